import { dealDeck } from '../../cards/deal-number.js';
import type { PyramidOptions } from './options.js';
import { type PyramidState, deal } from './state.js';

/** More than the deals that it takes where one in twenty-five can be won. */
const TRIES = 1000;

/**
 * The first of a row of deal numbers that can be won, as far as `isWinnable` can tell.
 *
 * @param next gives the numbers to try
 * @returns `undefined` where none of a thousand can
 */
export function winnableDeal(
  options: PyramidOptions,
  next: () => number,
  isWinnable: (state: PyramidState) => boolean,
): number | undefined {
  for (let tries = 0; tries < TRIES; tries++) {
    const number = next();
    if (isWinnable(deal(options, dealDeck(number)))) return number;
  }
  return undefined;
}
