import { isLong, straights, topOf } from './hand-bits.js';
import { KINDS, type Wheel, rankPlanes } from './hand-rank.js';

/**
 * A hand reduced to what decides about it: how often each rank occurs, the joker, and the ranks of
 * the one suit that can make a flush. One object is filled again for each hand, so that counting
 * many hands allocates nothing. Ranks are bits as in `hand-bits.ts`.
 */
export class RankHand {
  /** The ranks that occur at least once, twice, three and four times, without the joker. */
  once = 0;
  twice = 0;
  thrice = 0;
  fourfold = 0;
  /** The ranks of the suit that can make a flush; 0 if there is none. */
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

  /** Adds a card of a rank. It does not change `suited`. */
  add(rank: number): void {
    this.fourfold |= this.thrice & rank;
    this.thrice |= this.twice & rank;
    this.twice |= this.once & rank;
    this.once |= rank;
  }

  /**
   * Removes the card of a rank that costs the hand least: an unsuited one before the suited one.
   * The joker goes only if it is the last ace, since it can also complete straights and flushes.
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

  /** Whether the hand has a straight or a flush. */
  isStraightOrFlush(): boolean {
    return isLong(this.suited, this.joker) || straights(this.once, this.joker) !== 0;
  }

  /** The rank of the best five, equal to that of `rankBits`. */
  rank(wheel: Wheel): number {
    const { once, twice, thrice, fourfold, suited, joker } = this;
    const flush = isLong(suited, joker) ? suited : 0;
    return rankPlanes(once, twice, thrice, fourfold, flush, joker, wheel);
  }
}

/** The two cards in front as one number: the higher height (2 to 14) times 16, plus the lower. */
export type FrontCode = number;

export const frontCode = (higher: number, lower: number): FrontCode => (higher << 4) | lower;

/** The two highest of some ranks as a front. */
export function topTwo(ranks: number): FrontCode {
  const top = topOf(ranks);
  return frontCode(top, topOf(ranks & ~(1 << (top - 2))));
}

/** A pair of the highest of some ranks as a front. */
export const topPair = (ranks: number): FrontCode => frontCode(topOf(ranks), topOf(ranks));

/** The rank of a front, equal to that of `rankTwo`. */
export const rankOfFront = (front: FrontCode): number =>
  front >> 4 === (front & 15) ? (KINDS.pair << 20) | ((front >> 4) << 16) : front << 12;

const bitOf = (height: number): number => 1 << (height - 2);

/** Fills `back` with the cards of `hand` without those in front, in the best way. */
export function leave(back: RankHand, hand: RankHand, front: FrontCode): void {
  back.copy(hand);
  back.take(bitOf(front >> 4));
  back.take(bitOf(front & 15));
}

/**
 * A fast house way: returns the front for seven cards given by their ranks. It gives the same
 * result as the `HouseWay` of the same rules, about a hundred times as fast, but without rule
 * names.
 */
export type QuickWay = (hand: RankHand) => FrontCode;
