import type { Unit } from '../../languages/unit.js';
import type { StatsWords } from './words.js';
import type { WordsFiles } from '../language/speak.js';

const wordsOf = ({ otherWords }: Unit): StatsWords => otherWords!.stats!;

/** The words of this element in each language. */
export const statsLanguages: WordsFiles<StatsWords> = {
  de: () => import('../../languages/de/stats.js').then(wordsOf),
  es: () => import('../../languages/es/stats.js').then(wordsOf),
  fr: () => import('../../languages/fr/stats.js').then(wordsOf),
  ja: () => import('../../languages/ja/stats.js').then(wordsOf),
  ar: () => import('../../languages/ar/stats.js').then(wordsOf),
};
