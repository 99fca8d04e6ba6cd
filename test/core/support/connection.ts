import type { Problem } from '../../../src/core/engine/reason.js';
import type { ClientMessage, ServerMessage } from '../../../src/core/together/messages.js';
import type { KeptSeat } from '../../../src/elements/together/seat-keeper.js';
import { ServerConnection } from '../../../src/elements/together/server-connection.js';
import type { ConnectionEvent } from '../../../src/elements/together/table-connection.js';
import type { Credentials, SocketListener } from '../../../src/elements/together/table-socket.js';

/** A clock that a test moves. */
export class FakeClock {
  time = 0;
  private readonly due = new Map<symbol, { readonly at: number; readonly act: () => void }>();

  after(milliseconds: number, act: () => void): () => void {
    const key = Symbol();
    this.due.set(key, { at: this.time + milliseconds, act });
    return () => this.due.delete(key);
  }

  /** The waits that are running. */
  get waits(): readonly number[] {
    return [...this.due.values()].map(({ at }) => at - this.time);
  }

  async pass(milliseconds: number): Promise<void> {
    const end = this.time + milliseconds;
    for (;;) {
      await settled();
      const next = [...this.due]
        .filter(([, { at }]) => at <= end)
        .sort(([, a], [, b]) => a.at - b.at)[0];
      if (!next) break;
      this.due.delete(next[0]);
      this.time = next[1].at;
      next[1].act();
    }
    this.time = end;
  }
}

/** Until all promises that are settled already were received. */
export const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** One try to connect, as the server sees it. */
export interface Arrival {
  readonly credentials: Credentials;
  readonly listener: SocketListener;
  readonly signal: AbortSignal;
  readonly sent: ClientMessage[];
  isClosed: boolean;
  accept(): void;
  refuse(error: Error): void;
}

export const WELCOME: ServerMessage = {
  ...{ type: 'welcome', protocol: 1, game: 'seven27-table', code: 'K7QXH2MP', settings: {} },
  ...{ clock: { decision: 30_000, bank: 60_000 }, seat: null, isMaker: false },
};

/** A connection with its own time, a server that a test plays, and what was received. */
export function setUp(
  kept?: KeptSeat,
  signIn: () => Promise<string | undefined> = () => Promise.resolve(undefined),
  fresh?: string,
  listens = true,
) {
  const clock = new FakeClock();
  const arrivals: Arrival[] = [];
  const events: ConnectionEvent[] = [];
  const complaints: Problem[] = [];
  const seats = {
    seat: kept,
    keep(seat: KeptSeat | undefined) {
      this.seat = seat;
    },
  };
  const connection = new ServerConnection({
    open: (credentials, listener, signal) =>
      new Promise((resolve, reject) => {
        const sent: ClientMessage[] = [];
        const one: Arrival = {
          ...{ credentials, listener, signal, sent, isClosed: false },
          accept: () =>
            resolve({
              send: (message) => sent.push(message),
              close: () => (one.isClosed = true),
            }),
          refuse: reject,
        };
        arrivals.push(one);
      }),
    seats,
    now: () => clock.time,
    after: (milliseconds, act) => clock.after(milliseconds, act),
    chance: () => 0,
    newToken: () => fresh,
    signIn,
    complain: (problem) => complaints.push(problem),
  });
  if (listens) connection.subscribe((event) => events.push(event));
  /** The last one who came. */
  const last = (): Arrival => arrivals.at(-1)!;
  const say = (message: object): void => last().listener.received(JSON.stringify(message));
  const letIn = async (more: object = {}): Promise<void> => {
    await settled();
    last().accept();
    await settled();
    say({ ...WELCOME, ...more });
  };
  return { clock, arrivals, events, complaints, seats, connection, last, say, letIn };
}

export const states = (events: readonly ConnectionEvent[]): readonly string[] =>
  events.flatMap((event) => ('state' in event ? [event.state] : []));
