import { type Card, JOKER } from '../../../core/cards/card.js';
import { HIGH, LANE, LOW } from '../rules/hand-bits.js';
import { RankHand } from '../rules/rank-hand.js';

/** In how many ways up to four cards are chosen from up to four: `CHOOSE[from][so many]`. */
const CHOOSE = [
  [1, 0, 0, 0, 0],
  [1, 1, 0, 0, 0],
  [1, 2, 1, 0, 0],
  [1, 3, 3, 1, 0],
  [1, 4, 6, 4, 1],
] as const satisfies readonly (readonly number[])[];

const RANK_COUNT = 13;
/** The cards of a hand. */
const SIZE = 7;
/** A chunk is the joker or not, and how many there are, 0 to 4, of each of so many highest ranks. */
const FIXED = 5;
const NATURAL_CHUNKS = 5 ** FIXED;

/** Told of each class of hands: what decides about them, and how many they are, at least one. */
export type ClassVisitor = (hand: Readonly<RankHand>, hands: number) => void;

/**
 * All hands of seven out of some cards, by classes of hands that no rule can tell apart: those in
 * which no suit can make a flush are their ranks alone, and of the others only one suit's ranks
 * matter besides. Of 53 cards 154,143,080 hands make 292,253 classes.
 *
 * It goes in chunks, so that whoever asks can look at a clock in between.
 */
export class HandClasses {
  /** How many chunks there are, none of them more than a fiftieth of the work. */
  readonly chunks: number;

  private readonly hand = new RankHand();
  /** The ranks of each suit that there are to choose from. */
  private readonly suits: readonly number[];
  /** How many cards of each rank there are, the deuces first, and how many of them a hand has. */
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

  /** Visits the classes of one chunk, from 0 on. */
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

  /** Has so many cards of a rank in the hand. */
  private choose(at: number, many: number): void {
    const { hand, chosen } = this;
    const others = ~(1 << at);
    chosen[at] = many;
    hand.once = (hand.once & others) | (Number(many > 0) << at);
    hand.twice = (hand.twice & others) | (Number(many > 1) << at);
    hand.thrice = (hand.thrice & others) | (Number(many > 2) << at);
    hand.fourfold = (hand.fourfold & others) | (Number(many > 3) << at);
  }

  /** Goes on with the ranks from one on downwards, of which so many cards are to come. */
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

  /** Visits the classes of the chosen ranks, which so many hands have. */
  private visitClasses(ways: number): void {
    const { hand } = this;
    const { once, twice } = hand;
    // Two cards need not be of the suit; those that double a rank are not.
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

  /** Visits the class with these ranks in one suit, and all else in the others; says how many. */
  private visitSuited(suited: number): number {
    let hands = 0;
    for (const suit of this.suits)
      if ((suited & ~suit) === 0) hands += this.waysInOtherSuits(suited, suit);
    this.hand.suited = suited;
    if (hands > 0) this.visit(this.hand, hands);
    return hands;
  }

  /** In how many ways what is not suited is of the other suits. */
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

/** How many ranks there are among some, up to three. */
function sizeOf(ranks: number): number {
  const fewer = ranks & (ranks - 1);
  return Number(ranks !== 0) + Number(fewer !== 0) + Number((fewer & (fewer - 1)) !== 0);
}
