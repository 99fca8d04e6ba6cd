import {
  type ClientMessage,
  type Outgoing,
  type ServerMessage,
  type SiteVisitor,
  type TableHost,
  tokenHash,
} from 'baize/together';
import type { Logger } from 'pino';
import type { Metrics } from './metrics.js';
import {
  CLOSE,
  type Connection,
  MOST_WAITING,
  type Room,
  type RoomContent,
} from './network/network.js';
import type { SignedIn, Visitor } from './network/network.js';
import { clientMessage } from './schemas.js';
import type { Lease, TableStore } from './store/table-store.js';
import type { Turns } from './turns.js';
import { WaitingMessages } from './waiting-messages.js';

/** The time of a steady clock, in milliseconds. */
export const now = (): number => Math.round(performance.now());

/** The longest time that `setTimeout` can wait. */
const LONGEST = 2 ** 31 - 1;

export interface TableSettings {
  readonly host: TableHost;
  readonly lease: Lease;
  /** Whether the store has the host's current state. */
  readonly isStored: boolean;
  readonly isListed: boolean;
  readonly store: TableStore;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly turns: Turns;
  /** After how many milliseconds a table with nobody present ends. */
  readonly endsAfter: number;
  /** Called when the table no longer runs in this process. */
  onEnd(table: Table): void;
}

/** A table as it is stored: the host's save, and what the server knows about it. */
export interface StoredTable {
  readonly game: string;
  readonly listed: boolean;
  readonly host: object;
}

/**
 * A table that this process runs. It passes messages to the host, stores the changes, and only then sends
 * the answers. One write runs at a time; messages that arrive meanwhile are handled, and answered after the
 * next write.
 */
export class Table implements RoomContent {
  readonly lease: Lease;
  private room: Room | undefined;
  private readonly connections = new Map<string, Connection>();
  private storedVersion: number;
  private isWriting = false;
  /** What came of messages that arrived during the current write. */
  private readonly waiting = new WaitingMessages();
  private isEnding = false;
  private isOver = false;
  private timer: NodeJS.Timeout | undefined;
  private listed = '';
  /** When the oldest unanswered message arrived. */
  private receivedAt: number | undefined;

  constructor(private readonly settings: TableSettings) {
    this.lease = settings.lease;
    this.storedVersion = settings.isStored ? settings.host.version : -1;
  }

  get roomId(): string {
    return roomIdOf(this.lease);
  }

  get connectionCount(): number {
    return this.connections.size;
  }

  /** Called when the room is open: starts the table. */
  begin(room: Room): void {
    this.room = room;
    this.run(() => this.settings.host.advance(now()));
  }

  knows({ hash, person }: Visitor): boolean {
    return this.settings.host.isKnown({ hash, account: siteVisitor(person)?.account });
  }

  opened(connection: Connection, { hash, person }: Visitor): void {
    this.connections.set(connection.id, connection);
    this.run((host) => host.connect(connection.id, hash, now(), siteVisitor(person)));
  }

  message(connection: Connection, bytes: Uint8Array): void {
    const message = readMessage(bytes);
    if ('problem' in message) {
      this.settings.metrics.refused.inc({ reason: 'message' });
      connection.send(JSON.stringify({ type: 'problem', problem: message.problem }));
      return;
    }
    const { value } = message;
    this.settings.metrics.messages.inc({ type: value.type });
    this.receivedAt ??= now();
    this.run((host) => host.receive(connection.id, value, now()));
  }

  closed(connection: Connection): void {
    if (!this.connections.delete(connection.id)) return;
    this.waiting.forget(connection.id);
    this.run((host) => host.disconnect(connection.id, now()));
  }

  /**
   * Called when the room ends, with the process or by `end`. Stores the last changes and releases the table
   * for other processes.
   */
  async ended(): Promise<void> {
    if (this.isOver) return;
    this.stop();
    const { host, store } = this.settings;
    if (await store.write(this.lease, this.keep(host))) await store.release(this.lease);
  }

  /** Stops a table that another process runs by now. Nothing unsaved was sent, so pages can join there. */
  drop(): void {
    if (this.isOver) return;
    this.settings.log.warn({ code: this.lease.code, fence: this.lease.fence }, 'table dropped');
    this.stop();
    void this.room?.close(CLOSE.moved);
  }

  /** Stores the table again after the store has lost it. */
  storeAgain(): void {
    this.storedVersion = -1;
    this.run(() => undefined);
  }

  /** Does something at the table, and sends what results from it. */
  private run(act: (host: TableHost) => void): void {
    if (this.isOver) return;
    const { host, log } = this.settings;
    try {
      act(host);
      if (this.isWriting) this.wait();
      else this.pump();
    } catch (error) {
      // The last stored state is sound. The table is restored from it when pages come back.
      log.error({ err: error, code: this.lease.code }, 'table failed');
      this.drop();
    }
  }

  private pump(): void {
    const { host } = this.settings;
    this.waiting.add(host.take());
    const outgoing = this.waiting.take();
    if (host.version === this.storedVersion) this.sendAll(outgoing);
    else void this.write(outgoing);
  }

  /** Holds back what may be sent only after another write, and closes connections for which too much waits. */
  private wait(): void {
    this.waiting.add(this.settings.host.takeMessages());
    for (const id of this.waiting.above(MOST_WAITING)) {
      const connection = this.connections.get(id);
      this.settings.metrics.refused.inc({ reason: 'behind' });
      connection?.close(CLOSE.behind);
      if (connection) this.closed(connection);
      else this.waiting.forget(id);
    }
  }

  private async write(outgoing: readonly Outgoing[]): Promise<void> {
    const { host, store, metrics, log } = this.settings;
    this.isWriting = true;
    const { version } = host;
    const finished = metrics.writes.startTimer();
    const isStored = await store.write(this.lease, this.keep(host)).catch((error: unknown) => {
      log.error({ err: error, code: this.lease.code }, 'table not kept');
      return false;
    });
    finished();
    if (this.isOver) return;
    if (!isStored) {
      this.drop();
      return;
    }
    this.isWriting = false;
    this.storedVersion = version;
    this.run(() => this.sendAll(outgoing));
  }

  private keep(host: TableHost): StoredTable {
    return { game: host.listing.game, listed: this.settings.isListed, host: host.save(now()) };
  }

  private sendAll(outgoing: readonly Outgoing[]): void {
    this.waiting.sent(outgoing);
    for (const { to, message } of outgoing) {
      const connection = this.connections.get(to);
      connection?.send(this.waiting.textOf(message));
      if (message.type === 'bye') connection?.close(CLOSE.done);
    }
    if (this.receivedAt !== undefined)
      this.settings.metrics.answers.observe((now() - this.receivedAt) / 1000);
    this.receivedAt = undefined;
    if (this.isEnding) return void this.room?.close(CLOSE.done);
    this.list();
    this.schedule();
  }

  private list(): void {
    const { host, isListed } = this.settings;
    const text = JSON.stringify(host.listing);
    if (text === this.listed) return;
    this.listed = text;
    this.room?.list({ ...host.listing, fence: this.lease.fence }, isListed);
  }

  private schedule(): void {
    clearTimeout(this.timer);
    const { host, endsAfter } = this.settings;
    const end = host.emptySince === undefined ? Infinity : host.emptySince + endsAfter;
    const next = Math.min(host.nextTime ?? Infinity, end);
    if (next === Infinity) return;
    const wait = Math.min(Math.max(0, next - now()), LONGEST);
    this.timer = setTimeout(() => this.settings.turns.add(this.advance), wait);
  }

  /** Does everything that is due. */
  private readonly advance = (): void => {
    if (this.isOver) return;
    const { emptySince } = this.settings.host;
    if (emptySince !== undefined && now() >= emptySince + this.settings.endsAfter) this.end();
    else this.run((host) => host.advance(now()));
  };

  /** Ends the table after nobody was present for long. Spectators are sent `bye`. */
  private end(): void {
    this.settings.log.info({ code: this.lease.code }, 'table ended: nobody is present');
    this.run((host) => {
      host.end();
      this.isEnding = true;
    });
  }

  private stop(): void {
    this.isOver = true;
    clearTimeout(this.timer);
    this.settings.onEnd(this);
  }
}

/** A room name that includes the owner's fence, so that remains of another owner's room do no harm. */
export const roomIdOf = ({ code, fence }: Lease): string => `${code}-${fence}`;

/** A signed-in visitor, as a table is told of them: it stores no id of the site. */
const siteVisitor = (person: SignedIn | undefined): SiteVisitor | undefined =>
  person && { name: person.name, account: tokenHash(person.id) };

type ReadMessage =
  | { readonly value: ClientMessage }
  | { readonly problem: (ServerMessage & { type: 'problem' })['problem'] };

function readMessage(bytes: Uint8Array): ReadMessage {
  let json: unknown;
  try {
    json = JSON.parse(Buffer.from(bytes).toString());
  } catch {
    return { problem: { code: 'message', what: 'json' } };
  }
  const { data, error } = clientMessage.safeParse(json);
  if (data) return { value: data };
  const [issue] = error.issues;
  return {
    problem: { code: 'message', what: issue?.path.join('.') ?? '', accepted: issue?.message ?? '' },
  };
}
