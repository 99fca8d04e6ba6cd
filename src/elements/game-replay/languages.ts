import type { Unit } from '../../languages/unit.js';
import type { ReplayWords } from '../../locales/replay-en.js';
import type { WordsFiles } from '../language/speak.js';

const wordsOf = ({ otherWords }: Unit): ReplayWords => otherWords!.replay!;

/** The words of this element in each language. */
export const replayLanguages: WordsFiles<ReplayWords> = {
  de: () => import('../../languages/de/replay.js').then(wordsOf),
  es: () => import('../../languages/es/replay.js').then(wordsOf),
  fr: () => import('../../languages/fr/replay.js').then(wordsOf),
  ja: () => import('../../languages/ja/replay.js').then(wordsOf),
  ar: () => import('../../languages/ar/replay.js').then(wordsOf),
};
