import { type SolverClient, solverClient } from '../../solver/client.js';
import type { Verdict } from '../../solver/search.js';
import type { PyramidOptions } from './options.js';
import { verdict } from './solve.js';
import { solver } from './solver.js';
import type { PyramidState } from './state.js';
import { winnableDeal } from './winnable-deal.js';

/** How many positions are kept to find out whether a deal can be won: a few hundredths of a second. */
const DEAL_BUDGET = 40_000;

/** A number whose deal can be won under these options, which is searched for on the spot. */
export const solvableDeal = (options: PyramidOptions, next: () => number): number | undefined =>
  winnableDeal(options, next, (state) => verdict(state, DEAL_BUDGET) === 'winnable');

/**
 * Asks the worker whether a position can still be won. Most games never need it, so it is a file of
 * its own, fetched on need; what it is given comes by its place (see elements/extras.ts).
 */
export function ask(
  state: PyramidState,
  signal: AbortSignal,
  workerFactory: SolverClient['workerFactory'],
): Promise<Verdict> {
  solverClient.workerFactory = workerFactory;
  return solverClient.ask(solver, state, { signal });
}
