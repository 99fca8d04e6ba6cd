import type { Language } from '../../languages/languages.js';
import type { CommonWords } from '../../locales/en.js';
import { gather } from './gather.js';
import { type Speaker, type WordsFiles, speak } from './speak.js';

/** How a game fetches what its own folder has of each language. */
export type OwnLanguages = Readonly<
  Partial<Record<Language, () => Promise<{ readonly otherWords: object }>>>
>;

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
  /** A game that has its words in its own folder; the others' are among those of all. */
  readonly languages?: OwnLanguages | undefined;
}

/** The same, and what the game itself has. */
const withOwn = (own: OwnLanguages): WordsFiles<CommonWords> =>
  Object.fromEntries(
    Object.entries(own).map(([language, fetch]) => [
      language,
      async () => {
        const [words, unit] = await Promise.all([FILES[language as Language]!(), fetch()]);
        return { ...words, foreign: { ...words.foreign, ...unit.otherWords } };
      },
    ]),
  );

/** The language of a game of patience, see speak.ts. */
export const speakPatience = (host: SpokenGame): void =>
  speak(
    host,
    host.languages ? withOwn(host.languages) : FILES,
    () => host.moveCount === 0 && host.teller.deal(),
  );
