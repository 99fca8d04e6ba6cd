import type { Problem } from '../../../src/core/engine/reason.js';
import type { ClientMessage } from '../../../src/core/together/messages.js';
import { ROOM, type Room } from '../../../src/elements/controllers/room.js';
import type {
  ConnectionEvent,
  ConnectionState,
  TableConnection,
} from '../../../src/elements/together/table-connection.js';
import { LocalStore } from '../../../src/storage/local-store.js';
import { type SharedGame, TableHost, sharedTables, tokenHash } from '../../../src/together.js';

/** Counts up: its values differ, and are the same in each run. */
function counting(): (count: number) => Uint8Array {
  let drawn = 0;
  return (count) => {
    drawn++;
    return Uint8Array.from({ length: count }, (_, at) => (drawn * 31 + at * 7) % 256);
  };
}

/** A connection of one element to a host in the same page. Messages are JSON, sent in separate tasks. */
export class PairConnection implements TableConnection {
  state: ConnectionState = 'connecting';
  problem: Problem | undefined;
  token: string | undefined;
  /** The messages that the element has sent. */
  readonly sent: ClientMessage[] = [];
  private readonly listeners = new Set<(event: ConnectionEvent) => void>();

  constructor(
    readonly name: string,
    private readonly table: SharedTable,
  ) {}

  send(message: ClientMessage): void {
    this.sent.push(message);
    if (this.state === 'open') this.table.receive(this.name, JSON.stringify(message));
  }

  subscribe(listener: (event: ConnectionEvent) => void): () => void {
    this.listeners.add(listener);
    if (this.state === 'connecting') queueMicrotask(() => this.table.open(this));
    return () => this.listeners.delete(listener);
  }

  keepToken(token: string | undefined): void {
    this.token = token;
  }

  close(): void {
    this.table.drop(this);
    this.become('closed');
  }

  become(state: ConnectionState): void {
    if (this.state === state) return;
    this.state = state;
    this.tell({ state });
  }

  tell(event: ConnectionEvent): void {
    for (const listener of this.listeners) listener(event);
  }
}

interface PairSetup {
  readonly game?: SharedGame;
  readonly seats?: number;
  readonly settings?: object;
  readonly clock?: { readonly decision: number; readonly bank: number };
  readonly fill?: boolean;
}

/** A table's host in the page. Elements sit at it as if it were a server's. */
export class SharedTable {
  readonly game: SharedGame;
  readonly host: TableHost;
  readonly connections: PairConnection[] = [];
  now = 1000;
  /** Why nobody may join, and whether for good. Without it everybody may. */
  refusal: { readonly problem: Problem; readonly state: 'lost' | 'closed' } | undefined;

  constructor({ game = 'seven27-table', ...setup }: PairSetup = {}) {
    const given = { seats: 3, fill: true, pace: 0, ...setup, game, code: 'ABCDEFGH' };
    this.game = game;
    const opened = TableHost.open(sharedTables[game], given, counting(), this.now);
    if ('problem' in opened) throw new Error(JSON.stringify(opened.problem));
    this.host = opened.value;
  }

  /** Provides the table to the elements in a node, as a room does. */
  lendTo(node: HTMLElement): void {
    const joined = new WeakMap<HTMLElement, PairConnection>();
    const join = (element: HTMLElement): Promise<TableConnection> => {
      const known = joined.get(element);
      if (known && known.state !== 'closed') return Promise.resolve(known);
      const connection = new PairConnection(`page ${this.connections.length + 1}`, this);
      joined.set(element, connection);
      this.connections.push(connection);
      connection.token = known?.token;
      return Promise.resolve(connection);
    };
    const room = {
      ...{ store: new LocalStore(), history: undefined, theme: 'auto', calm: false },
      ...{ mirrored: false, fourColor: false, sound: 'off', cardFaces: null, together: { join } },
    } as unknown as Room;
    node.addEventListener('context-request', (event) => {
      const { context, callback } = event as Event & {
        readonly context: unknown;
        readonly callback: (room: Room) => void;
      };
      if (context !== ROOM) return;
      event.stopImmediatePropagation();
      callback(room);
    });
  }

  /** Connects, at first or after a loss. */
  open(connection: PairConnection): void {
    connection.problem = this.refusal?.problem;
    connection.become(this.refusal?.state ?? 'open');
    if (this.refusal) return;
    const { name, token } = connection;
    this.host.connect(name, token && tokenHash(token), this.now);
    this.deliver();
  }

  /** Loses the connection. Messages sent meanwhile arrive with the next one. */
  lose(connection: PairConnection): void {
    this.host.disconnect(connection.name, this.now);
    connection.become('lost');
    this.deliver();
  }

  drop({ name }: PairConnection): void {
    this.host.disconnect(name, this.now);
    this.deliver();
  }

  receive(name: string, text: string): void {
    queueMicrotask(() => {
      this.host.receive(name, JSON.parse(text) as ClientMessage, this.now);
      this.deliver();
    });
  }

  /** Lets time pass, in milliseconds. */
  pass(time: number): void {
    const end = this.now + time;
    for (let next = this.host.nextTime; next !== undefined && next <= end;) {
      this.now = Math.max(this.now, next);
      this.host.advance(this.now);
      this.deliver();
      const later = this.host.nextTime;
      if (later === next) break;
      next = later;
    }
    this.now = end;
    this.host.advance(end);
    this.deliver();
  }

  /** Sends all waiting messages to their pages. */
  deliver(): void {
    for (const { to, message } of this.host.take()) {
      const connection = this.connections.find(({ name }) => name === to);
      if (connection?.state !== 'open') continue;
      const heard = JSON.parse(JSON.stringify(message)) as typeof message;
      if (heard.type === 'pong') continue;
      if (heard.type === 'welcome' && heard.token) connection.token = heard.token;
      connection.tell({ message: heard });
    }
  }
}
