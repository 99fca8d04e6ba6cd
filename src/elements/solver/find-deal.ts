import type { Grade } from '../../core/solver/grade.js';
import { type Asked, gradeDeal, solve } from './solve.js';

/** More than the deals that it takes where one in twenty-five can be won. */
const TRIES = 1000;
/** How long one of them is looked at, in milliseconds: most deals take less than one. */
const PATIENCE = 1000;
/** How long all of them are, in milliseconds: any deal is better than none. */
const LIMIT = 30_000;

/**
 * The first of a row of deal numbers that can be won, as far as the solver can tell.
 *
 * @param next gives the numbers to try
 * @param deal deals a number
 * @param grade how hard it is to be, where that matters: what has a grade can be won
 * @param late hears of every deal that took too long
 * @returns any number where none of a thousand can, or none was found within half a minute, or the signal is aborted
 */
export async function findDeal(
  asked: Asked,
  next: () => number,
  deal: (number: number) => unknown,
  grade: Grade | undefined,
  late: () => void,
  signal: AbortSignal,
): Promise<number> {
  const end = performance.now() + LIMIT;
  for (let tries = 0; tries < TRIES && performance.now() < end && !signal.aborted; tries++) {
    const number = next();
    const time = AbortSignal.timeout(PATIENCE);
    const both = AbortSignal.any([signal, time]);
    if (grade === undefined) {
      const [verdict] = await solve(asked, deal(number), { signal: both, prove: false });
      if (verdict === 'winnable') return number;
    } else if ((await gradeDeal(asked, deal(number), both)) === grade) return number;
    if (time.aborted) late();
  }
  return next();
}
