import type { TogetherWords } from '../../../locales/extras/together-en.js';
import type { TranslatedKitWords } from '../../../locales/translations.js';
import { lazy } from '../../base/lazy.js';

const loadEnglish = lazy('together-words', async () => {
  const { togetherEn } = await import('../../../locales/extras/together-en.js');
  return togetherEn;
});

/** Loads what a shared table says, in the language that its element speaks now. */
export const wordsLoader = ({ foreign }: TranslatedKitWords): (() => Promise<TogetherWords>) =>
  foreign?.together ? lazy('together-words', foreign.together) : loadEnglish;

/** The same; English where that can't be loaded. */
export const wordsOf = (words: TranslatedKitWords): Promise<TogetherWords> =>
  wordsLoader(words)().catch(loadEnglish);
