import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { ClientMessage, ServerMessage } from '../../../src/core/together/messages.js';

/** A place at a table, as a server gives it to a page. */
export interface Place {
  readonly server: string;
  readonly processId: string;
  readonly roomId: string;
  readonly sessionId: string;
  readonly publicAddress?: string;
}

export interface HttpAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Posts to a server. A body that is not a string is sent as JSON. */
export async function post(
  address: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<HttpAnswer> {
  return ask(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

export const get = (address: string): Promise<HttpAnswer> => ask(address, {});

async function ask(address: string, how: RequestInit): Promise<HttpAnswer> {
  // A suspended server accepts connections, but does not answer.
  const answer = await fetch(address, { ...how, signal: AbortSignal.timeout(5000) });
  const text = await answer.text();
  const json = text === '' ? {} : (JSON.parse(text) as Record<string, unknown>);
  return { status: answer.status, headers: answer.headers, body: json };
}

/** Makes a table. Returns its code and its maker's token. */
export async function makeTable(
  server: string,
  asked: Readonly<Record<string, unknown>> = {},
): Promise<{ code: string; token: string }> {
  const { status, body } = await post(`${server}/tables`, { game: 'seven27-table', ...asked });
  if (status !== 201) throw new Error(`no table: ${status} ${JSON.stringify(body)}`);
  return body as { code: string; token: string };
}

/** Requests a place at a table. */
export async function reserve(
  server: string,
  code: string,
  asked: Readonly<Record<string, unknown>> = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<HttpAnswer & { place: Place | undefined }> {
  const address = `${server}/matchmake/joinById/${code}`;
  const answer = await post(address, { protocol: 1, ...asked }, headers);
  const place =
    answer.status === 200 ? ({ server, ...answer.body } as unknown as Place) : undefined;
  return { ...answer, place };
}

export const socketAddress = ({ server, publicAddress, ...place }: Place): string => {
  const base = publicAddress ? `ws://${publicAddress}` : server.replace('http', 'ws');
  return `${base}/${place.processId}/${place.roomId}?sessionId=${place.sessionId}`;
};

/** A socket that has joined a table. */
export interface TableSocket {
  readonly url: string;
  readonly socket: WebSocket;
  send(message: ClientMessage): void;
  terminate(): void;
}

export interface SocketListener {
  message(message: ServerMessage): void;
  closed(code: number): void;
}

/** Opens a socket to a table, with the handshake that Colyseus requires. */
export async function openSocket(place: Place, listener: SocketListener): Promise<TableSocket> {
  const socket = new WebSocket(socketAddress(place));
  socket.on('error', () => undefined);
  const joined = new Promise<void>((resolve, reject) => {
    socket.on('close', (code) => {
      reject(new Error(`the socket was closed: ${code}`));
    });
    socket.on('message', (data: Buffer) => {
      if (data[0] === 10) {
        socket.send(Buffer.from([10]));
        resolve();
      } else if (data[0] === 17 && data[1] === 1) {
        listener.message(JSON.parse(data.subarray(2).toString()) as ServerMessage);
      }
    });
  });
  await joined;
  socket.on('close', (code) => listener.closed(code));
  return {
    ...{ url: socket.url, socket },
    send: (message) => socket.send(frameOf(JSON.stringify(message))),
    terminate: () => socket.terminate(),
  };
}

/** A message as a frame. */
export const frameOf = (json: string): Buffer =>
  Buffer.concat([Buffer.from([17, 1]), Buffer.from(json)]);

/** The HTTP status that refuses a socket, or 101 if the socket opens. */
export async function refusedSocket(
  address: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<number> {
  const socket = new WebSocket(address, { headers });
  const opened = once(socket, 'open').then(() => {
    socket.terminate();
    return 101;
  });
  const refused = once(socket, 'unexpected-response').then(([, answer]) => {
    const { statusCode } = answer as { statusCode: number };
    return statusCode;
  });
  // The promise that loses the race may be rejected later, which doesn't matter.
  for (const one of [opened, refused]) one.catch(() => undefined);
  socket.on('error', () => undefined);
  return Promise.race([opened, refused]);
}
