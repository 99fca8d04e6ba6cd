import type { SolverOnDemand } from '../../core/solver/search.js';
import type { TrickAdvice, TrickLevel, TrickQuestion } from '../../core/tricks/bots/question.js';
import { trickSolver } from '../../core/tricks/bots/solver.js';
import type { TrickRules } from '../../core/tricks/rules.js';
import type { TrickMove, TrickState } from '../../core/tricks/state.js';
import { pageWorkerFactory } from '../base/report.js';
import { solverClient } from '../solver/client.js';
import type { BotQuestion } from '../table/table-game.js';

/** The solver for bots and advice. It is part of this module already, so it needs no loading. */
export const trickSolverOnDemand: SolverOnDemand<TrickQuestion, TrickAdvice | number> = {
  game: trickSolver.game,
  load: () => Promise.resolve(trickSolver),
};

/** The element whose page may start the worker itself. */
export type WorkerPage = Parameters<typeof pageWorkerFactory>[0];

/** A bot's decision by search, in the worker of its page. */
export async function thinkOf(
  rules: TrickRules,
  { view, seat, settings, seed }: BotQuestion<TrickState, { readonly bots: TrickLevel }>,
  table: WorkerPage,
): Promise<TrickMove> {
  solverClient.workerFactory = pageWorkerFactory(table);
  const question = { rules, view, seat, level: settings.bots, seed };
  return (await solverClient.ask(trickSolverOnDemand, question)).best;
}
