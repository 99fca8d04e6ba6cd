import type { Problem } from '../core/engine/reason.js';
import { historyEn } from './history-en.js';
import { useless } from './kit-en.js';

/** The words of a room, in English; their type is that of every other language. */
export const roomEn = {
  problem: (problem: Problem): string => {
    switch (problem.code) {
      case 'bankroll':
        return `the bankroll that was kept here cannot be used (${problem['got']}); a new one begins`;
      case 'table-code':
        return useless(`the table's code "${problem['got']}"`, problem['accepted']);
      default:
        return historyEn.problem(problem);
    }
  },
};
