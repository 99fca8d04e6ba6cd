import { type Factory, solve } from './solve.js';

/** More than the deals that it takes where one in twenty-five can be won. */
const TRIES = 1000;

/**
 * The first of a row of deal numbers that can be won, as far as the solver can tell.
 *
 * @param next gives the numbers to try
 * @param deal deals a number
 * @returns any number where none of a thousand can, or the signal is aborted
 */
export async function findDeal(
  game: string,
  workerFactory: Factory,
  next: () => number,
  deal: (number: number) => unknown,
  signal: AbortSignal,
): Promise<number> {
  for (let tries = 0; tries < TRIES && !signal.aborted; tries++) {
    const number = next();
    const [verdict] = await solve(game, deal(number), workerFactory, signal);
    if (verdict === 'winnable') return number;
  }
  return next();
}
