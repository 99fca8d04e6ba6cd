import { listOf } from '../../../core/cards/list.js';
import { RankHand } from '../rules/rank-hand.js';

/**
 * Maps the ranks of seven cards to an index without a search. Each half of the 13 ranks has a
 * number to the base five: its digits are the number of cards of each rank, the lowest rank first.
 * A table gives a figure for each half, and the sum of the two figures is the index.
 */
export const LOWER_RANKS = 6;
const UPPER_RANKS = 7;

/** A choice of cards from some of the ranks. */
interface Half {
  /** Its number to the base five. */
  readonly code: number;
  /** How many cards it has. */
  readonly size: number;
  readonly hand: RankHand;
}

/**
 * Every choice of up to seven cards from `ranks` ranks, beginning with `first`, ordered by number.
 */
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

/** The tables of the halves. A hand's index is the sum of the figures of its two halves. */
export interface RankIndex {
  readonly lower: Uint16Array;
  /** The upper half's figures for seven cards without the joker. */
  readonly natural: Uint16Array;
  /** The upper half's figures for six cards and the joker. */
  readonly joker: Uint16Array;
}

/** The number of hands of ranks without the joker. The indices of those with it begin here. */
export const NATURAL_HANDS = 49_205;
/** The number of hands of ranks. */
export const RANK_HANDS = 67_600;

/**
 * Makes the index.
 *
 * @param visit called for every hand of ranks, with and without the joker, in the order of their
 *   indices; the hand object is reused
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

/** Joins two hands that have no rank in common. */
function join(hand: RankHand, one: RankHand, other: RankHand): void {
  hand.once = one.once | other.once;
  hand.twice = one.twice | other.twice;
  hand.thrice = one.thrice | other.thrice;
  hand.fourfold = one.fourfold | other.fourfold;
}
