import { isLong, straights, topOf } from './hand-bits.js';
import { KINDS, type Wheel, rankPlanes } from './hand-rank.js';

/**
 * A hand as no more than what decides about it: how often each rank is there, the joker, and the
 * ranks of the one suit that can make a flush. It is filled anew for each hand, so that looking at
 * many makes no garbage. Ranks are bits as in `hand-bits.ts`.
 */
export class RankHand {
  /** The ranks that are there at least once, twice, three and four times, the joker apart. */
  once = 0;
  twice = 0;
  thrice = 0;
  fourfold = 0;
  /** The ranks of the suit that can make a flush; 0 where none can. */
  suited = 0;
  joker = false;

  copy(other: RankHand): void {
    this.once = other.once;
    this.twice = other.twice;
    this.thrice = other.thrice;
    this.fourfold = other.fourfold;
    this.suited = other.suited;
    this.joker = other.joker;
  }

  /** Puts one more card of a rank in; whether it is suited, `suited` says by itself. */
  add(rank: number): void {
    this.fourfold |= this.thrice & rank;
    this.thrice |= this.twice & rank;
    this.twice |= this.once & rank;
    this.once |= rank;
  }

  /**
   * Takes a card of a rank away, that one which the others miss least: one that is not suited
   * before one that is, and the joker, which can be any ace and more, only where it is the last.
   */
  take(rank: number): void {
    if (!(this.once & rank)) this.joker = false;
    else if (this.fourfold & rank) this.fourfold ^= rank;
    else if (this.thrice & rank) this.thrice ^= rank;
    else if (this.twice & rank) this.twice ^= rank;
    else {
      this.once ^= rank;
      this.suited &= ~rank;
    }
  }

  /** Whether straight or flush are among its cards. */
  isStraightOrFlush(): boolean {
    return isLong(this.suited, this.joker) || straights(this.once, this.joker) !== 0;
  }

  /** The rank of the best five, as `rankBits` has it. */
  rank(wheel: Wheel): number {
    const { once, twice, thrice, fourfold, suited, joker } = this;
    const flush = isLong(suited, joker) ? suited : 0;
    return rankPlanes(once, twice, thrice, fourfold, flush, joker, wheel);
  }
}

/**
 * The two cards in front as one number: the heights (2 to 14), the higher times 16 and the lower.
 */
export type FrontCode = number;

export const frontCode = (higher: number, lower: number): FrontCode => (higher << 4) | lower;

/** The highest two of some ranks, in front. */
export function topTwo(ranks: number): FrontCode {
  const top = topOf(ranks);
  return frontCode(top, topOf(ranks & ~(1 << (top - 2))));
}

/** The highest of some ranks twice, in front. */
export const topPair = (ranks: number): FrontCode => frontCode(topOf(ranks), topOf(ranks));

/** The rank of a front, as `rankTwo` has it. */
export const rankOfFront = (front: FrontCode): number =>
  front >> 4 === (front & 15) ? (KINDS.pair << 20) | ((front >> 4) << 16) : front << 12;

const bitOf = (height: number): number => 1 << (height - 2);

/** What `hand` is without the cards in front: the best five that leaves; fills `back`. */
export function leave(back: RankHand, hand: RankHand, front: FrontCode): void {
  back.copy(hand);
  back.take(bitOf(front >> 4));
  back.take(bitOf(front & 15));
}

/**
 * A house way on ranks: what it sets in front of seven cards. It says the same as the `HouseWay` of
 * its name, some hundred times as fast, and has no names for its rules.
 */
export type QuickWay = (hand: RankHand) => FrontCode;
