import type { TranslatedWords } from '../../../locales/translations.js';
import type { Language } from '../../../locales/languages.js';
import { gather } from './gather.js';
import type { WordsFiles } from './language-controller.js';

/** Loads the words of each language from the game's own folder. */
export type OwnLanguages = Readonly<
  Partial<Record<Language, () => Promise<{ readonly otherWords: object }>>>
>;

/** The words of patience games in each language. */
export const patienceLanguages: WordsFiles<TranslatedWords> = {
  de: () =>
    gather(import('../../../locales/de/patience.js'), import('../../../locales/de/extras.js')),
  es: () =>
    gather(import('../../../locales/es/patience.js'), import('../../../locales/es/extras.js')),
  fr: () =>
    gather(import('../../../locales/fr/patience.js'), import('../../../locales/fr/extras.js')),
  ja: () =>
    gather(import('../../../locales/ja/patience.js'), import('../../../locales/ja/extras.js')),
  ar: () =>
    gather(import('../../../locales/ar/patience.js'), import('../../../locales/ar/extras.js')),
};

/** The words of patience games, together with those of the game's own folder. */
export const withOwnWords = (own: OwnLanguages): WordsFiles<TranslatedWords> =>
  Object.fromEntries(
    Object.entries(own).map(([language, fetch]) => [
      language,
      async () => {
        const [words, unit] = await Promise.all([
          patienceLanguages[language as Language]!(),
          fetch(),
        ]);
        return { ...words, foreign: { ...words.foreign, ...unit.otherWords } };
      },
    ]),
  );
