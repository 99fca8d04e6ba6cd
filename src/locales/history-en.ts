import type { Problem } from '../core/engine/reason.js';
import { en } from './en.js';
import { historyFileEn } from './history-file-en.js';

/** The words of the history and its files, in English; their type is that of every other language. */
export const historyEn = {
  ...historyFileEn,
  problem: (problem: Problem): string => {
    switch (problem.code) {
      case 'no-daily':
        return 'no deal of this day can be won by these rules';
      case 'day':
        return `"${problem['got']}" is no day; accepted: ${problem['accepted']}`;
      case 'zone':
        return `"${problem['got']}" is no time zone; accepted: ${problem['accepted']}`;
      default:
        return historyFileEn.problem(problem) ?? en.problem(problem);
    }
  },
};

export type HistoryWords = typeof historyEn;
