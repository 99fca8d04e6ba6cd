import { type SolverClient, solverClient } from '../../solver/client.js';
import { PROVERS, SOLVERS } from '../../solver/worker-games.js';
import type { Advice } from '../adviser.js';

export type Factory = SolverClient['workerFactory'];

const UNKNOWN: Advice = ['unknown'];

/**
 * What the solver of a game says of a position; `unknown` where it has none, where it fails, and once
 * the signal is aborted.
 *
 * @param game the game's name, as its rules have it
 * @param prove whether the moves of a win are wanted, where they cost more than the verdict
 * @param budget how many positions are kept at most, where not the game's own number
 */
export async function solve(
  game: string,
  state: unknown,
  workerFactory: Factory,
  signal: AbortSignal,
  prove: boolean,
  budget?: number,
): Promise<Advice> {
  if (signal.aborted) return UNKNOWN;
  const solver = (prove ? PROVERS : SOLVERS).find((one) => one.game.startsWith(game));
  if (!solver) return UNKNOWN;
  solverClient.workerFactory = workerFactory;
  const givenUp = new Promise<undefined>((done) => {
    signal.addEventListener('abort', () => done(undefined), { once: true });
  });
  const asked = solverClient.ask(solver, state as never, { signal, budget });
  return (await Promise.race([asked, givenUp]).catch(() => undefined)) ?? UNKNOWN;
}
