import { listOf } from '../../../core/cards/list.js';
import { RankHand } from '../rules/rank-hand.js';

/**
 * Seven cards by their ranks alone as one index, without a search. A half of the 13 ranks is a
 * number whose digits to the base five say how many there are of each, the lowest rank first; each
 * half has a table from that number to a figure, and the two figures add up to the index.
 */
export const LOWER_RANKS = 6;
const UPPER_RANKS = 7;

/** Some of the ranks, and how many cards of each. */
interface Half {
  /** The number that says so. */
  readonly code: number;
  /** How many cards. */
  readonly size: number;
  readonly hand: RankHand;
}

/** Every choice of up to seven cards of so many ranks, from one on, by their number. */
function halves(ranks: number, first: number): readonly Half[] {
  const found: Half[] = [];
  for (let code = 0; code < 5 ** ranks; code++) {
    const hand = new RankHand();
    let size = 0;
    for (let at = 0, digits = code; digits > 0; at++, digits = Math.trunc(digits / 5)) {
      for (let many = digits % 5; many > 0; many--) hand.add(1 << (first + at));
      size += digits % 5;
    }
    if (size <= 7) found.push({ code, size, hand });
  }
  return found;
}

/** The tables of the halves: what the figures of a hand's key add up to is its index. */
export interface RankIndex {
  readonly lower: Uint16Array;
  /** The upper half's of seven cards without the joker. */
  readonly natural: Uint16Array;
  /** The upper half's of six cards beside the joker. */
  readonly joker: Uint16Array;
}

/** How many hands of ranks have no joker; those with it have the indices from here on. */
export const NATURAL_HANDS = 49_205;
/** How many hands of ranks there are. */
export const RANK_HANDS = 67_600;

/**
 * Makes the index.
 *
 * @param visit told of every hand of ranks, the joker's among them, in the order of their indices;
 *   the hand is the same one each time, filled anew
 */
export function rankIndex(visit: (hand: RankHand, index: number) => void): RankIndex {
  const lower = new Uint16Array(5 ** LOWER_RANKS);
  const bySize: Half[][] = listOf(8, () => []);
  for (const half of halves(LOWER_RANKS, 0)) {
    lower[half.code] = bySize[half.size]!.push(half) - 1;
  }
  const uppers = halves(UPPER_RANKS, LOWER_RANKS);
  const hand = new RankHand();
  let index = 0;
  const place = (size: number): Uint16Array => {
    const from = index;
    const starts = new Uint16Array(5 ** UPPER_RANKS);
    hand.joker = size < 7;
    for (const upper of uppers.filter((half) => half.size <= size)) {
      starts[upper.code] = index - from;
      for (const half of bySize[size - upper.size]!) {
        join(hand, upper.hand, half.hand);
        visit(hand, index++);
      }
    }
    return starts;
  };
  return { lower, natural: place(7), joker: place(6) };
}

/** The cards of two hands that have no rank in common. */
function join(hand: RankHand, one: RankHand, other: RankHand): void {
  hand.once = one.once | other.once;
  hand.twice = one.twice | other.twice;
  hand.thrice = one.thrice | other.thrice;
  hand.fourfold = one.fourfold | other.fourfold;
}
