import { type Refusal, quote } from '../engine/reason.js';
import type { Seat } from '../engine/rules.js';
import { type TableRun, canGoOn, hasChips } from '../table/table-run.js';
import { Ceremony } from './ceremony.js';
import type { MoveMessage, ShuffleState, TablePhase, TogetherRefusal } from './messages.js';
import type { People } from './people.js';
import type { SeatedPerson } from './person.js';
import { NO_NEXT, type PlayTimes, SHARE_TIME, nextTimes } from './table-clocks.js';
import { SeatClocks } from './table-clocks.js';
import { type SeatChange, companyRun, isHouseSeat, withChange } from './seat-changes.js';
import { SharedHand, openOptions } from './shared-hand.js';
import type { SharedMove, SharedRules } from './shared-rules.js';
import type { RandomBytes } from './shuffle-participant.js';
import { SECRET_SIZE } from './shuffle.js';
import type { TableSetup } from './table-setup.js';

/** The number of missed shares in a row after which a seat sits out a hand. */
const MOST_MISSES = 2;

/** The events of a table. */
export interface TableEvents {
  shuffle(state: ShuffleState): void;
  voided(shuffle: number, missing: readonly Seat[]): void;
  dealt(hand: SharedHand): void;
  stepped(hand: SharedHand, by: 'player' | 'bot' | 'auto'): void;
  /** The hand is over, and people who were leaving have left. */
  ended(hand: SharedHand): void;
  /** A person who had booked a seat sits down. */
  seated(person: SeatedPerson): void;
}

/** The state with which a table starts or is restored. */
export interface PlayStart {
  readonly run: TableRun;
  readonly hand?: SharedHand | undefined;
  readonly ceremony?: Ceremony | undefined;
  readonly shuffles?: number;
  readonly changes?: readonly SeatChange[];
  readonly clocks?: SeatClocks;
  readonly times?: Partial<PlayTimes>;
}

const refuse = (refusal: TogetherRefusal): Refusal => refusal;

/** The most seat changes between two hands, as each is stored in the save. */
const MOST_CHANGES = 200;
/**
 * The most hands in a row that wait for somebody who then takes no seat. A reconnecting page counts as a
 * new one.
 */
const MOST_VAIN_WAITS = 3;
/**
 * A hand that starts this much later than planned has waited; in milliseconds. Timers of servers are late
 * by less.
 */
const WAITED = 1000;

/** A shared table from hand to hand: shuffles, hands, and their clocks. It knows no connections. */
export class TablePlay {
  /** The table between two hands; during a hand, the table before it. */
  run: TableRun;
  hand: SharedHand | undefined;
  ceremony: Ceremony | undefined;
  /** Increases with each change that must be saved. */
  version = 0;
  /** The number of shuffles so far. */
  shuffles: number;
  /** Whether a connected person is choosing a seat. */
  hasChooser = false;
  /** The number of hands that have waited for such a person since a seat was last taken. */
  private vainWaits = 0;
  /** The seat changes since the last hand. */
  changes: SeatChange[];
  readonly clocks: SeatClocks;
  readonly times: PlayTimes;

  constructor(
    readonly rules: SharedRules,
    readonly setup: TableSetup,
    readonly people: People,
    private readonly random: RandomBytes,
    private readonly events: TableEvents,
    start: PlayStart,
  ) {
    this.run = start.run;
    this.hand = start.hand;
    this.ceremony = start.ceremony;
    this.shuffles = start.shuffles ?? 0;
    this.changes = [...(start.changes ?? [])];
    this.clocks = start.clocks ?? new SeatClocks(setup.clock, start.run.kinds.length);
    this.times = { ceremonyEnd: undefined, ...NO_NEXT, botAt: undefined, ...start.times };
    if (this.ceremony) this.times.ceremonyEnd ??= SHARE_TIME;
  }

  get phase(): TablePhase {
    if (this.ceremony) return 'shuffle';
    if (!this.hand) return 'waiting';
    return this.hand.isOver ? 'over' : 'hand';
  }

  /** Whether seats may be taken and given up now. */
  get isBetweenHands(): boolean {
    return !this.ceremony && !this.handRuns;
  }

  private get handRuns(): boolean {
    return this.hand !== undefined && !this.hand.isOver;
  }

  /** The number of the current or last hand; 0 before the first. */
  get handNumber(): number {
    return this.hand?.run.hand ?? 0;
  }

  get freeSeats(): readonly Seat[] {
    return [...this.run.kinds.keys()].filter((seat) => this.isFree(seat));
  }

  isFree(seat: Seat): boolean {
    const isSeat = this.run.kinds[seat] !== undefined;
    return isSeat && !isHouseSeat(this.run, seat) && !this.people.at(seat);
  }

  /** Whether there were so many seat changes since the last hand that the save must not grow further. */
  get hasTooManyChanges(): boolean {
    return this.changes.length >= MOST_CHANGES;
  }

  /** Changes a seat between two hands. */
  change(change: SeatChange): void {
    this.run = withChange(this.run, change);
    if (this.hand) this.changes.push(change);
    if ('kind' in change) {
      this.clocks.renew(change.seat);
      if (change.kind === 'human') this.vainWaits = 0;
    }
  }

  // ── Shuffles ──

  /** The run for the next hand; `undefined` if no hand can be played. */
  private nextRun(): TableRun | undefined {
    const { rules, setup } = this;
    const run = companyRun(this.run, setup.settings, setup.fill);
    if (!this.canShare(run) || !canGoOn(run)) return undefined;
    return 'problem' in openOptions(rules, run, setup.settings) ? undefined : run;
  }

  /** The people who contribute to the next shuffle. */
  private get contributors(): readonly SeatedPerson[] {
    return this.people.present.filter(({ sitsOut }) => !sitsOut);
  }

  /** Whether any of the contributors has chips. */
  private canShare(run: TableRun): boolean {
    return this.contributors.some(({ seat }) => hasChips(run, seat));
  }

  /** Sets the time of the next hand, if somebody is ready and a hand can be played. */
  plan(time: number): void {
    const isAnyoneReady = this.people.present.some(({ isReady }) => isReady);
    if (!this.isBetweenHands || !isAnyoneReady || this.times.nextAt !== undefined) return;
    if (this.nextRun()) Object.assign(this.times, nextTimes(time));
  }

  /** Whether somebody is choosing a seat and could sit down now. */
  get isChoosing(): boolean {
    const isAllowed = this.hasChooser && this.vainWaits < MOST_VAIN_WAITS;
    return isAllowed && this.isBetweenHands && this.freeSeats.length > 0;
  }

  /** Whether a planned hand waits for that person. */
  private get isAwaiting(): boolean {
    return this.isChoosing && this.times.nextAt !== undefined;
  }

  /** The latest time at which the next hand begins; `undefined` if none is planned. */
  get handAt(): number | undefined {
    const { nextAt, latestAt } = this.times;
    if (!this.isBetweenHands) return undefined;
    return this.isAwaiting ? (latestAt ?? nextAt) : nextAt;
  }

  /** Begins the next hand if it is due. Returns whether it did. */
  private beginDue(time: number): boolean {
    const { people, times } = this;
    if (!this.isBetweenHands) return false;
    const { present } = people;
    const { handAt } = this;
    const isTime = handAt !== undefined && handAt <= time;
    const allReady = present.length > 0 && present.every(({ isReady }) => isReady);
    if (!isTime && (!allReady || this.isAwaiting)) return false;
    // If nobody else can play, there is no hand to sit out. The table waits until somebody is ready again.
    if (!this.canShare(this.run)) {
      Object.assign(times, NO_NEXT);
      for (const person of present) person.rejoin();
      return false;
    }
    if (!this.nextRun()) {
      Object.assign(times, NO_NEXT);
      return false;
    }
    if (time >= (times.nextAt ?? Infinity) + WAITED) this.vainWaits++;
    Object.assign(times, NO_NEXT);
    this.beginShuffle(time);
    return true;
  }

  private beginShuffle(time: number): void {
    const seats = this.contributors.map(({ seat }) => seat).sort((one, other) => one - other);
    const seed = this.random(SECRET_SIZE);
    this.ceremony = new Ceremony(this.setup.code, ++this.shuffles, this.run.hand, seed, seats);
    this.times.ceremonyEnd = time + SHARE_TIME;
    this.events.shuffle(this.ceremony.state);
  }

  /** Continues the shuffle after a hash or a share was added. */
  shareAdded(what: 'hash' | 'share', time: number): void {
    const { ceremony } = this;
    if (!ceremony) return;
    if (what === 'share' && ceremony.isComplete) return this.deal(ceremony, time);
    if (what === 'share' || !ceremony.hasAllHashes) return;
    this.times.ceremonyEnd = time + SHARE_TIME;
    this.events.shuffle(ceremony.state);
  }

  private ceremonyDue(time: number): boolean {
    const { ceremony, times } = this;
    const end = times.ceremonyEnd ?? Infinity;
    if (!ceremony || end > time) return false;
    this.voidShuffle(ceremony.missing, time);
    return true;
  }

  /** Abandons the shuffle, because these seats gave no share. */
  voidShuffle(missing: readonly Seat[], time: number): void {
    const { ceremony, people } = this;
    if (!ceremony) return;
    this.ceremony = undefined;
    this.times.ceremonyEnd = undefined;
    Object.assign(this.times, nextTimes(time));
    for (const seat of missing) {
      const person = people.at(seat);
      if (!person) continue;
      person.isReady = false;
      person.misses++;
      if (person.misses >= MOST_MISSES) person.sitsOut = true;
    }
    this.events.voided(ceremony.shuffle, missing);
    this.settleSeats();
  }

  // ── A hand ──

  private deal(ceremony: Ceremony, time: number): void {
    const { rules, setup, people } = this;
    const { seed, jointSeed: joint, state: shuffle } = ceremony;
    this.run = companyRun(this.run, setup.settings, setup.fill);
    this.ceremony = undefined;
    this.times.ceremonyEnd = undefined;
    this.changes = [];
    for (const seat of shuffle.seats) {
      const person = people.at(seat);
      if (person) person.misses = 0;
    }
    for (const person of people.all) {
      if (person.sitsOut) person.firstHand = this.run.hand + 1;
    }
    this.hand = SharedHand.deal(rules, this.run, setup.settings, { seed, joint, shuffle });
    this.clocks.giveBack();
    this.events.dealt(this.hand);
    this.waitFor(time);
  }

  /** Who plays for a seat: its person, a bot, or nobody if the person sits the hand out (`auto`). */
  playerOf(seat: Seat): 'player' | 'bot' | 'auto' {
    const person = this.people.at(seat);
    if (person?.standing !== 'seated' || person.presence === 'bot') return 'bot';
    return person.sitsOut ? 'auto' : 'player';
  }

  /** Starts and stops clocks, according to whom the hand is waiting for. */
  waitFor(time: number): void {
    const { hand, clocks, times, setup } = this;
    const due = hand?.due ?? [];
    const people = due.filter((seat) => this.playerOf(seat) === 'player');
    clocks.wait(people, time);
    if (people.length === due.length) times.botAt = undefined;
    else times.botAt ??= time + (hand?.isFormality ? 0 : setup.pace);
  }

  private botDue(time: number): boolean {
    const { hand, times } = this;
    if ((times.botAt ?? Infinity) > time) return false;
    times.botAt = undefined;
    const seat = hand?.due.find((one) => this.playerOf(one) !== 'player');
    if (seat === undefined) return false;
    this.playFor(seat, this.playerOf(seat) === 'auto' ? 'auto' : 'bot', time);
    return true;
  }

  private clockDue(time: number): boolean {
    const { first } = this.clocks;
    if (!first || first.at > time) return false;
    this.playFor(first.seat, 'auto', time);
    return true;
  }

  private playFor(seat: Seat, by: 'bot' | 'auto', time: number): void {
    const move = this.hand?.moveFor(seat, by);
    if (move) this.play(move, seat, by, time);
  }

  private play(
    move: SharedMove,
    seat: Seat,
    by: 'player' | 'bot' | 'auto',
    time: number,
  ): Refusal | undefined {
    const hand = this.hand!;
    const refusal =
      hand.session.refusal(move, seat) ?? hand.session.play(move, { source: by, now: 0, aids: {} });
    if (refusal) return refusal;
    // A server holds many tables, so old states are dropped. The save can replay them from the moves.
    hand.session.forgetPast();
    this.clocks.stop(seat, time);
    this.events.stepped(hand, by);
    this.waitFor(time);
    if (hand.isOver) this.endHand(hand, time);
    return undefined;
  }

  /** Plays a person's move. */
  move(
    person: SeatedPerson,
    { hand: number, step = Infinity, move: text }: MoveMessage,
    time: number,
  ): Refusal | undefined {
    const { hand, rules } = this;
    if (hand?.run.hand !== number) {
      return refuse({ code: 'other-hand', hand: this.handNumber });
    }
    if (step < hand.lastStepOf(person.seat)) return refuse({ code: 'played-meanwhile' });
    const move = rules.game.readMove(hand.view(person.seat), text);
    if (!move) return refuse({ code: 'no-such-move', move: quote(text) });
    if (move.type === 'cut') return refuse({ code: 'cut-by-share' });
    return this.play(move, person.seat, 'player', time);
  }

  private endHand(hand: SharedHand, time: number): void {
    this.run = hand.ended;
    this.changes = [];
    Object.assign(this.times, nextTimes(time));
    for (const person of this.people.all) {
      person.isReady = false;
      if (person.sitsOut) person.rejoin();
    }
    this.events.ended(hand);
    this.settleSeats();
  }

  /** Between two hands: removes people who are leaving, and seats those who booked. */
  private settleSeats(): void {
    const { people, setup } = this;
    const { stack: chips } = setup.settings;
    for (const person of people.all) {
      if (person.standing === 'leaving') this.vacate(person);
      if (person.standing !== 'booked') continue;
      person.standing = 'seated';
      person.firstHand = this.run.hand;
      this.change({ seat: person.seat, kind: 'human', chips });
      this.events.seated(person);
    }
  }

  /** Removes a person from their seat, between two hands. */
  vacate(person: SeatedPerson): void {
    const wasSeated = person.standing !== 'booked';
    this.people.remove(person);
    const { stack: chips } = this.setup.settings;
    if (wasSeated) this.change({ seat: person.seat, kind: 'bot', chips });
  }

  // ── Time ──

  /** Handles the first event that is due. Returns whether there was one. */
  doDue(time: number): boolean {
    return (
      this.ceremonyDue(time) || this.clockDue(time) || this.botDue(time) || this.beginDue(time)
    );
  }

  /** When the next event is due, in the table's time. */
  get nextTime(): number | undefined {
    const { ceremonyEnd, botAt } = this.times;
    const all = [ceremonyEnd, this.handAt, botAt];
    const times = [...all, this.clocks.first?.at].filter((one) => one !== undefined);
    return times.length > 0 ? Math.min(...times) : undefined;
  }
}
