import type { CommonWords } from '../../locales/en.js';
import { gather } from './gather.js';
import { type Speaker, type WordsFiles, speak } from './speak.js';

/** What a game of patience needs of each language. */
const FILES: WordsFiles<CommonWords> = {
  de: () =>
    gather(import('../../languages/de/patience.js'), import('../../languages/de/extras.js')),
  es: () =>
    gather(import('../../languages/es/patience.js'), import('../../languages/es/extras.js')),
  fr: () =>
    gather(import('../../languages/fr/patience.js'), import('../../languages/fr/extras.js')),
  ja: () =>
    gather(import('../../languages/ja/patience.js'), import('../../languages/ja/extras.js')),
  ar: () =>
    gather(import('../../languages/ar/patience.js'), import('../../languages/ar/extras.js')),
};

/** A game that begins is told of once more in its reader's words. */
export interface SpokenGame extends Speaker<CommonWords> {
  readonly moveCount: number;
  readonly teller: { deal(): void };
}

/** The language of a game of patience, see speak.ts. */
export const speakPatience = (host: SpokenGame): void =>
  speak(host, FILES, () => host.moveCount === 0 && host.teller.deal());
