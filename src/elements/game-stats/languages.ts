import type { LanguageFile } from '../../locales/language-file.js';
import type { StatsWords } from '../../locales/stats-en.js';
import type { WordsFiles } from '../controllers/language/language-controller.js';

const wordsOf = ({ otherWords }: LanguageFile): StatsWords => otherWords!.stats!;

/** The words of this element in each language. */
export const statsLanguages: WordsFiles<StatsWords> = {
  de: () => import('../../locales/de/stats.js').then(wordsOf),
  es: () => import('../../locales/es/stats.js').then(wordsOf),
  fr: () => import('../../locales/fr/stats.js').then(wordsOf),
  ja: () => import('../../locales/ja/stats.js').then(wordsOf),
  ar: () => import('../../locales/ar/stats.js').then(wordsOf),
};
