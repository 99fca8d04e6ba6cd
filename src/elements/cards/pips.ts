import type { Suit } from '../../core/cards/card.js';
import { place } from './outline.js';
import { rankOutline } from './rank-path.js';
import { leafPath, suitHole, suitPath } from './suit-path.js';

/** The places of pips on a face of 100 by 142: three columns, and seven rows from 0 to 6. */
const LEFT = 30;
const MIDDLE = 50;
const RIGHT = 70;
const TOP_ROW = 25;
const BOTTOM_ROW = 117;

/**
 * The rows of the pips of 2 to 10, as hexadecimal digits that count half rows: first the rows with a pip in
 * both outer columns, then those with one in the middle.
 */
const PIPS = '|0c |06c 0c| 0c|6 06c| 06c|3 06c|39 048c|6 048c|2a'.split(' ');

/** The leaves of a large club, as in suit-path.ts. */
const LEAVES = [
  [50, 55.6],
  [36.7, 77.4],
  [63.3, 77.4],
] as const;

/** The white lines in a large club. */
const clubLines = (): string =>
  LEAVES.map(([x, y]) => leafPath(x, y, 0.36, -0.36) + leafPath(x, y, 0.31)).join('');

/** A rosette of eight petals, as a hole. */
const ROSETTE =
  'M50 56L47 63L50 66L53 63ZM50 78L53 71L50 68L47 71ZM39 67L46 70L49 67L46 64ZM61 67L54 64L51 67L54 70Z';

/** Aces are one large suit with a white line in it. The ace of spades is larger, with a star in its heart. */
const ACES: readonly [() => string, () => string, () => string, () => string] = [
  () => suitPath(0, 50, 71, 58) + clubLines(),
  () => suitPath(1, 50, 71, 64) + suitHole(1, 50, 71, 49) + suitPath(1, 50, 71, 42),
  () => suitPath(2, 50, 72, 60) + suitHole(2, 50, 71, 48) + suitPath(2, 50, 70.7, 42),
  () => suitPath(3, 50, 70, 78) + suitHole(2, 50, 65, -61) + suitPath(2, 50, 65.2, -55) + ROSETTE,
];

/** The pips of a card that is not a court. */
function pipsOf(rank: number, suit: Suit): string {
  if (rank === 1) return ACES[suit]();
  const size = rank > 8 ? 19.5 : 21;
  const [outer, middle] = PIPS[rank - 2]!.split('|');
  const pips = (rows: string, ...columns: number[]): string =>
    [...rows]
      .flatMap((digit) => {
        const half = parseInt(digit, 16);
        const y = TOP_ROW + (half * (BOTTOM_ROW - TOP_ROW)) / 12;
        return columns.map((x) => suitPath(suit, x, y, half > 6 ? -size : size));
      })
      .join('');
  return pips(outer!, LEFT, RIGHT) + pips(middle!, MIDDLE);
}

/** The index at the lower right. card.ts places the one at the upper left. */
function lowerIndex(sign: string, suit: Suit): string {
  const rank = rankOutline(sign);
  return (rank ? place(rank, 96.6, 136.5, -0.2) : '') + suitPath(suit, 90.2, 107.5, -13);
}

/** Everything in the suit's colour on a card, except the index at the upper left, as one path. The suits beside a court are in its art. */
export const pipsPath = (rank: number, suit: Suit, sign: string): string =>
  (rank > 10 ? '' : pipsOf(rank, suit)) + lowerIndex(sign, suit);
