import type { Problem } from '../engine/reason.js';
import { en } from './en.js';

/** The words of the history and its files, in English; their type is that of every other language. */
export const historyEn = {
  problem: (problem: Problem): string => {
    const { code, field, got, known } = problem;
    switch (code) {
      case 'history':
        return field === 'kind' || field === 'text'
          ? 'this is no file of games played'
          : `this file’s ${field} cannot be used (${got})`;
      case 'history-newer':
        return `this file is of version ${got}, and versions up to ${known} are known here`;
      case 'no-daily':
        return 'no deal of this day can be won by these rules';
      case 'day':
        return `"${got}" is no day; accepted: ${problem['accepted']}`;
      default:
        return en.problem(problem);
    }
  },
  /** What came of an import or of the undo of a clearing. */
  merged: (added: number, known: number, late: number): string => {
    const games = (count: number): string => `${count} game${count === 1 ? '' : 's'}`;
    const told = [
      `${games(added)} added`,
      ...(known > 0 ? [`${known} known already`] : []),
      ...(late > 0 ? [`${late} too old to be counted`] : []),
    ];
    return `${told.join(', ')}.`;
  },
};

export type HistoryWords = typeof historyEn;
