import type { Problem } from '../core/engine/reason.js';
import type { GameResult } from '../core/sharing/result.js';
import type { CommonWords } from './en.js';

/** What a share string of no use has against it; other problems are those of a save. */
const PROBLEMS: Readonly<Record<string, (problem: Problem) => string>> = {
  'share-broken': () => 'this link is incomplete or has a slip in it',
  'share-newer': ({ got, known }) =>
    `this link is of version ${got}, and versions up to ${known} are known here`,
  'share-other-game': ({ got, wanted }) => `this link is of ${got}, not of ${wanted}`,
  'share-moves': () => 'this link is of a game by other rules than today’s',
  'share-long': ({ count, most }) => `a game of ${count} moves makes no link; ${most} are the most`,
  'share-option': ({ got }) => `the options "${got}" make no link`,
};

/** What a result is told with beside its figures. */
export interface ResultWords {
  /** The game's name, as people know it: `FreeCell`. */
  readonly title: string;
  /** The day whose deal it was: `2026-11-21`. */
  readonly date?: string;
  /** Without count and time, for a player who is shown none. */
  readonly calm?: boolean;
  readonly link?: string;
}

/** What the words of sharing need of those that all games have. */
export type SharingWith = Pick<
  CommonWords,
  'problem' | 'ownDeck' | 'dealNumber' | 'moves' | 'time' | 'assisted'
>;

/** The words of sharing, in English, with those that all games have, which whoever shares has already. */
export const sharing = (en: SharingWith) => ({
  problem: (problem: Problem): string => (PROBLEMS[problem.code] ?? en.problem)(problem),
  /** A result to be copied: two lines, the second the link where there is one. */
  result: ({ deal, outcome, moves, elapsed, assisted }: GameResult, told: ResultWords): string => {
    const { title, date, calm, link } = told;
    const numbered = deal === undefined ? en.ownDeck : en.dealNumber(deal);
    const name = [title, ...(date === undefined ? [] : [date]), numbered].join(', ');
    const end = outcome === 'won' ? 'won' : outcome === 'lost' ? 'lost' : 'not over';
    const figures = calm ? '' : ` after ${en.moves(moves)}, ${en.time(elapsed)}`;
    const help = en.assisted[assisted ?? 'none'];
    const line = `${name}: ${end}${figures}${help ? `, ${help}` : ''}`;
    return link === undefined ? line : `${line}\n${link}`;
  },
});
