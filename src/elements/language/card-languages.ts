import type { KitWords } from '../../locales/kit-en.js';
import type { WordsFiles } from './speak.js';

/** The names of cards in each language. */
export const cardLanguages: WordsFiles<KitWords> = {
  de: () => import('../../languages/de/kit.js').then(({ kit }) => kit),
  es: () => import('../../languages/es/kit.js').then(({ kit }) => kit),
  fr: () => import('../../languages/fr/kit.js').then(({ kit }) => kit),
  ja: () => import('../../languages/ja/kit.js').then(({ kit }) => kit),
  ar: () => import('../../languages/ar/kit.js').then(({ kit }) => kit),
};
