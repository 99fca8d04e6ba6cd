import { type SolverClient, solverClient } from '../../solver/client.js';
import { PROVERS, SOLVERS } from '../../solver/worker-games.js';
import type { Verdict } from '../../solver/search.js';
import type { Advice } from '../adviser.js';

export type Factory = SolverClient['workerFactory'];

const UNKNOWN: Advice = ['unknown'];

/** What the solver of a game answers, of those that tell a win or those that prove it. */
function ask(
  [game, state]: readonly [game: string, state: unknown],
  solvers: typeof SOLVERS,
  workerFactory: Factory,
  options: { readonly signal?: AbortSignal; readonly budget?: number },
): Promise<Advice> {
  const solver = solvers.find((one) => one.game.startsWith(game));
  if (!solver) throw new Error(`no solver knows ${game}`);
  solverClient.workerFactory = workerFactory;
  return solverClient.ask(solver, state as never, options);
}

/**
 * Whether a deal can be won, within so many positions.
 *
 * @throws what the solver throws, and where the game has none: a deal of which nothing is known is none
 *   that can't be won
 */
export const certify = async (
  game: string,
  state: unknown,
  workerFactory: Factory,
  budget: number,
): Promise<Verdict> => {
  const [verdict] = await ask([game, state], SOLVERS, workerFactory, { budget });
  return verdict ?? 'unknown';
};

/**
 * What the solver of a game says of a position; `unknown` where it has none, where it fails, and once
 * the signal is aborted.
 *
 * @param game the game's name, as its rules have it
 * @param prove whether the moves of a win are wanted, where they cost more than the verdict
 */
export async function solve(
  game: string,
  state: unknown,
  workerFactory: Factory,
  signal: AbortSignal,
  prove: boolean,
): Promise<Advice> {
  if (signal.aborted) return UNKNOWN;
  const givenUp = new Promise<undefined>((done) => {
    signal.addEventListener('abort', () => done(undefined), { once: true });
  });
  const solvers = prove ? PROVERS : SOLVERS;
  try {
    const asked = ask([game, state], solvers, workerFactory, { signal });
    return (await Promise.race([asked, givenUp])) ?? UNKNOWN;
  } catch {
    return UNKNOWN;
  }
}
