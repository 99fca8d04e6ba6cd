import type { SolverOnDemand } from '../../core/solver/search.js';
import type { TrickAdvice, TrickLevel, TrickQuestion } from '../../core/tricks/bots/question.js';
import { trickSolver } from '../../core/tricks/bots/solver.js';
import type { TrickRules } from '../../core/tricks/rules.js';
import type { TrickMove, TrickState } from '../../core/tricks/state.js';
import { solverClient } from '../solver/client.js';
import type { BotQuestion } from '../table/table-game.js';

/** The solver is part of this module already, so it needs no loading. */
const solverOnDemand: SolverOnDemand<TrickQuestion, TrickAdvice | number> = {
  game: trickSolver.game,
  load: () => Promise.resolve(trickSolver),
};

/** Asks the worker for the best move of a seat. */
export const adviceFor = (question: TrickQuestion): Promise<TrickAdvice> =>
  solverClient.ask(solverOnDemand, question);

/** A bot's decision by search, in the worker. */
export const thinkOf = async (
  rules: TrickRules,
  { view, seat, settings, seed }: BotQuestion<TrickState, { readonly bots: TrickLevel }>,
): Promise<TrickMove> => (await adviceFor({ rules, view, seat, level: settings.bots, seed })).best;
