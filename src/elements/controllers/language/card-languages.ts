import type { TranslatedKitWords } from '../../../locales/translations.js';
import type { WordsFiles } from './speak.js';

/** The names of cards in each language. */
export const cardLanguages: WordsFiles<TranslatedKitWords> = {
  de: () => import('../../../locales/de/kit.js').then(({ kit }) => kit),
  es: () => import('../../../locales/es/kit.js').then(({ kit }) => kit),
  fr: () => import('../../../locales/fr/kit.js').then(({ kit }) => kit),
  ja: () => import('../../../locales/ja/kit.js').then(({ kit }) => kit),
  ar: () => import('../../../locales/ar/kit.js').then(({ kit }) => kit),
};
