import { randomBytes } from 'node:crypto';
import { checkRun } from '../../../src/core.js';
import { type SharedGame, sharedTables } from '../../../src/together.js';
import type { Seven27Options } from '../../../src/games/seven-twenty-seven/rules/options.js';
import type {
  Seven27Move,
  Seven27State,
} from '../../../src/games/seven-twenty-seven/rules/state.js';
import { RemoteTable } from '../../../src/core/together/remote-table.js';
import type { ClientMessage, ServerMessage } from '../../../src/core/together/messages.js';
import { type Place, type TableSocket, openSocket, reserve } from './wire.js';

type Request = Extract<ClientMessage, { readonly id: number }>;
type Asked = Request extends infer R ? (R extends Request ? Omit<R, 'id'> : never) : never;
export type Answer = Extract<ServerMessage, { readonly type: 'answer' }>;

/** Cheap moves, the preferred ones first. They play a hand to its end. */
const ORDER: readonly string[] = [
  ...['ante', 'check', 'call', 'stand', 'declare'],
  ...['ready', 'look', 'bid', 'trump', 'no-double', 'pass', 'play', 'moon'],
];

/** How long a test waits for a condition, in milliseconds. */
const PATIENCE = 20_000;

const open = new Set<Page>();

/**
 * Closes the pages that tests have left open, which would reconnect for ever. For a test file's
 * `after`.
 */
export const endPages = (): void => open.forEach((page) => page.close());

/**
 * A page at a table, as a server sees a browser. It reconnects if its connection is lost, and
 * repeats unanswered requests. Its types are those of Seven Twenty-Seven, which most tests play.
 */
export class Page {
  readonly table: RemoteTable<Seven27State, Seven27Move, Seven27Options>;
  /** All messages that it received, over all connections. */
  readonly received: ServerMessage[] = [];
  readonly answers = new Map<number, Answer>();
  /** The number of acknowledged moves, by hand. */
  readonly acknowledged = new Map<number, number>();
  /** The number of steps in each hand that it saw to its end. */
  readonly steps = new Map<number, number>();
  token: string | undefined;
  /** Milliseconds from the loss of a connection to the first message of the next one. */
  readonly absences: number[] = [];
  /** Milliseconds from a request to its answer. */
  readonly times: number[] = [];
  /** Whether it plays on its own. */
  plays = false;
  /** How long it thinks before each move, in milliseconds. */
  pause = 0;
  private socket: TableSocket | undefined;
  private readonly waiting = new Map<number, Request>();
  private readonly askedAt = new Map<number, number>();
  private readonly watchers = new Set<() => void>();
  /** The host site's token. */
  private auth: string | undefined;
  private lastId = 0;
  private lastServer = -1;
  private isClosed = false;
  private lostAt: number | undefined;
  private moved = '';

  private constructor(
    /** The addresses of its servers. If one does not answer, the page tries the next. */
    private readonly servers: readonly string[],
    readonly code: string,
    game: SharedGame,
  ) {
    this.table = new RemoteTable(sharedTables[game] as never, {
      send: (message) => this.socket?.send(message),
      sendMove: (message) => void this.request(message),
      checkRun,
      random: (bytes) => new Uint8Array(randomBytes(bytes)),
      words: () => '',
    });
    this.table.subscribe((event) => {
      if (event.type === 'checked')
        this.steps.set(event.transcript.hand, this.table.session!.moveCount);
    });
  }

  static async join(
    servers: string | readonly string[],
    code: string,
    token?: string,
    auth?: string,
    game: SharedGame = 'seven27-table',
  ): Promise<Page> {
    const page = new Page([servers].flat(), code, game);
    open.add(page);
    page.token = token;
    page.auth = auth;
    await page.connect();
    await page.until(() => page.table.joined !== undefined);
    return page;
  }

  /** Takes a seat. */
  async sit(name: string): Promise<void> {
    await this.ask({ type: 'sit', name });
    await this.until(() => this.token !== undefined);
  }

  /** Sends a request and waits for its answer. */
  async ask(asked: Asked): Promise<Answer> {
    const id = this.request(asked);
    await this.until(() => this.answers.has(id));
    return this.answers.get(id)!;
  }

  request(asked: Asked): number {
    const id = ++this.lastId;
    const request = { ...asked, id } as Request;
    this.waiting.set(id, request);
    this.askedAt.set(id, performance.now());
    this.socket?.send(request);
    return id;
  }

  /** Waits until all its requests are answered. */
  answered(): Promise<void> {
    return this.until(() => this.waiting.size === 0);
  }

  /** Waits until a condition is true. */
  until(isSo: () => boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.watchers.delete(look);
        const seen = [...open].map((page) => page.state);
        reject(new Error(`not so in ${PATIENCE} ms: ${String(isSo)}; ${JSON.stringify(seen)}`));
      }, PATIENCE);
      const look = (): void => {
        if (!isSo()) return;
        clearTimeout(timer);
        this.watchers.delete(look);
        resolve();
      };
      this.watchers.add(look);
      look();
    });
  }

  /** Drops the connection without a close message, as a failing network does. */
  lose(): void {
    this.socket?.terminate();
  }

  close(): void {
    this.isClosed = true;
    open.delete(this);
    this.socket?.terminate();
  }

  /** Details for the error message if a test waits in vain. */
  private get state(): object {
    const { status, session, seat } = this.table;
    const { moved, isClosed } = this;
    const isConnected = this.socket !== undefined;
    const last = this.received.slice(-4);
    const waiting = [...this.waiting.values()];
    return {
      seat,
      phase: status?.phase,
      step: session?.moveCount,
      moved,
      isConnected,
      isClosed,
      waiting,
      last,
    };
  }

  /** Forgets what it recorded for tests, as a long bench doesn't need it. */
  forget(): void {
    this.received.length = this.table.checked.length = this.times.length = 0;
    for (const map of [this.answers, this.acknowledged, this.steps]) map.clear();
  }

  /** The index of the server that it is connected to, in its list of servers. */
  get server(): number {
    return this.servers.findIndex((server) => this.socket?.url.includes(new URL(server).host));
  }

  private async connect(): Promise<void> {
    // A server that was just lost is tried last.
    for (let tries = this.lastServer + 1; !this.isClosed; tries++) {
      const place = await this.findPlace(this.servers[tries % this.servers.length]!);
      if (place && (await this.open(place))) return;
      await new Promise((done) => setTimeout(done, 50));
    }
  }

  private async findPlace(server: string): Promise<Place | undefined> {
    const { token, auth } = this;
    const answer = await reserve(server, this.code, { token, auth }).catch(() => undefined);
    return answer?.place && { ...answer.place, server };
  }

  private async open(place: Place): Promise<boolean> {
    try {
      this.table.connected();
      this.socket = await openSocket(place, {
        message: (message) => this.receive(message),
        closed: () => {
          this.lastServer = this.server;
          this.socket = undefined;
          if (this.isClosed) return;
          this.lostAt ??= performance.now();
          void this.connect();
        },
      });
    } catch {
      return false;
    }
    for (const request of this.waiting.values()) this.socket.send(request);
    return true;
  }

  private receive(message: ServerMessage): void {
    if (this.lostAt !== undefined) this.absences.push(performance.now() - this.lostAt);
    this.lostAt = undefined;
    this.received.push(message);
    if (message.type === 'welcome') {
      this.token = message.token ?? this.token;
      this.moved = '';
    }
    if (message.type === 'answer') this.hear(message);
    if (message.type === 'bye') this.isClosed = true;
    if (message.type !== 'pong') this.table.receive(message);
    if (this.plays) this.play();
    for (const watcher of [...this.watchers]) watcher();
  }

  private hear(answer: Answer): void {
    const request = this.waiting.get(answer.id);
    this.waiting.delete(answer.id);
    if (request?.type === 'move' && !answer.refused && !this.answers.has(answer.id))
      this.acknowledged.set(request.hand, (this.acknowledged.get(request.hand) ?? 0) + 1);
    this.answers.set(answer.id, answer);
    this.times.push(performance.now() - this.askedAt.get(answer.id)!);
    this.askedAt.delete(answer.id);
  }

  /** Starts or stops playing on its own. */
  playOn(isOn: boolean): void {
    this.plays = isOn;
    if (isOn) this.play();
  }

  /** Plays a move once for each step, and is ready for the next hand. */
  private play(): void {
    const { session, run, status, seat } = this.table;
    if (seat === undefined || !status || this.waiting.size > 0 || status.phase === 'shuffle')
      return;
    const at = `${run?.hand} ${session?.moveCount} ${status.phase}`;
    if (at === this.moved) return;
    if (status.phase === 'hand') {
      this.move(seat, at);
    } else if (status.people[seat]?.isReady === false) {
      this.moved = at;
      this.request({ type: 'next' });
    }
  }

  private move(seat: number, at: string): void {
    const { session } = this.table;
    const legal = session?.legalMoves(seat) ?? [];
    const [move] = ORDER.flatMap((type) => legal.filter((one) => one.type === type));
    if (!move) return;
    this.moved = at;
    if (this.pause === 0) session?.play(move);
    else setTimeout(() => session?.play(move), this.pause);
  }
}
