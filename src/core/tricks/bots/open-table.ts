import type { Seat } from '../../engine/rules.js';
import type { TrickMove } from '../state.js';
import { HEIGHT, type TableFacts } from './facts.js';

/** Copies a few numbers. For so few, `set` takes longer. */
function copyAll(to: Int32Array, from: Int32Array): void {
  for (let at = 0; at < from.length; at++) to[at] = from[at]!;
}

/**
 * The tricks of a hand, to be played fast: all in numbers, changed in place. Hands that are not known are empty. The rules
 * are those of `following.ts` and `flow.ts`.
 */
export class OpenTable {
  /** The cards in the hands: index 4 · seat + suit. */
  readonly hands: Int32Array;
  /** The number of cards in each hand, known or not. */
  readonly sizes: Int32Array;
  /** The cards of each suit that were played. */
  readonly seen = new Int32Array(4);
  /** For each seat, a bit for each suit that it did not follow. */
  readonly voids: Int32Array;
  readonly tricks: Int32Array;
  /** The sum of the card points of each seat, and of the positive ones. */
  readonly points: Int32Array;
  readonly counted: Int32Array;
  /** The bids; −1 before the bid. */
  readonly bids: Int32Array;
  /** The codes of the trick on the table. */
  readonly plays: Int32Array;
  /** The cards that the seat whose turn it is may play, by suit. Set by `findLegal`. */
  readonly legal = new Int32Array(4);
  /** The number of complete tricks. */
  done = 0;
  /** The trump suit, −1 for none. Only the bidder may use it before it is shown. */
  trump = -1;
  isShown = false;
  bidder = -1;
  /** The bid of an auction. */
  contract = 0;
  stake = 1;
  asked = -1;
  pair = -1;
  /** The code of the card laid face down; −1 for none. */
  laid = -1;
  turn: Seat = 0;
  leader: Seat = 0;
  /** The number of cards in the trick, its suit, the card that wins it so far, and whose that is. */
  count = 0;
  led = -1;
  best = -1;
  winner: Seat = -1;
  lastWinner: Seat = -1;
  isBroken = false;
  /** The codes still to be drawn, −1 for an unknown card, and how many of them were drawn. */
  stock: Int16Array = new Int16Array(0);
  drawn = 0;

  constructor(readonly facts: TableFacts) {
    const { players } = facts;
    this.hands = new Int32Array(4 * players);
    this.sizes = new Int32Array(players);
    this.voids = new Int32Array(players);
    this.tricks = new Int32Array(players);
    this.points = new Int32Array(players);
    this.counted = new Int32Array(players);
    this.bids = new Int32Array(players).fill(-1);
    this.plays = new Int32Array(players);
  }

  /** Takes over everything from a table of the same rules. */
  copy(other: OpenTable): void {
    copyAll(this.hands, other.hands);
    copyAll(this.sizes, other.sizes);
    copyAll(this.seen, other.seen);
    copyAll(this.voids, other.voids);
    copyAll(this.tricks, other.tricks);
    copyAll(this.points, other.points);
    copyAll(this.counted, other.counted);
    copyAll(this.bids, other.bids);
    copyAll(this.plays, other.plays);
    this.done = other.done;
    this.trump = other.trump;
    this.isShown = other.isShown;
    this.bidder = other.bidder;
    this.contract = other.contract;
    this.stake = other.stake;
    this.asked = other.asked;
    this.pair = other.pair;
    this.laid = other.laid;
    this.turn = other.turn;
    this.leader = other.leader;
    this.count = other.count;
    this.led = other.led;
    this.best = other.best;
    this.winner = other.winner;
    this.lastWinner = other.lastWinner;
    this.isBroken = other.isBroken;
    this.stock = other.stock;
    this.drawn = other.drawn;
  }

  get isOver(): boolean {
    return this.count === 0 && this.sizes[this.turn] === 0 && this.laid < 0;
  }

  /** Makes a move of a trick for the seat whose turn it is. */
  make(move: TrickMove): void {
    if (move.type === 'ask') this.ask();
    else if (move.type === 'pair') this.showPair();
    else if (move.type === 'play') this.play(this.facts.codes[move.card]!);
  }

  /** Adds a card to a hand whose size counts it already. */
  hold(seat: Seat, code: number): void {
    this.hands[4 * seat + (code >> 4)]! |= 1 << (code & HEIGHT);
  }

  /** Trump as a seat knows it. −1 without trump, and while it is concealed from the seat. */
  trumpFor(seat: Seat): number {
    return this.isShown || seat === this.bidder ? this.trump : -1;
  }

  /** The cards of a suit that a seat has neither seen nor holds. */
  unseenBy(seat: Seat, suit: number): number {
    return this.facts.full[suit]! & ~this.seen[suit]! & ~this.hands[4 * seat + suit]!;
  }

  /** Whether a code would win the trick so far. */
  beats(code: number): boolean {
    const suit = code >> 4;
    if (suit === this.best >> 4) return code > this.best;
    return this.isShown && suit === this.trump;
  }

  /** Whether the seat whose turn it is may ask for trump. */
  get mayAsk(): boolean {
    const { isShown, count, led } = this;
    if (isShown || count === 0 || !this.facts.conceals) return false;
    return this.hands[4 * this.turn + led] === 0;
  }

  /** Shows trump to all. The card that was laid goes back to its hand. */
  showTrump(): void {
    this.isShown = true;
    if (this.laid < 0) return;
    this.hold(this.bidder, this.laid);
    this.sizes[this.bidder]!++;
    this.laid = -1;
  }

  ask(): void {
    this.showTrump();
    this.asked = this.turn;
  }

  /** Whether the seat whose turn it is may show king and queen of trump. */
  get mayPair(): boolean {
    const { facts, turn, trump, tricks } = this;
    if (facts.pair === null || this.pair >= 0 || !this.isShown || trump < 0) return false;
    const both = facts.pairs[trump]!;
    if ((this.hands[4 * turn + trump]! & both) !== both) return false;
    const partner = facts.partner[turn]!;
    return tricks[turn]! + (partner < 0 ? 0 : tricks[partner]!) > 0;
  }

  /** Shows king and queen of trump, which moves the bid. */
  showPair(): void {
    const { facts, turn, bidder, contract } = this;
    const { by, least, most } = facts.pair!;
    this.pair = turn;
    this.contract =
      facts.side[turn] === facts.side[bidder]
        ? Math.min(contract, Math.max(least, contract - by))
        : Math.min(most, contract + by);
  }

  /** Finds the cards that the seat whose turn it is may play. */
  findLegal(): void {
    const { legal, hands, turn } = this;
    for (let suit = 0; suit < 4; suit++) legal[suit] = hands[4 * turn + suit]!;
    if (this.count === 0) this.limitLead();
    else this.limitFollow();
  }

  private limitLead(): void {
    const { facts } = this;
    if (this.done === 0) {
      if (facts.firstLead >= 0) this.limitToCode(facts.firstLead);
      if (facts.noPointsFirst) this.limitToHarmless();
    }
    if (facts.unbroken >= 0 && !this.isBroken) {
      const { legal } = this;
      const kept = legal[facts.unbroken]!;
      legal[facts.unbroken] = 0;
      if ((legal[0]! | legal[1]! | legal[2]! | legal[3]!) === 0) legal[facts.unbroken] = kept;
    }
  }

  private limitFollow(): void {
    const { facts, legal, led } = this;
    if (legal[led] !== 0) this.limitToSuit(led);
    else if (facts.mustTrump && this.asked === this.turn && legal[this.trump]! > 0) {
      this.limitToSuit(this.trump);
    }
    if (this.done === 0 && facts.noPointsFirst) this.limitToHarmless();
    const due = facts.firstChance;
    if (due < 0) return;
    const isBeaten = this.best >> 4 === due >> 4 && this.best > due;
    if (led !== due >> 4 || isBeaten) this.limitToCode(due);
  }

  private limitToSuit(suit: number): void {
    for (let other = 0; other < 4; other++) if (other !== suit) this.legal[other] = 0;
  }

  private limitToCode(code: number): void {
    const bit = 1 << (code & HEIGHT);
    if ((this.legal[code >> 4]! & bit) === 0) return;
    this.limitToSuit(code >> 4);
    this.legal[code >> 4] = bit;
  }

  private limitToHarmless(): void {
    const { legal } = this;
    const { harmless } = this.facts;
    let any = 0;
    for (let suit = 0; suit < 4; suit++) any |= legal[suit]! & harmless[suit]!;
    if (any === 0) return;
    for (let suit = 0; suit < 4; suit++) legal[suit]! &= harmless[suit]!;
  }

  /** Plays a card of the seat whose turn it is. */
  play(code: number): void {
    const { turn, facts } = this;
    const suit = code >> 4;
    this.hands[4 * turn + suit]! &= ~(1 << (code & HEIGHT));
    this.sizes[turn]!--;
    this.put(code);
    if (this.count === facts.live) this.endTrick();
    else this.giveTurn(facts.next[turn]!);
  }

  /** Adds a card to the trick. */
  put(code: number): void {
    const { turn, facts } = this;
    const suit = code >> 4;
    this.seen[suit]! |= 1 << (code & HEIGHT);
    if (this.count === 0) {
      this.led = suit;
      this.leader = turn;
    } else if (suit !== this.led) this.voids[turn]! |= 1 << this.led;
    if (this.count === 0 || this.beats(code)) {
      this.best = code;
      this.winner = turn;
    }
    if (suit === facts.unbroken || (facts.pointsBreak && facts.points[code]! > 0)) {
      this.isBroken = true;
    }
    this.plays[this.count++] = code;
  }

  giveTurn(seat: Seat): void {
    this.turn = seat;
    this.asked = -1;
    if (this.laid >= 0 && seat === this.bidder && this.sizes[seat] === 0) this.showTrump();
  }

  /** Gives the trick to its winner. */
  takeTrick(): void {
    const { winner, plays, count } = this;
    const { points } = this.facts;
    for (let at = 0; at < count; at++) {
      const value = points[plays[at]!]!;
      this.points[winner]! += value;
      if (value > 0) this.counted[winner]! += value;
    }
    if (this.done >= this.facts.countFrom) this.tricks[winner]!++;
    this.lastWinner = winner;
    this.done++;
    this.count = 0;
    this.led = -1;
    this.best = -1;
  }

  private endTrick(): void {
    const { winner, facts } = this;
    this.takeTrick();
    if (facts.draws && this.stock.length - this.drawn >= facts.live) this.draw(winner);
    this.giveTurn(winner);
  }

  private draw(winner: Seat): void {
    let seat = winner;
    do {
      const code = this.stock[this.drawn++]!;
      if (code >= 0) this.hold(seat, code);
      this.sizes[seat]!++;
      this.voids[seat] = 0;
      seat = this.facts.next[seat]!;
    } while (seat !== winner);
  }
}
