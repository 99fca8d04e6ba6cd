import type { TogetherWords } from '../../../locales/extras/together-en.js';
import type { TranslatedKitWords } from '../../../locales/translations.js';
import { lazy } from '../../base/lazy.js';

const loadEnglish = lazy('together-words', () => import('../../../locales/extras/together-en.js'));

/** What a shared table says, in the language that its element speaks now; in English where that can't be loaded. */
export async function wordsOf({ foreign }: TranslatedKitWords): Promise<TogetherWords> {
  const words = await foreign?.together?.().catch(() => undefined);
  return words ?? (await loadEnglish()).togetherEn;
}
