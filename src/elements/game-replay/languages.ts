import type { LanguageFile } from '../../locales/language-file.js';
import type { ReplayWords } from '../../locales/replay-en.js';
import type { WordsFiles } from '../controllers/language/language-controller.js';

const wordsOf = ({ otherWords }: LanguageFile): ReplayWords => otherWords!.replay!;

/** The words of this element in each language. */
export const replayLanguages: WordsFiles<ReplayWords> = {
  de: () => import('../../locales/de/replay.js').then(wordsOf),
  es: () => import('../../locales/es/replay.js').then(wordsOf),
  fr: () => import('../../locales/fr/replay.js').then(wordsOf),
  ja: () => import('../../locales/ja/replay.js').then(wordsOf),
  ar: () => import('../../locales/ar/replay.js').then(wordsOf),
};
