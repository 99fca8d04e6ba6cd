import { listOf } from '../../../core/cards/list.js';
import type { FortuneLine } from '../rules/fortune.js';
import { ACES } from '../rules/hand-bits.js';
import { BROADWAY, type KindName, KIND_NAMES, kindOfFive } from '../rules/hand-rank.js';
import type { RankHand } from '../rules/rank-hand.js';

/** The king and the queen. */
const KING_QUEEN = (ACES >> 1) | (ACES >> 2);

/** The ranks of every seven cards in a row: A-2-3-4-5-6-7 up to 8-9-10-J-Q-K-A. */
const SEVENS = listOf(8, (at) => {
  const row = 0x7f << at;
  // The first row has the ace below the deuce.
  return (row >> 1) | (row & 1 ? ACES : 0);
});

/** Whether the suited ranks, with the joker if there is one, are seven in a row. */
function isSevenInRow({ suited, joker }: Readonly<RankHand>): boolean {
  return SEVENS.some((row) => {
    const missing = row & ~suited;
    return joker ? (missing & (missing - 1)) === 0 : missing === 0;
  });
}

/** The lines that follow from the kind alone. */
const LINES: Readonly<Record<KindName, FortuneLine | 'none'>> = {
  nothing: 'none',
  pair: 'none',
  'two-pairs': 'none',
  trips: 'trips',
  straight: 'straight',
  flush: 'flush',
  'full-house': 'full-house',
  quads: 'quads',
  'straight-flush': 'straight-flush',
  'five-aces': 'five-aces',
};

/**
 * The best line of seven cards, except for the royal match, by their rank from `bestFive`. The
 * Fortune bet ranks trips above a straight.
 */
export function fortuneOf(hand: Readonly<RankHand>, rank: number): FortuneLine | 'none' {
  const line = LINES[KIND_NAMES[kindOfFive(rank)]!];
  if (line === 'straight-flush') {
    if (isSevenInRow(hand)) return hand.joker ? 'joker-seven' : 'natural-seven';
    return ((rank >>> 16) & 15) === BROADWAY ? 'royal-flush' : line;
  }
  const { twice, thrice, joker } = hand;
  const hasTrips = thrice !== 0 || (joker && (twice & ACES) !== 0);
  return line === 'straight' && hasTrips ? 'trips' : line;
}

/** Whether the unsuited cards are a king and a queen, in any of the other suits. */
export const isBesideKingQueen = ({ once, twice, suited }: Readonly<RankHand>): boolean =>
  ((once & ~suited) | twice) === KING_QUEEN;
