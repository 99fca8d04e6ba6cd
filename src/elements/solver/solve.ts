import { type SolverClient, solverClient } from './client.js';
import type { Grade } from '../../core/solver/grade-name.js';
import type { Verdict } from '../../core/solver/search.js';
import type { Advice, GameSolvers } from '../controllers/adviser.js';

export type Factory = SolverClient['workerFactory'];

const UNKNOWN: Advice = ['unknown'];

/** What a game's position is asked with. */
export interface Asked {
  readonly solvers: GameSolvers<never> | undefined;
  readonly workerFactory: Factory;
}

interface AskOptions {
  /** Whether the moves of a win are wanted. */
  readonly prove: boolean;
  readonly signal?: AbortSignal;
  readonly budget?: number;
}

/** @throws where the game has no solver, where it can't be loaded, and what it throws */
function ask(
  { solvers, workerFactory }: Asked,
  state: unknown,
  options: AskOptions,
): Promise<Advice> {
  if (!solvers) throw new Error('this game has no solver');
  solverClient.workerFactory = workerFactory;
  const solver = options.prove ? solvers.proof : solvers.verdict;
  return solverClient.ask(solver, state as never, options);
}

/**
 * Whether a deal can be won, within so many positions.
 *
 * @throws what the solver throws, and where the game has none: a deal of which nothing is known is none
 *   that can't be won
 */
export const certify = async (asked: Asked, state: unknown, budget: number): Promise<Verdict> => {
  const [verdict] = await ask(asked, state, { prove: false, budget });
  return verdict ?? 'unknown';
};

/** Settled once the signal is aborted. */
const givenUp = (signal: AbortSignal): Promise<undefined> =>
  new Promise((done) => {
    signal.addEventListener('abort', () => done(undefined), { once: true });
  });

/**
 * How hard a deal is; `undefined` where the game has no grades, where the deal can't be won, where what finds it out
 * fails, and once the signal is aborted.
 */
export async function gradeDeal(
  { solvers, workerFactory }: Asked,
  state: unknown,
  signal?: AbortSignal,
): Promise<Grade | undefined> {
  if (!solvers?.grade || signal?.aborted) return undefined;
  solverClient.workerFactory = workerFactory;
  try {
    // No first move is looked at: a grade is all that is wanted.
    const options = { budget: 0, ...(signal && { signal }) };
    const graded = solverClient.ask(solvers.grade, state as never, options);
    return (await (signal ? Promise.race([graded, givenUp(signal)]) : graded))?.grade;
  } catch {
    return undefined;
  }
}

/**
 * What the solver of a game says of a position; `unknown` where it has none, where it fails, and once
 * the signal is aborted.
 */
export async function solve(
  asked: Asked,
  state: unknown,
  { signal, prove }: { readonly signal: AbortSignal; readonly prove: boolean },
): Promise<Advice> {
  if (signal.aborted) return UNKNOWN;
  try {
    return (await Promise.race([ask(asked, state, { signal, prove }), givenUp(signal)])) ?? UNKNOWN;
  } catch {
    return UNKNOWN;
  }
}
