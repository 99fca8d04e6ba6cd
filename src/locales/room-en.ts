import type { Problem } from '../core/engine/reason.js';
import { historyEn } from './history-en.js';

/** The words of a room, in English; their type is that of every other language. */
export const roomEn = {
  problem: (problem: Problem): string =>
    problem.code === 'bankroll'
      ? `the bankroll that was kept here cannot be used (${problem['got']}); a new one begins`
      : historyEn.problem(problem),
};
