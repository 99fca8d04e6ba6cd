import type { LanguageFile } from '../../locales/language-file.js';
import type { LeaderboardWords } from '../../locales/leaderboard-en.js';
import type { WordsFiles } from '../controllers/language/language-controller.js';

const wordsOf = ({ otherWords }: LanguageFile): LeaderboardWords => otherWords!.leaderboard!;

/** The words of this element in each language. */
export const leaderboardLanguages: WordsFiles<LeaderboardWords> = {
  de: () => import('../../locales/de/leaderboard.js').then(wordsOf),
  es: () => import('../../locales/es/leaderboard.js').then(wordsOf),
  fr: () => import('../../locales/fr/leaderboard.js').then(wordsOf),
  ja: () => import('../../locales/ja/leaderboard.js').then(wordsOf),
  ar: () => import('../../locales/ar/leaderboard.js').then(wordsOf),
};
