import { toJson } from '../../core/engine/json.js';
import { PROTOCOL } from '../../core/together/messages.js';
import { askServer } from './server-request.js';
import {
  type OpenSocket,
  RefusedJoin,
  type SocketListener,
  type TableSocket,
} from './table-socket.js';

/**
 * The part of Colyseus 0.18's protocol that a table needs. HTTP reserves a seat in the room, and messages are
 * bytes. Colyseus' own package for browsers is 53 kB gzipped and can't be tree-shaken. test/pages/together
 * tests this file against the installed server.
 */
const JOIN_ROOM = 10;
const LEAVE_ROOM = 12;
const ROOM_DATA_BYTES = 17;
/** The only type of binary messages in a table's room. */
const JSON_TYPE = 1;

/**
 * Statuses that another try doesn't change: wrong options, unauthorized, forbidden, no such table, another
 * protocol.
 */
const FINAL = [400, 401, 403, 404, 426];

/** The codes with which a server closes a socket that sent too much, or for which too much waited. */
const TOO_MUCH = [1009, 4013, 4429];

/** Opens sockets to the table with that code. */
export const colyseusSocket =
  (server: string, code: string): OpenSocket =>
  async (credentials, listener, signal) => {
    const asked = { protocol: PROTOCOL, ...credentials };
    const answer = await askServer(`${server}/matchmake/joinById/${code}`, asked, signal);
    const { status, body, problem } = answer;
    if (problem) {
      throw new RefusedJoin(
        problem,
        FINAL.includes(status),
        1000 * Number(problem['retryAfter'] ?? 0),
      );
    }
    const { processId, roomId, sessionId, publicAddress } = body;
    const base =
      typeof publicAddress === 'string' ? `${new URL(server).protocol}//${publicAddress}` : server;
    const path = [processId, roomId].map((one) => encodeURIComponent(String(one))).join('/');
    // The id of this visit, which Colyseus requires in the address. It is useless to others when the socket
    // is open.
    const query = `sessionId=${encodeURIComponent(String(sessionId))}`;
    return join(`${base.replace('http', 'ws')}/${path}?${query}`, listener, signal);
  };

function join(
  address: string,
  listener: SocketListener,
  signal: AbortSignal,
): Promise<TableSocket> {
  const socket = new WebSocket(address);
  socket.binaryType = 'arraybuffer';
  const table: TableSocket = {
    send(message) {
      const body = new TextEncoder().encode(toJson(message));
      socket.send(new Uint8Array([ROOM_DATA_BYTES, JSON_TYPE, ...body]));
    },
    close() {
      socket.onclose = socket.onmessage = null;
      if (socket.readyState === WebSocket.OPEN) socket.send(new Uint8Array([LEAVE_ROOM]));
      socket.close();
    },
  };
  return new Promise((resolve, reject) => {
    let isJoined = false;
    signal.addEventListener('abort', () => {
      reject(signal.reason as Error);
      table.close();
    });
    socket.onclose = ({ code }) => {
      if (isJoined) listener.lost(TOO_MUCH.includes(code) ? 1000 : 0);
      else reject(new Error(`the socket was closed (${code})`));
    };
    socket.onmessage = ({ data }) => {
      // Colyseus sends no text, so a text message is ignored.
      const frame = new Uint8Array(data instanceof ArrayBuffer ? data : []);
      if (frame[0] === JOIN_ROOM) {
        socket.send(new Uint8Array([JOIN_ROOM]));
        isJoined = true;
        resolve(table);
      } else if (frame[0] === ROOM_DATA_BYTES && frame[1] === JSON_TYPE) {
        listener.received(new TextDecoder().decode(frame.subarray(2)));
      }
    };
  });
}
