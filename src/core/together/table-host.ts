import { bytesToHex } from '@noble/hashes/utils.js';
import { formatSeed } from '../cards/secure-shuffle.js';
import { randomIntegers } from '../cards/random-stream.js';
import { Clock } from '../engine/clock.js';
import type { Checked, Problem, Refusal } from '../engine/reason.js';
import type { Seat } from '../engine/rules.js';
import { type HostSave, loadTable, saveTable } from './host-save.js';
import {
  type ClientMessage,
  type Outgoing,
  PROTOCOL,
  type TablePhase,
  type TableStatus,
  type TogetherRefusal,
} from './messages.js';
import { type Connection, Outbox } from './outbox.js';
import { People } from './people.js';
import type { SeatedPerson } from './person.js';
import type { SharedRules } from './shared-rules.js';
import type { RandomBytes } from './shuffle-part.js';
import { SECRET_SIZE, isHex64 } from './shuffle.js';
import { type PlayStart, type TableEvents, TablePlay } from './table-play.js';
import { type GivenSetup, type TableSetup, checkSetup, tokenHash } from './table-setup.js';

/** What a lobby shows of a table. */
export interface TableListing {
  readonly code: string;
  readonly game: string;
  /** The number of the hand that runs, or was the last; 0 before the first. */
  readonly hand: number;
  /** Seats: of people, that a person could take, and of bots. */
  readonly people: number;
  readonly open: number;
  readonly bots: number;
  readonly phase: TablePhase;
}

/** A request: a message that is answered. */
type Request = Extract<ClientMessage, { readonly id: number }>;

const refuse = (refusal: TogetherRefusal): Refusal => refusal;

/**
 * A table that people at several machines share: messages in, messages out. It knows no network and no clock; times
 * (`now`) are milliseconds of any clock that does not run backwards. What `take` gives is not to be sent before the save
 * of `version` is stored: a move that was acknowledged is never lost.
 */
export class TableHost {
  private readonly people: People;
  private readonly play: TablePlay;
  private readonly outbox: Outbox;
  /** The table's own time; it stands still in a pause. */
  private readonly clock = new Clock();
  private changes = 0;
  private lastStatus = '';
  private since: number | undefined;

  private constructor(
    rules: SharedRules,
    private readonly setup: TableSetup,
    private readonly random: RandomBytes,
    private now: number,
    start: PlayStart,
    people: People,
  ) {
    this.people = people;
    this.outbox = new Outbox(rules);
    this.play = new TablePlay(rules, setup, people, random, this.events, start);
    this.since = now;
    this.clock.start(now);
  }

  /** Opens a table, or says which option can't be used. */
  static open(
    rules: SharedRules,
    given: GivenSetup,
    random: RandomBytes,
    now: number,
  ): Checked<TableHost> {
    const setup = checkSetup(rules, given);
    if ('problem' in setup) return setup;
    const below = randomIntegers('baize/2/dealer', random(SECRET_SIZE));
    const run = rules.open(setup.value.settings, below);
    const people = new People(setup.value.maker);
    return { value: new TableHost(rules, setup.value, random, now, { run }, people) };
  }

  /** Takes up a table from a save of whatever origin, with nobody connected; or says what is wrong with it. */
  static load(
    rules: SharedRules,
    save: unknown,
    random: RandomBytes,
    now: number,
  ): Checked<TableHost> {
    const loaded = loadTable(rules, save);
    if ('problem' in loaded) return loaded;
    const { setup, start, people } = loaded.value;
    for (const person of people.all) {
      if (loaded.value.away.includes(person.seat)) person.lose(now);
    }
    const host = new TableHost(rules, setup, random, now, start, people);
    host.changes = loaded.value.version;
    host.play.waitFor(host.time);
    host.proceed(now);
    return { value: host };
  }

  /** Grows with each change that must be kept. */
  get version(): number {
    return this.changes;
  }

  /** When `advance` has something to do; `undefined` where it waits for messages alone. */
  get nextTime(): number | undefined {
    const grace = this.people.all.map(({ graceEnd }) => graceEnd);
    const due = this.isPaused ? undefined : this.play.nextTime;
    const all = [...grace, due === undefined ? undefined : this.now + due - this.time];
    const times = all.filter((one) => one !== undefined);
    return times.length > 0 ? Math.min(...times) : undefined;
  }

  /** Whether nobody who has a seat is connected. */
  get isEmpty(): boolean {
    return this.since !== undefined;
  }

  /** Since when. */
  get emptySince(): number | undefined {
    return this.since;
  }

  get listing(): TableListing {
    const { setup, play, people } = this;
    const { code, game } = setup;
    const open = play.freeSeats.length;
    const taken = people.all.length;
    const house = play.run.kinds.length - open - taken;
    const bots = setup.fill ? house + open : house;
    return { code, game, hand: play.handNumber, people: taken, open, bots, phase: play.phase };
  }

  /** The table as JSON, as it is now; times in it are what is left of them. */
  save(now: number): HostSave {
    this.tick(now);
    return saveTable(this.setup, this.play, this.people, this.time, this.changes);
  }

  /** What is to be sent, in order, since the last time. */
  take(): readonly Outgoing[] {
    const { status } = this;
    const text = this.statusKey(status);
    if (text !== this.lastStatus) this.outbox.sendAll({ type: 'status', ...status });
    this.lastStatus = text;
    return this.outbox.take();
  }

  // ── Connections ──

  /** Somebody is connected; with a seat's token that seat is theirs, whoever had it before. */
  connect(name: string, token: string | undefined, now: number): void {
    this.tick(now);
    this.drop(name);
    const hash = isHex64(token) ? tokenHash(token) : undefined;
    const person = this.people.withToken(hash);
    const old = person && this.outbox.connections.get(person.connection ?? '');
    if (old) {
      this.outbox.send(old, { type: 'bye', reason: 'replaced' });
      this.outbox.connections.delete(old.name);
    }
    const connection: Connection = {
      ...{ name, hash, person, requests: person?.requests, seen: undefined },
    };
    this.outbox.connections.set(name, connection);
    if (person) {
      person.connect(name);
      person.hasSpoken = true;
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

  /** The table ends: all are told, and are connected no longer. */
  end(): void {
    this.outbox.sendAll({ type: 'bye', reason: 'ended' });
    for (const name of [...this.outbox.connections.keys()]) this.drop(name);
  }

  private welcome(connection: Connection, token?: string): void {
    const { game, code, settings, clock } = this.setup;
    const { person, hash } = connection;
    this.outbox.send(connection, {
      type: 'welcome',
      ...{ protocol: PROTOCOL, game, code, settings, clock },
      seat: person?.standing === 'seated' ? person.seat : null,
      ...(token !== undefined && { token }),
      isMaker: this.people.isMaker(person?.hash ?? hash),
    });
  }

  /** The hand and the shuffle as they are. */
  private showAll(connection: Connection): void {
    const { hand, ceremony } = this.play;
    if (hand) this.outbox.sendHand(connection, hand);
    if (ceremony) this.outbox.send(connection, { type: 'shuffle', ...ceremony.state });
  }

  // ── Messages ──

  /** Takes a message in; never throws on one of the right form. */
  receive(name: string, message: ClientMessage, now: number): void {
    this.tick(now);
    const connection = this.outbox.connections.get(name);
    if (!connection) return;
    if (connection.person && !connection.person.hasSpoken) {
      connection.person.hasSpoken = true;
      this.changes++;
    }
    switch (message.type) {
      case 'ping':
        return this.outbox.send(connection, { type: 'pong', at: message.at });
      case 'sync':
        connection.seen = undefined;
        this.outbox.send(connection, { type: 'status', ...this.status });
        return this.showAll(connection);
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
      // One that is late: the shuffle is over, and everybody knows.
      if (person && message.shuffle <= this.play.shuffles) return;
      const why = person ? 'no-shuffle' : 'not-in-it';
      return this.tellProblem(connection, { code: 'share', what: message.type, why });
    }
    const added =
      message.type === 'hash'
        ? ceremony.addHash(person.seat, message.hash)
        : ceremony.addShare(person.seat, message);
    if (typeof added === 'object') return this.tellProblem(connection, added);
    if (added === 'known') return;
    this.changes++;
    this.play.shared(message.type === 'hash' ? 'hash' : 'share', this.time);
  }

  private tellProblem(connection: Connection, problem: Problem): void {
    this.outbox.send(connection, { type: 'problem', problem });
  }

  /** Does a request once, and answers it as often as it comes. */
  private takeRequest(connection: Connection, request: Request): void {
    const { id } = request;
    let answer = connection.requests?.answerTo(id);
    if (answer === undefined) {
      answer = this.handle(connection, request) ?? null;
      if (!answer) this.changes++;
      connection.requests?.note(id, answer);
    }
    if (!this.outbox.connections.has(connection.name)) return;
    this.outbox.send(connection, { type: 'answer', id, ...(answer && { refused: answer }) });
  }

  private handle(connection: Connection, request: Request): Refusal | undefined {
    if (request.type === 'sit') return this.sit(connection, request.name, request.seat);
    const { person } = connection;
    if (!person) return refuse({ code: 'no-seat' });
    switch (request.type) {
      case 'leave':
        return this.leave(connection, person);
      case 'move':
        if (person.standing !== 'seated') return refuse({ code: 'no-seat' });
        if (this.isPaused) return refuse({ code: 'table-paused' });
        return this.play.move(person, request.hand, request.move, this.time);
      case 'next':
        return this.ready(person);
      case 'rebuy':
        return this.rebuy(person);
      case 'pause':
        person.wantsPause = request.on;
        return undefined;
      case 'remove':
        if (!this.people.isMaker(person.hash)) return refuse({ code: 'maker-only' });
        return this.remove(request.seat);
      case 'emote': {
        const { emote } = request;
        if (!person.mayEmote(this.now)) return refuse({ code: 'too-often' });
        this.outbox.sendAll({ type: 'emote', seat: person.seat, emote });
        return undefined;
      }
    }
  }

  // ── Seats ──

  private sit(connection: Connection, given: string, seat: Seat | undefined): Refusal | undefined {
    const { people, play } = this;
    this.forget(given);
    const named = people.nameFor(given, connection.person);
    if ('refused' in named) return named.refused;
    if (connection.person)
      return this.sitElsewhere(connection, connection.person, named.name, seat);
    const free = seat === undefined ? play.freeSeats[0] : seat;
    if (free === undefined || !play.isFree(free)) return refuse({ code: 'seat-taken' });
    const isMakers = people.mayTakeToken(connection.hash);
    const token = isMakers ? undefined : bytesToHex(this.random(SECRET_SIZE));
    const hash = token === undefined ? connection.hash! : tokenHash(token);
    const isNow = play.isBetweenHands;
    const person = people.add(hash, named.name, free, isNow ? 'seated' : 'booked');
    person.connect(connection.name);
    connection.person = person;
    connection.requests = person.requests;
    if (isNow) play.change({ seat: free, kind: 'human', chips: this.setup.settings.stack });
    this.welcome(connection, token);
    if (isNow) this.showAll(connection);
    return undefined;
  }

  /** Another name, or another seat with the same chips. */
  private sitElsewhere(
    connection: Connection,
    person: SeatedPerson,
    name: string,
    seat = person.seat,
  ): Refusal | undefined {
    const { play } = this;
    if (seat !== person.seat) {
      if (!play.isBetweenHands) return refuse({ code: 'hand-runs' });
      if (!play.isFree(seat)) return refuse({ code: 'seat-taken' });
      const chips = play.run.stacks[person.seat] ?? 0;
      play.change({ seat: person.seat, kind: 'bot', chips: this.setup.settings.stack });
      play.change({ seat, kind: 'human', chips });
      person.seat = seat;
      this.welcome(connection);
      this.showAll(connection);
    }
    person.name = name;
    return undefined;
  }

  /** Frees a seat of that name whose token never arrived: its connection was lost before. */
  private forget(name: string): void {
    const given = name.trim().toLowerCase();
    const lost = this.people.all.find(
      (one) => !one.hasSpoken && one.presence !== 'here' && one.name.toLowerCase() === given,
    );
    if (lost) this.giveUp(lost);
  }

  /** A seat is free again: at once, or once the hand is over that a bot plays for it until then. */
  private giveUp(person: SeatedPerson): void {
    const { play } = this;
    this.changes++;
    if (person.standing === 'booked' || play.isBetweenHands) return play.vacate(person);
    person.standing = 'leaving';
    person.connection = undefined;
    person.graceEnd = undefined;
    person.wantsPause = false;
    const { ceremony } = play;
    if (ceremony?.seats.includes(person.seat)) play.voidShuffle([person.seat], this.time);
    else play.waitFor(this.time);
  }

  private leave(connection: Connection, person: SeatedPerson): undefined {
    connection.person = undefined;
    this.giveUp(person);
    this.welcome(connection);
    this.showAll(connection);
  }

  private remove(seat: Seat): Refusal | undefined {
    const person = this.people.at(seat);
    if (!person) return refuse({ code: 'no-seat' });
    if (person.standing !== 'booked' && !this.play.isBetweenHands) {
      return refuse({ code: 'hand-runs' });
    }
    const connection = this.outbox.connections.get(person.connection ?? '');
    if (connection) {
      this.outbox.send(connection, { type: 'bye', reason: 'removed' });
      this.outbox.connections.delete(connection.name);
    }
    this.giveUp(person);
    return undefined;
  }

  private ready(person: SeatedPerson): Refusal | undefined {
    const { play } = this;
    if (!play.isBetweenHands) return refuse({ code: 'hand-runs' });
    person.isReady = true;
    play.plan(this.time);
    return undefined;
  }

  private rebuy(person: SeatedPerson): Refusal | undefined {
    const { play } = this;
    if (!play.isBetweenHands) return refuse({ code: 'hand-runs' });
    const stack = play.run.stacks[person.seat];
    if (stack !== 0) return refuse({ code: 'has-chips' });
    play.change({ seat: person.seat, brings: this.setup.settings.stack });
    return undefined;
  }

  // ── Time ──

  /** Does what is due by then. */
  advance(now: number): void {
    this.tick(now);
    this.proceed(now);
  }

  private get time(): number {
    return this.clock.elapsed(this.now);
  }

  private get isPaused(): boolean {
    const seated = this.people.all.filter(({ standing }) => standing === 'seated');
    return (
      seated.some(({ wantsPause }) => wantsPause) &&
      seated.every(({ wantsPause, isPresent }) => wantsPause || !isPresent)
    );
  }

  private tick(now: number): void {
    this.now = Math.max(this.now, now);
  }

  /** Does all that is due, one after the other. */
  private proceed(now: number): void {
    for (;;) {
      if (this.isPaused) this.clock.stop(this.now);
      else this.clock.start(this.now);
      const isDone = this.graceDue(now) || (!this.isPaused && this.play.doDue(this.time));
      if (!isDone) break;
      this.changes++;
    }
    if (this.people.present.length > 0) this.since = undefined;
    else this.since ??= this.now;
  }

  /** A bot takes over for who is away for too long; a seat that nobody can come back to is free. */
  private graceDue(now: number): boolean {
    const late = this.people.all.find(({ graceEnd }) => graceEnd !== undefined && graceEnd <= now);
    if (!late) return false;
    late.graceEnd = undefined;
    if (late.hasSpoken) this.play.waitFor(this.time);
    else this.giveUp(late);
    return true;
  }

  // ── What is told ──

  private get status(): TableStatus {
    const { people, play, time } = this;
    const { nextAt } = play.times;
    return {
      phase: play.phase,
      paused: this.isPaused,
      people: play.run.kinds.map((_, seat) => {
        const person = people.at(seat);
        return person ? person.told(people.isMaker(person.hash)) : null;
      }),
      clocks: play.clocks.at(time),
      nextHand: nextAt === undefined || !play.isBetweenHands ? null : Math.max(0, nextAt - time),
    };
  }

  /** The same text for the same status, however much time has passed. */
  private statusKey({ phase, paused, people }: TableStatus): string {
    const { clocks, times, isBetweenHands } = this.play;
    return JSON.stringify([phase, paused, people, clocks.key, isBetweenHands && times.nextAt]);
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
