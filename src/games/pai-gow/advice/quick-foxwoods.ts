import { ACES, topOf } from '../rules/hand-bits.js';
import {
  type FrontCode,
  type QuickWay,
  RankHand,
  frontCode,
  leave,
  topPair,
  topTwo,
} from '../rules/rank-hand.js';

/** A bit for each rank from a height on: those of J to A are `from(11)`. */
const from = (height: number): number => -1 << (height - 2);
const KINGS = ACES >> 1;
/** The pairs that an ace and another single may go before: 10 to K. */
const TENS_TO_KINGS = from(10) & ~ACES;

/** Whether ranks have at least two of them. */
const areTwo = (ranks: number): boolean => (ranks & (ranks - 1)) !== 0;

const rest = new RankHand();

/**
 * The house way of `foxwoods.ts`, rule by rule, on ranks as bits: which heights go in front. Which
 * cards of those heights is no question: those that leave the best back.
 */
export const quickFoxwoods: QuickWay = (hand) => {
  const { once, twice, thrice, fourfold } = hand;
  if (!hand.joker) return frontOf(hand, once, twice, thrice, fourfold);
  if (fourfold & ACES) return topPair(twice & ~thrice & KINGS || ACES);
  // The joker is one more ace.
  const [two, three, four] = [once & ACES, twice & ACES, thrice & ACES];
  return frontOf(hand, once | ACES, twice | two, thrice | three, fourfold | four);
};

/** Rules 2 to 10; the ranks have the joker among the aces. */
function frontOf(
  hand: RankHand,
  once: number,
  twice: number,
  thrice: number,
  fourfold: number,
): FrontCode {
  const singles = once & ~twice;
  const pairs = twice & ~thrice;
  const trips = thrice & ~fourfold;
  if (fourfold) return frontOfQuads(fourfold, pairs || trips, singles);
  if (trips && (pairs || areTwo(trips))) return topPair(pairs || trips);
  if (!areTwo(pairs) && hand.isStraightOrFlush()) {
    return frontOfStraight(hand, once, twice, aceBeforePair(singles, pairs));
  }
  if (trips & ACES) return topTwo(ACES | singles);
  if (areTwo(pairs)) return frontOfPairs(pairs, singles);
  // Trips, a pair or nothing: the two best singles, without the one that must stay behind.
  return topTwo(twice ? singles : singles & ~(1 << (topOf(singles) - 2)));
}

/** Rule 2. */
function frontOfQuads(fourfold: number, other: number, singles: number): FrontCode {
  if (other) return topPair(other);
  const isKept = !(fourfold & from(7)) || (!(fourfold & from(11)) && (singles & from(13)) !== 0);
  return isKept ? topTwo(singles) : topPair(fourfold);
}

/** Rules 7 and 8. */
function frontOfPairs(pairs: number, singles: number): FrontCode {
  const bigger = 1 << (topOf(pairs) - 2);
  const smaller = pairs & ~bigger;
  if (areTwo(smaller)) return topPair(pairs);
  const isKept = !(bigger & from(11)) && (singles & (bigger & from(7) ? ACES : from(13))) !== 0;
  return isKept ? topTwo(singles) : topPair(smaller);
}

/** Rule 5's exception, 0 where it does not apply: a single ace and the best other before one pair. */
const aceBeforePair = (singles: number, pairs: number): FrontCode =>
  pairs & TENS_TO_KINGS && singles & ACES ? topTwo(singles) : 0;

/** Rule 5: the best front before a straight or better; `ace`, where it is not 0, needs none. */
function frontOfStraight(hand: RankHand, once: number, twice: number, ace: FrontCode): FrontCode {
  for (let ranks = twice; ranks; ranks &= ~(1 << (topOf(ranks) - 2))) {
    if (isLeft(hand, topPair(ranks))) return topPair(ranks);
  }
  for (let higher = once; higher;) {
    const height = topOf(higher);
    higher &= ~(1 << (height - 2));
    for (let lower = higher; lower; lower &= ~(1 << (topOf(lower) - 2))) {
      const front = frontCode(height, topOf(lower));
      if (front === ace || isLeft(hand, front)) return front;
    }
  }
  throw new Error('No front leaves the straight or the flush that there is.');
}

/** Whether a straight or a flush is left behind a front. */
function isLeft(hand: RankHand, front: FrontCode): boolean {
  leave(rest, hand, front);
  return rest.isStraightOrFlush();
}
