import { type SolverClient, solverClient } from '../../solver/client.js';
import { SOLVERS } from '../../solver/worker-games.js';
import type { Advice } from '../adviser.js';

export type Factory = SolverClient['workerFactory'];

const UNKNOWN: Advice = ['unknown'];

/**
 * What the solver of a game says of a position; `unknown` where it has none, where it fails, and once
 * the signal is aborted.
 *
 * @param game the game's name, as its rules have it
 */
export async function solve(
  game: string,
  state: unknown,
  workerFactory: Factory,
  signal: AbortSignal,
): Promise<Advice> {
  const solver = SOLVERS.find((one) => one.game === game);
  if (!solver) return UNKNOWN;
  solverClient.workerFactory = workerFactory;
  const givenUp = new Promise<undefined>((done) => {
    signal.addEventListener('abort', () => done(undefined), { once: true });
  });
  const asked = solverClient.ask(solver, state as never, { signal });
  return (await Promise.race([asked, givenUp]).catch(() => undefined)) ?? UNKNOWN;
}
