import { toJson } from '../../core/engine/json.js';
import type { Problem } from '../../core/engine/reason.js';
import type { ClientMessage, ServerMessage } from '../../core/together/messages.js';
import { readServerMessage } from '../../core/together/server-messages.js';
import { thrownMessage } from '../base/host-value.js';
import { RequestQueue, isRequest } from './request-queue.js';
import type { KeptSeat } from './seat-keeper.js';
import type { ConnectionEvent, ConnectionState, TableConnection } from './table-connection.js';
import {
  type Credentials,
  type OpenSocket,
  RefusedJoin,
  type TableSocket,
} from './table-socket.js';

/** The longest wait between two tries, and the shortest after the first; milliseconds. */
export const LONGEST_WAIT = 15_000;
const SHORTEST_WAIT = 250;

/**
 * How long to wait before a try to connect: not at all before the first, then twice as long each time. Up to
 * half of it is taken away at random, so that pages don't all reconnect at once when a server comes back.
 *
 * @param failed the number of failed tries since there was a connection
 * @param chance from 0 up to 1
 * @returns milliseconds
 */
export function waitBefore(failed: number, chance: number): number {
  if (failed === 0) return 0;
  const whole = Math.min(LONGEST_WAIT, SHORTEST_WAIT * 2 ** (failed - 1));
  return whole * (1 - chance / 2);
}

/** The interval of pings in milliseconds, and how many may stay without any message from the server. */
export const PING_EVERY = 10_000;
const MOST_MISSED = 2;
/** How long a try may take, in milliseconds. */
export const LONGEST_TRY = 8000;
/** If a connection ends sooner, the next try waits as after this many failures: half a second at most. */
const SHORTEST_LIFE = 2000;
const MOST_FAILED_OPEN = 2;

/** What a connection depends on. Tests replace time and sockets. */
export interface ConnectionHost {
  readonly open: OpenSocket;
  readonly seats: { readonly seat: KeptSeat | undefined; keep(seat: KeptSeat | undefined): void };
  /** The milliseconds of a monotonic clock. */
  now(): number;
  /** @returns a function that cancels it */
  after(milliseconds: number, act: () => void): () => void;
  /** A random number from 0 up to 1. */
  chance(): number;
  /** Makes a token for a seat, if none is stored. `undefined` lets the server choose it. */
  newToken(): string | undefined;
  /** The host site's signed token for a try to connect, or `undefined` if it has no sign-in. */
  signIn(): Promise<string | undefined>;
  /** Reports a problem to the page's author. */
  complain(problem: Problem, cause?: unknown): void;
}

/** A try to connect, and its socket. */
interface Try {
  readonly abort: AbortController;
  socket?: TableSocket;
  /** When the server's welcome arrived. */
  opened?: number;
}

const BYE = {
  replaced: 'seat-replaced',
  removed: 'seat-removed',
  'kept-out': 'kept-out',
  ended: 'table-ended',
} as const;

/** A table's connection, over as many sockets as it takes. */
export class ServerConnection implements TableConnection {
  state: ConnectionState = 'connecting';
  problem: Problem | undefined;
  private readonly listeners = new Set<(event: ConnectionEvent) => void>();
  /** The events before anybody subscribed, because the table may be loaded later than it is connected. */
  private earlyEvents: readonly ConnectionEvent[] | undefined = [];
  private readonly requests: RequestQueue;
  private token: string | undefined;
  /** Whether the server knows a seat by the token: the person's, or a booked one. */
  private hasSeat = false;
  private isSeated = false;
  private current: Try | undefined;
  /** The number of failed tries in a row. */
  private failed = 0;
  private missedPings = 0;
  private cancelWait: (() => void) | undefined;
  private cancelPing: (() => void) | undefined;
  private readonly complaints = new Set<string>();

  constructor(private readonly host: ConnectionHost) {
    const { token, lastId = 0 } = host.seats.seat ?? {};
    // Use a token of the page's own from the start, so that it can return to a seat even if the first answer
    // is lost.
    this.token = token ?? host.newToken();
    this.requests = new RequestQueue(lastId);
    void this.connect();
  }

  send(message: ClientMessage): void {
    // Its ids would conflict with those of the page that has the seat now.
    if (this.state === 'closed') return;
    if (isRequest(message)) this.requests.add(message);
    if (this.state !== 'open') return;
    if (isRequest(message)) this.sendNew();
    else this.current?.socket?.send(message);
  }

  subscribe(listener: (event: ConnectionEvent) => void): () => void {
    this.listeners.add(listener);
    const { earlyEvents = [] } = this;
    this.earlyEvents = undefined;
    const wasClosed = this.state === 'closed';
    for (const event of earlyEvents) {
      // The listener itself has closed the connection.
      if (this.state === 'closed' && !wasClosed) break;
      listener(event);
    }
    return () => this.listeners.delete(listener);
  }

  keepToken(token: string | undefined): void {
    this.token = token;
    this.hasSeat = token !== undefined;
    if (token === undefined) this.host.seats.keep(undefined);
    else this.keepSeat();
  }

  close(): void {
    this.closeFor(undefined);
  }

  /** Checks at once whether there is a connection, after the page was asleep or the network is back. */
  wake(): void {
    if (this.state === 'open') this.ping();
    else if (this.cancelWait) void this.connect();
  }

  /** Sends the requests that were not sent yet. Their ids are stored as used first. */
  private sendNew(): void {
    const requests = this.requests.next();
    if (requests.length > 0) this.keepSeat();
    for (const request of requests) this.current?.socket?.send(request);
  }

  /**
   * Forgets the token after the seat was left, or two pages would bring the same one. The maker of the table
   * keeps it, being identified by it.
   */
  private leftSeat(isMaker: boolean): void {
    this.hasSeat = false;
    if (!isMaker) this.host.seats.keep(undefined);
  }

  /** Stores the seat. A page without a seat doesn't overwrite the token of another page that may have one. */
  private keepSeat(): void {
    const { token, hasSeat } = this;
    const { seats } = this.host;
    const isOthers = seats.seat !== undefined && seats.seat.token !== token;
    if (token === undefined || (isOthers && !hasSeat)) return;
    seats.keep({ token, lastId: this.requests.lastId });
  }

  private async connect(): Promise<void> {
    this.cancelWait?.();
    this.cancelWait = undefined;
    const one: Try = { abort: new AbortController() };
    this.current = one;
    const { signal } = one.abort;
    const cancel = this.host.after(LONGEST_TRY, () => {
      if (this.current === one)
        this.notConnected(new Error(`no answer in ${LONGEST_TRY / 1000} s`));
    });
    const listener = {
      received: (json: string) => this.current === one && this.received(json, one),
      lost: (wait: number) => this.current === one && this.lost(wait),
    };
    try {
      const socket = await this.host.open(await this.credentials(), listener, signal);
      if (this.current !== one) {
        socket.close();
        return;
      }
      one.socket = socket;
      this.missedPings = 0;
      this.pingLater();
    } catch (error) {
      if (this.current === one) this.notConnected(error);
    } finally {
      cancel();
    }
  }

  private async credentials(): Promise<Credentials> {
    const auth = await this.host.signIn();
    const { token } = this;
    return { ...(token !== undefined && { token }), ...(auth !== undefined && { auth }) };
  }

  private notConnected(error: unknown): void {
    if (error instanceof RefusedJoin) {
      if (error.isFinal) return this.closeFor(error.problem, true);
      this.problem = error.problem;
    } else {
      this.problem = { code: 'server-unreachable', reason: thrownMessage(error) };
    }
    this.complainOnce(this.problem);
    this.lost(error instanceof RefusedJoin ? error.wait : 0);
  }

  private received(json: string, one: Try): void {
    this.missedPings = 0;
    const read = readServerMessage(json);
    if ('value' in read) return this.take(read.value, one);
    if (read.problem.code === 'protocol') return this.closeFor(read.problem, true);
    // Ask for the whole table to fill in what is missing, but only once for each problem.
    if (this.complainOnce(read.problem)) this.send({ type: 'sync' });
  }

  private take(message: ServerMessage, one: Try): void {
    switch (message.type) {
      case 'pong':
        return;
      case 'welcome':
        this.requests.goOnFrom(message.lastId ?? 0);
        this.opened(one, message.token);
        if (message.seat !== null && !this.hasSeat) {
          this.hasSeat = true;
          this.keepSeat();
        }
        if (message.seat === null && this.isSeated) this.leftSeat(message.isMaker);
        this.isSeated = message.seat !== null;
        return this.emit({ message });
      case 'answer': {
        const answer = this.requests.answered(message);
        this.sendNew();
        return answer && this.emit({ message: answer });
      }
      case 'bye':
        this.emit({ message });
        if (message.reason === 'removed') this.keepToken(undefined);
        return this.closeFor({ code: BYE[message.reason] });
      default:
        return this.emit({ message });
    }
  }

  private opened(one: Try, token: string | undefined): void {
    if (token !== undefined) this.keepToken(token);
    if (one.opened !== undefined) return;
    one.opened = this.host.now();
    this.problem = undefined;
    for (const request of this.requests.unanswered) one.socket?.send(request);
    // Another page had the seat until now, or for a while.
    const { seat } = this.host.seats;
    if (seat?.token === this.token) this.requests.goOnFrom(seat?.lastId ?? 0);
    this.sendNew();
    this.become('open');
  }

  /** Called when the connection is lost. Tries again after a wait. */
  private lost(wait: number): void {
    const opened = this.current?.opened;
    this.dropSocket();
    if (opened !== undefined) {
      const isShort = this.host.now() - opened < SHORTEST_LIFE;
      this.failed = isShort ? Math.min(this.failed, MOST_FAILED_OPEN) : 0;
    }
    const milliseconds = Math.max(wait, waitBefore(this.failed, this.host.chance()));
    this.failed++;
    this.cancelWait = this.host.after(milliseconds, () => void this.connect());
    this.become('lost');
  }

  private closeFor(problem: Problem | undefined, isAuthors = false): void {
    if (this.state === 'closed') return;
    this.problem = problem;
    this.dropSocket();
    this.cancelWait?.();
    this.cancelWait = undefined;
    if (problem && isAuthors) this.complainOnce(problem);
    this.become('closed');
  }

  private dropSocket(): void {
    this.cancelPing?.();
    const one = this.current;
    this.current = undefined;
    if (one?.socket) one.socket.close();
    else one?.abort.abort(new Error('given up'));
  }

  private pingLater(): void {
    this.cancelPing?.();
    this.cancelPing = this.host.after(PING_EVERY, () => this.ping());
  }

  private ping(): void {
    if (this.missedPings >= MOST_MISSED) return this.lost(0);
    this.missedPings++;
    this.current?.socket?.send({ type: 'ping', at: Math.round(this.host.now()) });
    this.pingLater();
  }

  private become(state: ConnectionState): void {
    if (this.state === state) return;
    this.state = state;
    this.emit({ state });
  }

  private emit(event: ConnectionEvent): void {
    if (this.earlyEvents) this.earlyEvents = [...this.earlyEvents, event];
    for (const listener of [...this.listeners]) listener(event);
  }

  /** @returns whether the problem is new */
  private complainOnce(problem: Problem): boolean {
    const what = toJson([problem.code, problem['message'], problem['field']]);
    if (this.complaints.has(what)) return false;
    this.complaints.add(what);
    this.host.complain(problem);
    return true;
  }
}
