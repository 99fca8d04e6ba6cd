import { type SolverClient, solverClient } from './client.js';
import type { Grade } from '../../core/solver/grade-name.js';
import type { Verdict } from '../../core/solver/search.js';
import type { Advice, GameSolvers } from '../controllers/adviser.js';

export type Factory = SolverClient['workerFactory'];

const UNKNOWN: Advice = ['unknown'];

/** The game's solvers, and the page's worker factory. */
export interface SolverAccess {
  readonly solvers: GameSolvers<never> | undefined;
  readonly workerFactory: Factory;
}

interface AskOptions {
  /** Whether the moves of a win are needed. */
  readonly prove: boolean;
  readonly signal?: AbortSignal;
  readonly budget?: number;
}

/** What the solvers are asked about a position. */
const questionOf = ({ question }: GameSolvers<never>, position: unknown): never =>
  (question?.(position as never) ?? position) as never;

/** @throws if the game has no solver, if that can't be loaded, and what it throws */
function ask(
  { solvers, workerFactory }: SolverAccess,
  state: unknown,
  options: AskOptions,
): Promise<Advice> {
  if (!solvers) throw new Error('this game has no solver');
  solverClient.workerFactory = workerFactory;
  const solver = options.prove ? solvers.proof : solvers.verdict;
  return solverClient.ask(solver, questionOf(solvers, state), options);
}

/**
 * Whether a deal can be won, within a number of positions.
 *
 * @throws what the solver throws, or if the game has none. An unknown verdict must not count as “can't be
 *   won”.
 */
export const certify = async (
  access: SolverAccess,
  state: unknown,
  budget: number,
): Promise<Verdict> => {
  const [verdict] = await ask(access, state, { prove: false, budget });
  return verdict ?? 'unknown';
};

/** Resolves when the signal is aborted. */
const givenUp = (signal: AbortSignal): Promise<undefined> =>
  new Promise((done) => {
    signal.addEventListener('abort', () => done(undefined), { once: true });
  });

/**
 * How hard a deal is. `undefined` if the game has no grades, the deal can't be won, the solver fails, or the
 * signal is aborted.
 */
export async function gradeDeal(
  { solvers, workerFactory }: SolverAccess,
  state: unknown,
  signal?: AbortSignal,
): Promise<Grade | undefined> {
  if (!solvers?.grade || signal?.aborted) return undefined;
  solverClient.workerFactory = workerFactory;
  try {
    // A budget of 0 for the first moves, because only the grade is needed.
    const options = { budget: 0, ...(signal && { signal }) };
    const graded = solverClient.ask(solvers.grade, questionOf(solvers, state), options);
    return (await (signal ? Promise.race([graded, givenUp(signal)]) : graded))?.grade;
  } catch {
    return undefined;
  }
}

/**
 * The solver's answer about a position. `unknown` if there is no solver, if it fails, or when the signal is
 * aborted.
 */
export async function solve(
  access: SolverAccess,
  state: unknown,
  { signal, prove }: { readonly signal: AbortSignal; readonly prove: boolean },
): Promise<Advice> {
  if (signal.aborted) return UNKNOWN;
  try {
    return (
      (await Promise.race([ask(access, state, { signal, prove }), givenUp(signal)])) ?? UNKNOWN
    );
  } catch {
    return UNKNOWN;
  }
}
