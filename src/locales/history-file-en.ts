import type { Problem } from '../core/engine/reason.js';

/** The words of a history's files and of where it is kept, in English: all that its own element needs. */
export const historyFileEn = {
  /** What is wrong with a file or a store; `undefined` for any other problem. */
  problem: ({ code, field, got, known, latest }: Problem): string | undefined => {
    switch (code) {
      case 'history':
        return field === 'kind' || field === 'text'
          ? 'this is no file of games played'
          : `this file’s ${field} cannot be used (${got}${latest === undefined ? '' : ', which is yet to come'})`;
      case 'history-newer':
        return `this file is of version ${got}, and versions up to ${known} are known here`;
      case 'storage':
        return `the browser does not store games here (${got})`;
      default:
        return undefined;
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
