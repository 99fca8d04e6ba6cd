import type { LanguageFile } from '../../locales/language-file.js';
import type { LeaderboardWords } from '../../locales/leaderboard-en.js';
import type { WordsFiles } from '../controllers/language/language-controller.js';
import type { Sending } from './result-sender.js';

const wordsOf = ({ otherWords }: LanguageFile): LeaderboardWords => otherWords!.leaderboard!;

export const leaderboardLanguages: WordsFiles<LeaderboardWords> = {
  de: () => import('../../locales/de/leaderboard.js').then(wordsOf),
  es: () => import('../../locales/es/leaderboard.js').then(wordsOf),
  fr: () => import('../../locales/fr/leaderboard.js').then(wordsOf),
  ja: () => import('../../locales/ja/leaderboard.js').then(wordsOf),
  ar: () => import('../../locales/ar/leaderboard.js').then(wordsOf),
};

/** A message in the element's language. */
export type Status = (words: LeaderboardWords) => string;

/** Returns the message for a state of sending. */
export function statusOf(sending: Sending): Status {
  switch (sending.state) {
    case 'idle':
      return () => '';
    case 'sending':
      return ({ sending: text }) => text;
    case 'waiting':
      return ({ kept }) => kept;
    case 'sent':
      return ({ sent }) => sent(sending.rank, sending.total);
    case 'refused':
      return ({ problem }) => problem(sending.problem);
    case 'removed':
      return ({ removed }) => removed;
  }
}
