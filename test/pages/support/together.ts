import type { BrowserContext } from 'playwright-core';
import type { ClientMessage, ServerMessage } from '../../../src/core/together/messages.js';
import type { TableConnection } from '../../../src/elements/together/table-connection.js';
import { type TestPage, openPage } from '../../harness/pages.js';
import { STRICT } from './site.js';

/** The strict policy of a page that may use a server of tables. */
export const strictWith = (server: string): Readonly<Record<string, string>> => ({
  'content-security-policy': `${STRICT['content-security-policy']}; connect-src 'self' ${server} ${server.replace('http', 'ws')}`,
});

/** The globals of a guest's page. */
interface GuestGlobal {
  readonly sockets: WebSocket[];
  connection: TableConnection;
  readonly heard: ServerMessage[];
  readonly states: string[];
}

/** Records the sockets of a page, so that a test can close them. */
export const KEPT_SOCKETS = `{
  const sockets = (globalThis.sockets = []);
  globalThis.WebSocket = class extends WebSocket {
    constructor(...given) {
      super(...given);
      sockets.push(this);
    }
  };
}`;

/** A page with a room whose table is an element of the test: it joins, and records its messages. */
export interface Guest {
  readonly page: TestPage;
  /** The URLs of all requests. */
  readonly addresses: readonly string[];
  send(message: ClientMessage): Promise<void>;
  /** Waits for a state of the connection. Returns the milliseconds that it took. */
  becomes(state: string): Promise<number>;
  /** Waits until the last message of this type has these fields. */
  hears(type: ServerMessage['type'], fields?: object): Promise<Readonly<Record<string, unknown>>>;
  /** Closes the socket, and waits until the connection is open again. */
  loseSocket(): Promise<void>;
  /** The stored token. */
  token(): Promise<string | undefined>;
  problem(): Promise<unknown>;
}

export interface GuestOptions {
  readonly context?: BrowserContext;
  /** A script that runs before the page's own: a sign-in. */
  readonly init?: string;
  readonly warns?: boolean;
}

interface LentRoom {
  readonly together: { join(element: HTMLElement): Promise<TableConnection> };
}

/** Runs in the page: joins the room's table as an element of the test. */
async function join(): Promise<void> {
  const page = globalThis as unknown as GuestGlobal & { readonly signIn?: () => Promise<string> };
  const room = document.querySelector('card-room')!;
  room.signIn = page.signIn ?? null;
  const element = room.appendChild(document.createElement('test-guest'));
  const asking = new Event('context-request', { bubbles: true, composed: true });
  const { together } = await new Promise<LentRoom>((callback) => {
    Object.assign(asking, { context: Symbol.for('baize/room/1'), callback });
    element.dispatchEvent(asking);
  });
  const connection = await together.join(element);
  Object.assign(page, { connection, heard: [], states: [connection.state] });
  connection.subscribe((event) => {
    if ('message' in event) page.heard.push(event.message);
    else page.states.push(event.state);
  });
}

/** Opens a page under a strict policy, and joins the table. */
export async function openGuest(
  server: string,
  code: string,
  { context, init = '', warns = false }: GuestOptions = {},
): Promise<Guest> {
  const page = await openPage({
    html: `<card-room server="${server}" code="${code}"></card-room>`,
    headers: strictWith(server),
    init: `${KEPT_SOCKETS};${init}`,
    warns,
    ...(context && { context }),
  });
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  page.on('websocket', (socket) => addresses.push(socket.url()));
  await page.evaluate(join);
  const becomes = (state: string): Promise<number> =>
    page.evaluate(async (wanted) => {
      const { connection } = globalThis as unknown as GuestGlobal;
      const begun = performance.now();
      if (connection.state !== wanted) {
        await new Promise<void>((resolve, reject) => {
          const { state, problem } = connection;
          const why = `${state}, not ${wanted}: ${JSON.stringify(problem)}`;
          const timer = setTimeout(() => reject(new Error(why)), 15_000);
          const end = connection.subscribe(() => {
            if (connection.state !== wanted) return;
            clearTimeout(timer);
            end();
            resolve();
          });
        });
      }
      return performance.now() - begun;
    }, state);
  return {
    page,
    addresses,
    becomes,
    send: (message) =>
      page.evaluate(
        (sent) => (globalThis as unknown as GuestGlobal).connection.send(sent),
        message,
      ),
    async hears(type, fields = {}) {
      const handle = await page.waitForFunction(
        ([wanted, having]) => {
          const { heard } = globalThis as unknown as GuestGlobal;
          const last = heard.filter((message) => message.type === wanted).at(-1);
          const all = Object.entries(having);
          const fits = last && all.every(([name, one]) => Reflect.get(last, name) === one);
          return fits ? last : undefined;
        },
        [type, fields] as const,
      );
      return (await handle.jsonValue()) as unknown as Readonly<Record<string, unknown>>;
    },
    loseSocket: () =>
      page.evaluate(() => {
        const { connection, sockets } = globalThis as unknown as GuestGlobal;
        return new Promise<void>((resolve) => {
          let wasLost = false;
          const end = connection.subscribe(() => {
            wasLost ||= connection.state === 'lost';
            if (!wasLost || connection.state !== 'open') return;
            end();
            resolve();
          });
          sockets.at(-1)!.close();
        });
      }),
    token: () =>
      page.evaluate(() => {
        const name = Object.keys(localStorage).find((key) => key.startsWith('baize:seat:'));
        const kept = JSON.parse(localStorage.getItem(name ?? '') ?? '{}') as { token?: string };
        return kept.token;
      }),
    problem: () => page.evaluate(() => (globalThis as unknown as GuestGlobal).connection.problem),
  };
}
