import type { Problem } from '../../core/engine/reason.js';
import { togetherEn } from '../../locales/together-en.js';
import { reportProblem } from '../base/report.js';
import { colyseusSocket } from './colyseus-socket.js';
import { SeatKeeper } from './seat-keeper.js';
import { type ConnectionHost, ServerConnection } from './server-connection.js';
import type { TableConnection } from './table-connection.js';
import { RefusedJoin } from './table-socket.js';
import { type SignIn, signedToken } from './sign-in.js';

/** Where a room's table is. */
export interface TablePlace {
  /** The server, as `readServerAddress` gives it. */
  readonly server: string;
  readonly code: string;
  /** The room's, as it is just now. */
  signIn(): SignIn;
}

/** Who has joined at each place. */
const joined = new WeakMap<
  TablePlace,
  { readonly element: HTMLElement; readonly connection: TableConnection }
>();

/** A connection that never was. */
const refused = (problem: Problem): TableConnection => ({
  state: 'closed',
  problem,
  send: () => undefined,
  subscribe: () => () => undefined,
  keepToken: () => undefined,
  close: () => undefined,
});

/** What tells a page that it may have lost its connection, or can have it back. */
function watchWaking(connection: ServerConnection): () => void {
  const wake = (): void => {
    if (document.visibilityState === 'visible') connection.wake();
  };
  addEventListener('online', wake);
  addEventListener('pageshow', wake);
  document.addEventListener('visibilitychange', wake);
  return () => {
    removeEventListener('online', wake);
    removeEventListener('pageshow', wake);
    document.removeEventListener('visibilitychange', wake);
  };
}

/** The host site's token for one try to connect; where its code throws, that is told of and tried again. */
async function auth(signIn: SignIn): Promise<string | undefined> {
  const signed = await signedToken(signIn);
  if ('problem' in signed) throw new RefusedJoin(signed.problem, false);
  return signed.value;
}

function hostOf(place: TablePlace, element: HTMLElement): ConnectionHost {
  const { server, code } = place;
  return {
    open: colyseusSocket(server, code),
    seats: new SeatKeeper(server, code),
    now: () => performance.now(),
    after: (milliseconds, act) => {
      const timer = setTimeout(act, milliseconds);
      return () => clearTimeout(timer);
    },
    chance: () => Math.random(),
    signIn: () => auth(place.signIn()),
    complain: (problem, cause) =>
      reportProblem(element, problem, togetherEn.problem({ ...problem, server }), cause),
  };
}

/** Joins the table of a place, for one element: another one there has nothing to join. */
export function joinTable(place: TablePlace, element: HTMLElement): TableConnection {
  const before = joined.get(place);
  const isFree = !before || before.connection.state === 'closed' || !before.element.isConnected;
  if (before && !isFree) {
    if (before.element === element) return before.connection;
    const problem = { code: 'second-table', table: place.code };
    reportProblem(element, problem, togetherEn.problem(problem));
    return refused(problem);
  }
  before?.connection.close();
  const connection = new ServerConnection(hostOf(place, element));
  const unwatch = watchWaking(connection);
  connection.subscribe((event) => 'state' in event && event.state === 'closed' && unwatch());
  joined.set(place, { element, connection });
  return connection;
}
