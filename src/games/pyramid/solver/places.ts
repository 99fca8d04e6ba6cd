import { type Piles, pileIds } from '../../../core/patience/piles.js';
import type { PyramidOptions } from '../rules/game.js';

const ROWS = 7;

export const FOUNDATION = 'foundation-1';

/** The places of the pyramid, row by row from the top, left to right. Each holds at most one card. */
export const PLACES: readonly string[] = pileIds('pyramid', (ROWS * (ROWS + 1)) / 2);

/** The ids of the wastes, in order. */
export const wastesOf = ({ wastes }: PyramidOptions): readonly string[] => pileIds('waste', wastes);

/** The row of a place, from 0. Places are counted from 0 here. */
const rowOf = (place: number): number => Math.floor((Math.sqrt(8 * place + 1) - 1) / 2);

/** The two places that cover each place, as bits (bit 0 is `pyramid-1`). 0 for the last row. */
export const COVER: readonly number[] = PLACES.map((_, place) =>
  rowOf(place) < ROWS - 1 ? 3 << (place + rowOf(place) + 1) : 0,
);

/** The places that hold a card, as bits. */
export const bitsOf = (piles: Piles): number =>
  PLACES.reduce((bits, id, place) => bits | (piles[id]!.length << place), 0);
