import { type Card, JOKER } from '../../../core/cards/card.js';
import { HIGH, LANE, LOW } from '../rules/hand-bits.js';
import { RankHand } from '../rules/rank-hand.js';

/** Binomial coefficients: `CHOOSE[n][k]` is the number of ways to choose k of n cards. */
const CHOOSE = [
  [1, 0, 0, 0, 0],
  [1, 1, 0, 0, 0],
  [1, 2, 1, 0, 0],
  [1, 3, 3, 1, 0],
  [1, 4, 6, 4, 1],
] as const satisfies readonly (readonly number[])[];

const RANK_COUNT = 13;
/** The number of cards in a hand. */
const SIZE = 7;
/** A chunk fixes the joker, and the number of cards, 0 to 4, of each of the five highest ranks. */
const FIXED = 5;
const NATURAL_CHUNKS = 5 ** FIXED;

/**
 * Called for each class of hands with what decides about them, and with their number, at least one.
 */
export type ClassVisitor = (hand: Readonly<RankHand>, hands: number) => void;

/**
 * Visits all hands of seven out of some cards, by classes of hands that no rule can tell apart. If
 * no suit can make a flush, a class is given by the ranks alone. Otherwise, only the ranks of that
 * suit matter in addition. With 53 cards, 154,143,080 hands make 292,253 classes.
 *
 * The work is split into chunks, so that callers can look at a clock in between.
 */
export class HandClasses {
  /** The number of chunks. None is more than a fiftieth of the work. */
  readonly chunks: number;

  private readonly hand = new RankHand();
  /** The available ranks of each suit. */
  private readonly suits: readonly number[];
  /** The available cards of each rank, the deuces first, and how many of them are in the hand. */
  private readonly counts: Int32Array;
  private readonly chosen = new Int32Array(RANK_COUNT);

  constructor(
    cards: readonly Card[],
    private readonly visit: ClassVisitor,
  ) {
    const low = cards.reduce((bits, card) => bits | LOW[card]!, 0);
    const high = cards.reduce((bits, card) => bits | HIGH[card]!, 0);
    this.suits = [low & LANE, low >>> 16, high & LANE, high >>> 16];
    this.counts = Int32Array.from({ length: RANK_COUNT }, (_, at) =>
      this.suits.reduce((count, suit) => count + ((suit >> at) & 1), 0),
    );
    this.chunks = cards.includes(JOKER) ? 2 * NATURAL_CHUNKS : NATURAL_CHUNKS;
  }

  /** Visits the classes of one chunk, numbered from 0. */
  run(chunk: number): void {
    this.hand.joker = chunk >= NATURAL_CHUNKS;
    let left = this.hand.joker ? SIZE - 1 : SIZE;
    let ways = 1;
    let digits = chunk;
    for (let at = RANK_COUNT - FIXED; at < RANK_COUNT; at++) {
      const many = digits % 5;
      digits = Math.trunc(digits / 5);
      this.choose(at, many);
      left -= many;
      ways *= CHOOSE[this.counts[at]!]![many]!;
    }
    if (left >= 0 && ways > 0) this.fill(RANK_COUNT - FIXED - 1, left, ways);
  }

  /** Sets how many cards of a rank are in the hand. */
  private choose(at: number, many: number): void {
    const { hand, chosen } = this;
    const others = ~(1 << at);
    chosen[at] = many;
    hand.once = (hand.once & others) | (Number(many > 0) << at);
    hand.twice = (hand.twice & others) | (Number(many > 1) << at);
    hand.thrice = (hand.thrice & others) | (Number(many > 2) << at);
    hand.fourfold = (hand.fourfold & others) | (Number(many > 3) << at);
  }

  /** Adds `left` more cards of the rank `at` and the ranks below. */
  private fill(at: number, left: number, ways: number): void {
    if (left === 0) this.visitClasses(ways);
    if (left === 0 || at < 0) return;
    const most = Math.min(left, this.counts[at]!);
    for (let many = 0; many <= most; many++) {
      this.choose(at, many);
      this.fill(at - 1, left - many, ways * CHOOSE[this.counts[at]!]![many]!);
    }
    this.choose(at, 0);
  }

  /** Visits the classes of the chosen ranks. `ways` is the number of hands with these ranks. */
  private visitClasses(ways: number): void {
    const { hand } = this;
    const { once, twice } = hand;
    // At most two of the seven cards are of another suit. The second card of a rank always is.
    const doubled = sizeOf(twice) + sizeOf(hand.thrice) + sizeOf(hand.fourfold);
    let others = ways;
    if (doubled <= 2) others -= this.visitSuited(once);
    if (doubled <= 1) {
      for (let first = once; first; first &= first - 1) {
        const suited = once & ~(first & -first);
        others -= this.visitSuited(suited);
        if (doubled > 0) continue;
        for (let second = first & (first - 1); second; second &= second - 1) {
          others -= this.visitSuited(suited & ~(second & -second));
        }
      }
    }
    hand.suited = 0;
    if (others > 0) this.visit(hand, others);
  }

  /**
   * Visits the class with these ranks in one suit and all other cards in other suits. Returns its
   * number of hands.
   */
  private visitSuited(suited: number): number {
    let hands = 0;
    for (const suit of this.suits)
      if ((suited & ~suit) === 0) hands += this.waysInOtherSuits(suited, suit);
    this.hand.suited = suited;
    if (hands > 0) this.visit(this.hand, hands);
    return hands;
  }

  /** The number of ways to choose the unsuited cards from the other suits. */
  private waysInOtherSuits(suited: number, suit: number): number {
    const { counts, chosen, hand } = this;
    let ways = 1;
    for (let ranks = (hand.once & ~suited) | hand.twice; ranks; ranks &= ranks - 1) {
      const at = 31 - Math.clz32(ranks & -ranks);
      const from = counts[at]! - ((suit >> at) & 1);
      ways *= CHOOSE[from]![chosen[at]! - ((suited >> at) & 1)]!;
    }
    return ways;
  }
}

/** Counts ranks, up to three. */
function sizeOf(ranks: number): number {
  const fewer = ranks & (ranks - 1);
  return Number(ranks !== 0) + Number(fewer !== 0) + Number((fewer & (fewer - 1)) !== 0);
}
