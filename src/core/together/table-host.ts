import { formatSeed } from '../cards/secure-shuffle.js';
import { randomIntegers } from '../cards/random-stream.js';
import { Clock } from '../engine/clock.js';
import type { Checked, Problem } from '../engine/reason.js';
import { type HostSave, loadTable, saveTable } from './host-save.js';
import {
  type ClientMessage,
  type Outgoing,
  PROTOCOL,
  type TablePhase,
  type TableStatus,
} from './messages.js';
import { type Identity, KeptOut } from './kept-out.js';
import { type Connection, Outbox, SeatChoice } from './outbox.js';
import { type NameForms, People } from './people.js';
import { type Moment, type Request, Seating } from './seating.js';
import type { SharedRules } from './shared-rules.js';
import type { RandomBytes } from './shuffle-participant.js';
import { SECRET_SIZE } from './shuffle.js';
import { type PlayStart, type TableEvents, TablePlay } from './table-play.js';
import { type GivenSetup, type TableSetup, checkSetup } from './table-setup.js';
import { statusKey, statusOf } from './table-status.js';

/** A visitor whom a site has signed in. */
export interface SiteVisitor {
  readonly name: string;
  /** The SHA-256 of the site's id of the person. A person has one seat at a table. */
  readonly account: string;
}

/** What a lobby shows of a table. */
export interface TableListing {
  readonly code: string;
  readonly game: string;
  /** The number of the current or last hand; 0 before the first. */
  readonly hand: number;
  /** The numbers of seats: with people, free for a person, and with bots. */
  readonly people: number;
  readonly open: number;
  readonly bots: number;
  readonly phase: TablePhase;
  /** The people's names, in the order of seats. */
  readonly names: readonly string[];
}

/**
 * A table that people at several machines share: messages in, messages out. It knows no network and no
 * clock. Times (`now`) are milliseconds of any clock that never runs backwards.
 *
 * Store the save of `version` before you send what `take` returns: then an acknowledged move is never lost.
 */
export class TableHost {
  private readonly people: People;
  private readonly play: TablePlay;
  private readonly outbox: Outbox;
  private readonly seating: Seating;
  /** The table's own time, which stops during a pause. */
  private readonly clock = new Clock();
  private lastStatus = '';
  /** The time since when nobody with a seat is connected; `undefined` if somebody is. */
  emptySince: number | undefined;

  private constructor(
    rules: SharedRules,
    private readonly setup: TableSetup,
    random: RandomBytes,
    private now: number,
    start: PlayStart,
    people: People,
  ) {
    this.people = people;
    this.outbox = new Outbox(rules);
    this.play = new TablePlay(rules, setup, people, random, this.events, start);
    this.seating = new Seating(people, this.play, this.outbox, random, {
      welcome: (connection, token) => this.welcome(connection, token),
      showAll: (connection) => this.showAll(connection),
    });
    this.emptySince = now;
    this.clock.start(now);
  }

  /**
   * Opens a table, or returns which option is wrong.
   *
   * @param nameForms how names are compared; by default only case doesn't matter
   */
  static open(
    rules: SharedRules,
    given: GivenSetup,
    random: RandomBytes,
    now: number,
    nameForms?: NameForms,
  ): Checked<TableHost> {
    const setup = checkSetup(rules, given);
    if ('problem' in setup) return setup;
    const below = randomIntegers('baize/2/dealer', random(SECRET_SIZE));
    const run = rules.open(setup.value.settings, below);
    const people = new People(setup.value.maker, [], new KeptOut([], now), nameForms);
    return { value: new TableHost(rules, setup.value, random, now, { run }, people) };
  }

  /**
   * Restores a table from an untrusted save, with nobody connected. Or returns what is wrong with the save.
   */
  static load(
    rules: SharedRules,
    save: unknown,
    random: RandomBytes,
    now: number,
    nameForms?: NameForms,
  ): Checked<TableHost> {
    const loaded = loadTable(rules, save, now, nameForms);
    if ('problem' in loaded) return loaded;
    const { setup, start, people } = loaded.value;
    for (const person of people.all) {
      if (loaded.value.away.includes(person.seat)) person.lose(now);
    }
    const host = new TableHost(rules, setup, random, now, start, people);
    host.play.version = loaded.value.version;
    host.play.waitFor(host.time);
    host.proceed(now);
    return { value: host };
  }

  /** Increases with each change that must be saved. */
  get version(): number {
    return this.play.version;
  }

  /** When `advance` has something to do; `undefined` if the table waits only for messages. */
  get nextTime(): number | undefined {
    const grace = this.people.all.map(({ graceEnd }) => graceEnd);
    const due = this.people.isPauseWanted ? undefined : this.play.nextTime;
    const all = [...grace, due === undefined ? undefined : this.now + due - this.time];
    const times = all.filter((one) => one !== undefined);
    return times.length > 0 ? Math.min(...times) : undefined;
  }

  get listing(): TableListing {
    const { setup, play, people } = this;
    const { code, game } = setup;
    const open = play.freeSeats.length;
    const taken = people.all.length;
    const house = play.run.kinds.length - open - taken;
    const bots = setup.fill ? house + open : house;
    const { handNumber: hand, phase } = play;
    const bySeat = [...people.all].sort((one, other) => one.seat - other.seat);
    const names = bySeat.map(({ name }) => name);
    return { code, game, hand, people: taken, open, bots, phase, names };
  }

  /** The current table as JSON. Times are saved as the time left. */
  save(now: number): HostSave {
    this.tick(now);
    return saveTable(this.setup, this.play, this.people, this.moment);
  }

  /** Returns the messages since the last call, without a new status. That comes with `take`. */
  takeMessages(): readonly Outgoing[] {
    return this.outbox.take();
  }

  /** Returns the messages to send, in order, since the last call. */
  take(): readonly Outgoing[] {
    const { status } = this;
    const text = statusKey(status, this.play);
    if (text !== this.lastStatus) this.outbox.sendAll({ type: 'status', ...status });
    this.lastStatus = text;
    return this.outbox.take();
  }

  // ── Connections ──

  /** Whether a token or an account belongs to a seat, or the token to the table's maker. */
  isKnown(who: Identity): boolean {
    return this.people.isKnown(who);
  }

  /**
   * Adds a connection. A seat's token, or the account of its person, takes over that seat from any earlier connection.
   *
   * @param hash the SHA-256 of the token (`tokenHash`). The caller keeps the token itself
   * @param site the visitor whom a site has signed in; its name replaces every name that the visitor asks for
   */
  connect(name: string, hash: string | undefined, now: number, site?: SiteVisitor): void {
    this.tick(now);
    this.drop(name);
    const who = { hash, account: site?.account };
    if (this.people.keptOut.has(who, now))
      return this.outbox.send({ name }, { type: 'bye', reason: 'kept-out' });
    const person = this.people.withIdentity(who);
    const connection: Connection = {
      ...{ name, ...who, siteName: site?.name, person: undefined, requests: undefined },
      ...{ choice: new SeatChoice(), seen: undefined },
    };
    this.outbox.connections.set(name, connection);
    if (person) {
      this.outbox.seat(connection, person);
      // A bot may have played for this seat until now, so the person's clock starts again.
      this.play.waitFor(this.time);
    }
    this.welcome(connection);
    this.outbox.send(connection, { type: 'status', ...this.status });
    this.showAll(connection);
    this.proceed(now);
  }

  disconnect(name: string, now: number): void {
    this.tick(now);
    this.drop(name);
    this.proceed(now);
  }

  private drop(name: string): void {
    const connection = this.outbox.connections.get(name);
    this.outbox.connections.delete(name);
    if (connection?.person?.connection === name) connection.person.lose(this.now);
  }

  /** Ends the table: all connections get `bye` and are dropped. */
  end(): void {
    this.outbox.sendAll({ type: 'bye', reason: 'ended' });
    for (const name of [...this.outbox.connections.keys()]) this.drop(name);
    this.proceed(this.now);
  }

  private welcome(connection: Connection, token?: string): void {
    const { game, code, settings, clock } = this.setup;
    const { person, hash } = connection;
    this.outbox.send(connection, {
      type: 'welcome',
      ...{ protocol: PROTOCOL, game, code, settings, clock },
      seat: person?.standing === 'seated' ? person.seat : null,
      ...(token !== undefined && { token }),
      ...(person && { lastId: person.requests.lastId }),
      isMaker: this.people.isMaker(person?.hash ?? hash),
    });
  }

  /** Sends the current hand and shuffle. */
  private showAll(connection: Connection): void {
    const { hand, ceremony } = this.play;
    if (hand) this.outbox.sendHand(connection, hand);
    if (ceremony) this.outbox.send(connection, { type: 'shuffle', ...ceremony.state });
  }

  // ── Messages ──

  /** Handles a message. It never throws for a well-formed message. */
  receive(name: string, message: ClientMessage, now: number): void {
    this.tick(now);
    const connection = this.outbox.connections.get(name);
    if (!connection) return;
    if (connection.person && !connection.person.hasSpoken) {
      connection.person.hasSpoken = true;
      this.play.version++;
    }
    switch (message.type) {
      case 'ping':
        this.outbox.send(connection, { type: 'pong', at: message.at });
        return;
      case 'sync':
        connection.seen = undefined;
        this.outbox.send(connection, { type: 'status', ...this.status });
        this.showAll(connection);
        return;
      case 'choosing':
        connection.choice.set(message.on);
        break;
      case 'hash':
      case 'reveal':
        this.takeShare(connection, message);
        break;
      default:
        this.takeRequest(connection, message);
    }
    this.proceed(now);
  }

  private takeShare(
    connection: Connection,
    message: Extract<ClientMessage, { readonly shuffle: number }>,
  ): void {
    const { ceremony } = this.play;
    const { person } = connection;
    if (!person || ceremony?.shuffle !== message.shuffle) {
      // The share is late: the shuffle is over, and everybody knows.
      if (person && message.shuffle <= this.play.shuffles) return;
      const why = person ? 'no-shuffle' : 'not-in-it';
      return this.sendProblem(connection, { code: 'share', what: message.type, why });
    }
    const added =
      message.type === 'hash'
        ? ceremony.addHash(person.seat, message.hash)
        : ceremony.addShare(person.seat, message);
    if (typeof added === 'object') return this.sendProblem(connection, added);
    if (added === 'known') return;
    this.play.version++;
    this.play.shareAdded(message.type === 'hash' ? 'hash' : 'share', this.time);
  }

  private sendProblem(connection: Connection, problem: Problem): void {
    this.outbox.send(connection, { type: 'problem', problem });
  }

  /** Handles a request once, and answers it each time it arrives. */
  private takeRequest(connection: Connection, request: Request): void {
    const { id } = request;
    let answer = connection.requests?.answerTo(id);
    if (answer === undefined) {
      answer = this.seating.handle(connection, request, this.moment) ?? null;
      if (!answer) this.play.version++;
      connection.requests?.note(id, answer);
    }
    if (!this.outbox.connections.has(connection.name)) return;
    this.outbox.send(connection, { type: 'answer', id, ...(answer && { refused: answer }) });
  }

  // ── Time ──

  /** Does everything that is due by then. */
  advance(now: number): void {
    this.tick(now);
    this.proceed(now);
  }

  private get time(): number {
    return this.clock.elapsed(this.now);
  }

  private get moment(): Moment {
    return { now: this.now, time: this.time };
  }

  private tick(now: number): void {
    this.now = Math.max(this.now, now);
  }

  /** Does everything that is due, one event after another. */
  private proceed(now: number): void {
    const { shuffles } = this.play;
    this.play.hasChooser = this.outbox.hasChooser;
    for (;;) {
      if (this.people.isPauseWanted) this.clock.stop(this.now);
      else this.clock.start(this.now);
      const isDone =
        this.graceDue(now) || (!this.people.isPauseWanted && this.play.doDue(this.time));
      if (!isDone) break;
      this.play.version++;
    }
    if (this.play.shuffles > shuffles) this.outbox.handBegins();
    if (this.people.all.some(({ connection }) => connection !== undefined))
      this.emptySince = undefined;
    else this.emptySince ??= this.now;
  }

  /**
   * Handles the end of a grace period: a bot takes over, or the seat becomes free if nobody can come back
   * to it.
   */
  private graceDue(now: number): boolean {
    const late = this.people.all.find(({ graceEnd }) => graceEnd !== undefined && graceEnd <= now);
    if (!late) return false;
    late.graceEnd = undefined;
    if (late.hasSpoken) this.play.waitFor(this.time);
    else this.seating.giveUp(late, this.moment);
    return true;
  }

  // ── Public state ──

  private get status(): TableStatus {
    return statusOf(this.people, this.play, this.time);
  }

  private readonly events: TableEvents = {
    shuffle: (state) => this.outbox.sendAll({ type: 'shuffle', ...state }),
    voided: (shuffle, missing) => this.outbox.sendAll({ type: 'void', shuffle, missing }),
    dealt: (hand) => {
      for (const connection of this.outbox.connections.values()) {
        this.outbox.sendHand(connection, hand);
      }
    },
    stepped: (hand, by) => this.outbox.sendStep(hand, by),
    ended: ({ run: { hand }, dealtBy }) =>
      this.outbox.sendAll({ type: 'seed', hand, seed: formatSeed(dealtBy.seed) }),
    seated: ({ connection: name }) => {
      const connection = this.outbox.connections.get(name ?? '');
      if (!connection) return;
      this.welcome(connection);
      this.showAll(connection);
    },
  };
}
