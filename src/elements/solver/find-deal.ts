import type { Grade } from '../../core/solver/grade-name.js';
import { type Asked, gradeDeal, solve } from './solve.js';

/** More than the deals that it takes where one in twenty-five can be won. */
const TRIES = 1000;
/**
 * How long one of them is looked at where its grade does not matter, in milliseconds: most deals take less than one.
 * A grade needs all of its searches, and hard deals take the longest. After that time the player hears of it, too.
 */
const PATIENCE = 1000;
/** How long all of them are, in milliseconds: any deal is better than none. */
const LIMIT = 30_000;

/**
 * The first of a row of deal numbers that can be won, as far as the solver can tell.
 *
 * @param next gives the numbers to try
 * @param deal deals a number
 * @param grade how hard it is to be, where that matters: what has a grade can be won
 * @param late is called once, if the search takes longer than a second
 * @returns where none of a thousand can, or none was found within half a minute, or the signal is aborted: the one
 *   whose grade is nearest to the wanted one, else any number
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
  const timer = setTimeout(late, PATIENCE);
  let nearest: number | undefined;
  let least = Infinity;
  try {
    for (let tries = 0; tries < TRIES && performance.now() < end && !signal.aborted; tries++) {
      const number = next();
      const patience = grade === undefined ? PATIENCE : Math.max(1, end - performance.now());
      const both = AbortSignal.any([signal, AbortSignal.timeout(patience)]);
      if (grade === undefined) {
        const [verdict] = await solve(asked, deal(number), { signal: both, prove: false });
        if (verdict === 'winnable') return number;
        continue;
      }
      const found = await gradeDeal(asked, deal(number), both);
      if (found === grade) return number;
      const distance = found === undefined ? Infinity : Math.abs(found - grade);
      if (distance < least) [nearest, least] = [number, distance];
    }
    return nearest ?? next();
  } finally {
    clearTimeout(timer);
  }
}
