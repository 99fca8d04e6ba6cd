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
 * The part of Colyseus 0.18's wire that a table needs: a seat of the room is got by HTTP, and messages are bytes. Its own
 * package for pages is 53 kB gzipped, of which none could be left out. test/pages/together holds this file to the server
 * that is installed.
 */
const JOIN_ROOM = 10;
const LEAVE_ROOM = 12;
const ROOM_DATA_BYTES = 17;
/** The one type of bytes that a table's room knows. */
const JSON_TYPE = 1;

/** What another try does not change: wrong options, no leave to come, no such table, another protocol. */
const FINAL = [400, 401, 403, 404, 426];

/** How a server closes a socket that sent too much. */
const TOO_MUCH = [1009, 4429];

/** Opens sockets to the table of that code. */
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
    // The id of this one visit, which Colyseus wants in the address; it is of no use to anybody once the socket is open.
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
      // Whoever sends text is no Colyseus; it is not answered.
      const frame = new Uint8Array(data instanceof ArrayBuffer ? data : []);
      if (frame[0] === JOIN_ROOM) {
        socket.send(new Uint8Array([JOIN_ROOM]));
        isJoined = true;
        resolve(table);
      } else if (frame[0] === ROOM_DATA_BYTES && frame[1] === JSON_TYPE) {
        listener.heard(new TextDecoder().decode(frame.subarray(2)));
      }
    };
  });
}
