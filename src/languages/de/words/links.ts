import type { Problem } from '../../../engine/reason.js';
import type { GameResult } from '../../../engine/result.js';
import { capital } from '../../../locales/capital.js';
import type { LinkWordsWith, LinksWords } from '../../../locales/links-en.js';
import type { ResultWords } from '../../../locales/share-words.js';
import { de } from '../kit.js';

const PROBLEMS: Readonly<Record<string, (problem: Problem) => string>> = {
  'no-daily': ({ tried }) =>
    `von ${tried} Spielen ist heute keines lösbar; es wird ein beliebiges ausgeteilt`,
  'no-solver': ({ got }) =>
    `das Spiel des Tages war nicht zu finden (${got}); es wird ein beliebiges ausgeteilt`,
  'share-broken': () => 'dieser Link ist unvollständig oder hat einen Fehler',
  'share-newer': ({ got, known }) =>
    `dieser Link hat die Version ${got}, bekannt sind hier Versionen bis ${known}`,
  'share-other-game': ({ got, wanted }) => `dieser Link ist von ${got}, nicht von ${wanted}`,
  'share-moves': () => 'dieser Link ist von einem Spiel nach anderen Regeln',
  'share-long': ({ count, most }) =>
    `ein Spiel von ${count} Zügen ergibt keinen Link; höchstens ${most} sind möglich`,
  'share-option': ({ got }) => `die Regeln „${got}“ ergeben keinen Link`,
};

const ENDS: Partial<Record<string, string>> = { won: 'gewonnen', lost: 'verloren' };

/** The words of links with those that all games have, in German. */
export const linkWords: LinkWordsWith = (common) => {
  const problem = (one: Problem): string => (PROBLEMS[one.code] ?? common.problem)(one);
  return {
    problem,
    result: ({ deal, outcome, moves, elapsed }: GameResult, told: ResultWords): string => {
      const { title, date, calm, link } = told;
      const numbered = deal === undefined ? common.ownDeck : common.dealNumber(deal);
      const name = [title, ...(date === undefined ? [] : [date]), numbered].join(', ');
      const end = ENDS[outcome ?? ''] ?? 'nicht zu Ende';
      const after = de.counted(moves, { one: 'Zug', other: 'Zügen' });
      const line = `${name}: ${end}${calm ? '' : ` nach ${after}, ${common.time(elapsed)}`}`;
      return link === undefined ? line : `${line}\n${link}`;
    },
    notOpened: (one) => `Der Link wird nicht geöffnet: ${problem(one)}.`,
    noDay: (one) => `${capital(problem(one))}.`,
  };
};

/** The words of links and daily deals on a page, in German. */
export const links: LinksWords = {
  copyLink: 'Link kopieren',
  copyResult: 'Ergebnis kopieren',
  linkCopied: 'Der Link ist kopiert.',
  resultCopied: 'Das Ergebnis ist kopiert.',
  byHand: 'Von Hand zu kopieren',
  notCopied: 'Der Browser kann es nicht kopieren. Es ist markiert, kopiere es von Hand.',
  lookingForDay: 'Das Spiel des Tages wird gesucht.',
};
