import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type HistoryChange, MemoryHistory } from '../../../src/storage.js';
import { serverUrl } from '../../harness/pages.js';

interface Stored {
  readonly value: string;
  readonly version: number;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString();
}

/**
 * A site's server, as in docs/guides/saves-and-statistics.md: saves under `/saves`, finished games under `/history`. It forwards other requests to
 * the project's server, so that its pages have the same origin.
 */
export class SavesServer {
  readonly saves = new Map<string, Stored>();
  readonly history = new MemoryHistory();
  /** The requests for saves and games: `PUT key value`. */
  readonly asked: string[] = [];
  /** The status of all answers. */
  status = 200;
  /** Whether the server does not answer. */
  down = false;
  private gate: Promise<void> | undefined;
  private open: (() => void) | undefined;

  private constructor(
    private readonly server: Server,
    private readonly project: string,
  ) {}

  static async start(): Promise<SavesServer> {
    const server = createServer();
    const own = new SavesServer(server, await serverUrl());
    server.on('request', (request, response) => void own.answer(request, response));
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    return own;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Holds back answers from now on. */
  hold(): void {
    this.gate = new Promise((open) => (this.open = open));
  }

  /** Sends all answers that were held back, and those to come. */
  release(): void {
    this.open?.();
    this.gate = undefined;
  }

  async close(): Promise<void> {
    this.release();
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/' } = request;
    const [, room, key = ''] = url.split('/').map(decodeURIComponent);
    if (room !== 'saves' && room !== 'history') return this.pass(url, response);
    const body = await bodyOf(request);
    this.asked.push([method, room === 'history' ? room : key, body].filter(Boolean).join(' '));
    await this.gate;
    if (this.down) return void request.socket.destroy();
    if (this.status !== 200) return void response.writeHead(this.status).end();
    if (room === 'history') return this.changeHistory(method, body, response);
    if (method === 'GET') {
      this.json(response, Object.fromEntries(this.saves));
      return;
    }
    this.changeSave(method, key, body, request.headers['if-match'], response);
  }

  private changeSave(
    method: string,
    key: string,
    value: string,
    ifMatch: string | undefined,
    response: ServerResponse,
  ): void {
    const version = this.saves.get(key)?.version ?? 0;
    if (ifMatch !== String(version)) return void response.writeHead(412).end();
    if (method === 'DELETE') this.saves.delete(key);
    else this.saves.set(key, { value, version: version + 1 });
    response.writeHead(200, { etag: String(method === 'DELETE' ? 0 : version + 1) }).end();
  }

  private async changeHistory(
    method: string,
    body: string,
    response: ServerResponse,
  ): Promise<void> {
    if (method === 'GET') {
      this.json(response, await this.history.read());
      return;
    }
    await this.history.change(JSON.parse(body) as HistoryChange);
    response.end();
  }

  private json(response: ServerResponse, value: object): void {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value));
  }

  private async pass(url: string, response: ServerResponse): Promise<void> {
    const answer = await fetch(this.project + url);
    const type = answer.headers.get('content-type') ?? 'text/plain';
    response.writeHead(answer.status, { 'content-type': type });
    response.end(Buffer.from(await answer.arrayBuffer()));
  }
}
