import type { Problem } from '../core/engine/reason.js';
import { history } from './compiled/en/history.js';
import { kit } from './compiled/en/kit.js';
import { historyProblemText } from './history-text.js';

/** The words of a room, in English. */
export const roomEn = {
  problem: (problem: Problem): string =>
    problem.code === 'bankroll'
      ? `the bankroll that was kept here cannot be used (${problem['got']}); a new one begins`
      : historyProblemText({ kit, history }, problem),
};
