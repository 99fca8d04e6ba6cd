import { wrongOption } from '../../core/engine/option.js';
import type { Problem } from '../../core/engine/reason.js';
import { readServerAddress } from './server-address.js';
import { readTableCode } from '../../core/together/table-code.js';
import { reportProblem } from '../base/report.js';
import { colyseusSocket } from './colyseus-socket.js';
import { SeatKeeper, newToken, type SignIn, signedToken } from './seat-keeper.js';
import { type ConnectionHost, ServerConnection } from './server-connection.js';
import { serverProblemText } from './server-problem.js';
import type { RoomServer, TableConnection } from './table-connection.js';
import { RefusedJoin } from './table-socket.js';

/** A room as its tables on a server see it. The page's settings are unchecked. */
export interface TablesHost extends HTMLElement {
  readonly server: string | null;
  code: string | null;
  readonly signIn: SignIn;
  /** Reports a wrong value once. Without a problem, a later wrong value is reported again. */
  complainOf(option: string, problem: Problem | undefined): void;
  loadFailed(error: unknown): void;
}

/** Checks a room's server and code as soon as they are set, even if no table uses them. */
export function checkPlace(room: TablesHost, { server, code }: RoomServer): void {
  const address = readServerAddress(server);
  room.complainOf('server', 'problem' in address ? address.problem : undefined);
  const read = code === undefined ? undefined : readTableCode(code);
  const wrong = read && 'problem' in read ? String(read.problem['accepted']) : undefined;
  room.complainOf(
    'code',
    wrong === undefined ? undefined : wrongOption('code', code, wrong).problem,
  );
}

/** The element that has joined in each room. */
const joined = new WeakMap<
  RoomServer,
  { readonly element: HTMLElement; readonly connection: TableConnection }
>();

/** A connection that was refused. */
const refused = (problem: Problem): TableConnection => ({
  state: 'closed',
  problem,
  send: () => undefined,
  subscribe: () => () => undefined,
  keepToken: () => undefined,
  close: () => undefined,
});

/** Until the connection is closed, wakes it when the page may have lost it, or can have it back. */
function watchWaking(connection: ServerConnection): void {
  const end = new AbortController();
  const wake = (): void => {
    if (connection.state === 'closed') end.abort();
    else if (document.visibilityState === 'visible') connection.wake();
  };
  const { signal } = end;
  addEventListener('online', wake, { signal });
  addEventListener('pageshow', wake, { signal });
  document.addEventListener('visibilitychange', wake, { signal });
}

/** The host site's token for one try to connect. If its code throws, that is reported and tried again. */
async function auth(signIn: SignIn): Promise<string | undefined> {
  const signed = await signedToken(signIn);
  if ('problem' in signed) throw new RefusedJoin(signed.problem, false);
  return signed.value;
}

function hostOf(
  server: string,
  code: string,
  place: RoomServer,
  element: HTMLElement,
): ConnectionHost {
  return {
    open: colyseusSocket(server, code),
    seats: new SeatKeeper(server, code),
    now: () => performance.now(),
    after: (milliseconds, act) => {
      const timer = setTimeout(act, milliseconds);
      return () => clearTimeout(timer);
    },
    chance: () => Math.random(),
    newToken,
    signIn: () => auth(place.signIn()),
    complain: (problem, cause) =>
      reportProblem(element, problem, serverProblemText({ ...problem, server }), cause),
  };
}

/** Joins the table of a room for one element. A second element in the room is refused. */
export function joinTable(place: RoomServer, element: HTMLElement): TableConnection {
  const server = readServerAddress(place.server);
  if ('problem' in server) return refused(server.problem);
  const code = readTableCode(place.code);
  if ('problem' in code) return refused(code.problem);
  const before = joined.get(place);
  const isFree = !before || before.connection.state === 'closed' || !before.element.isConnected;
  if (before && !isFree) {
    if (before.element === element) return before.connection;
    const problem = { code: 'second-table', table: code.value };
    reportProblem(element, problem, serverProblemText(problem));
    return refused(problem);
  }
  before?.connection.close();
  const connection = new ServerConnection(hostOf(server.value, code.value, place, element));
  watchWaking(connection);
  joined.set(place, { element, connection });
  return connection;
}
