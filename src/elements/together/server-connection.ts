import { toJson } from '../../core/engine/json.js';
import type { Problem } from '../../core/engine/reason.js';
import type { ClientMessage, ServerMessage } from '../../core/together/messages.js';
import { readServerMessage } from '../../core/together/server-messages.js';
import { thrownMessage } from '../base/host-value.js';
import { RequestQueue, isRequest } from './request-queue.js';
import { waitBefore } from './retry-waits.js';
import type { KeptSeat } from './seat-keeper.js';
import type { ConnectionEvent, ConnectionState, TableConnection } from './table-connection.js';
import {
  type Credentials,
  type OpenSocket,
  RefusedJoin,
  type TableSocket,
} from './table-socket.js';

/** How often the server is asked whether it is there, and how many of these may stay without anything heard. */
export const PING_EVERY = 10_000;
const MOST_MISSED = 2;
/** How long a try may take. */
export const LONGEST_TRY = 8000;
/** After a connection that ends sooner the next try waits, as after so many that failed: half a second at most. */
const SHORTEST_LIFE = 2000;
const MOST_FAILED_OPEN = 2;

/** What a connection works with; a test has its own time and its own sockets. */
export interface ConnectionHost {
  readonly open: OpenSocket;
  readonly seats: { readonly seat: KeptSeat | undefined; keep(seat: KeptSeat | undefined): void };
  /** Any steady clock's milliseconds. */
  now(): number;
  /** @returns what takes it back */
  after(milliseconds: number, act: () => void): () => void;
  /** From 0 up to 1. */
  chance(): number;
  /** What the seat will be known by where none is kept; none where the server is to choose it. */
  newToken(): string | undefined;
  /** The host site's signed token for a try to connect; none where it has no sign-in. */
  signIn(): Promise<string | undefined>;
  /** Tells the page's author of what was wrong. */
  complain(problem: Problem, cause?: unknown): void;
}

/** One try to connect, and the socket that came of it. */
interface Try {
  readonly abort: AbortController;
  socket?: TableSocket;
  /** When the server bade welcome. */
  opened?: number;
}

const BYE = {
  replaced: 'seat-replaced',
  removed: 'seat-removed',
  ended: 'table-ended',
} as const;

/** A table's connection over as many sockets as it takes. */
export class ServerConnection implements TableConnection {
  state: ConnectionState = 'connecting';
  problem: Problem | undefined;
  private readonly listeners = new Set<(event: ConnectionEvent) => void>();
  /** What was heard before anybody listened: the table may be loaded later than it is connected. */
  private unheard: readonly ConnectionEvent[] | undefined = [];
  private readonly requests: RequestQueue;
  private token: string | undefined;
  /** Whether the server knows a seat by the token: the person's, or one that is booked. */
  private hasSeat = false;
  private isSeated = false;
  private current: Try | undefined;
  /** How many tries have failed one after the other. */
  private failed = 0;
  private missedPings = 0;
  private cancelWait: (() => void) | undefined;
  private cancelPing: (() => void) | undefined;
  private readonly complaints = new Set<string>();

  constructor(private readonly host: ConnectionHost) {
    const { token, lastId = 0 } = host.seats.seat ?? {};
    // The page's own from the start: a seat whose first answer is lost can be come back to.
    this.token = token ?? host.newToken();
    this.requests = new RequestQueue(lastId);
    void this.connect();
  }

  send(message: ClientMessage): void {
    // Its numbers would stand in the way of who has the seat now.
    if (this.state === 'closed') return;
    if (isRequest(message)) this.requests.add(message);
    if (this.state !== 'open') return;
    if (isRequest(message)) this.sendNew();
    else this.current?.socket?.send(message);
  }

  subscribe(listener: (event: ConnectionEvent) => void): () => void {
    this.listeners.add(listener);
    const { unheard = [] } = this;
    this.unheard = undefined;
    const wasClosed = this.state === 'closed';
    for (const event of unheard) {
      // The listener itself has closed it.
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

  /** The page was asleep, or the network is back: sees at once whether there is a connection. */
  wake(): void {
    if (this.state === 'open') this.ping();
    else if (this.cancelWait) void this.connect();
  }

  /** Sends what was asked for and not sent yet; that its numbers are used is kept first. */
  private sendNew(): void {
    const requests = this.requests.next();
    if (requests.length > 0) this.keepSeat();
    for (const request of requests) this.current?.socket?.send(request);
  }

  /** Its token is nobody's any more, but the maker's, who is known by it: else two pages would bring the same one. */
  private leftSeat(isMaker: boolean): void {
    this.hasSeat = false;
    if (!isMaker) this.host.seats.keep(undefined);
  }

  /** A page that has no seat yet leaves the token of another one that may have. */
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
      heard: (json: string) => this.current === one && this.heard(json, one),
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

  private heard(json: string, one: Try): void {
    this.missedPings = 0;
    const read = readServerMessage(json);
    if ('value' in read) return this.take(read.value, one);
    if (read.problem.code === 'protocol') return this.closeFor(read.problem, true);
    // The table as a whole mends what is missing; a server that does not get it right is not asked twice.
    if (this.complainOnce(read.problem)) this.send({ type: 'sync' });
  }

  private take(message: ServerMessage, one: Try): void {
    switch (message.type) {
      case 'pong':
        return;
      case 'welcome':
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
    // The seat was another page's until now, or for a while.
    const { seat } = this.host.seats;
    if (seat?.token === this.token) this.requests.goOnFrom(seat?.lastId ?? 0);
    this.sendNew();
    this.become('open');
  }

  /** Without a connection from now on, until a try succeeds. */
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
    if (this.unheard) this.unheard = [...this.unheard, event];
    for (const listener of [...this.listeners]) listener(event);
  }

  /** @returns whether it was new */
  private complainOnce(problem: Problem): boolean {
    const what = toJson([problem.code, problem['message'], problem['field']]);
    if (this.complaints.has(what)) return false;
    this.complaints.add(what);
    this.host.complain(problem);
    return true;
  }
}
