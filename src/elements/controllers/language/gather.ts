import { LANGUAGES, type Language, languageOf } from '../../../locales/languages.js';
import type { LanguageFile } from '../../../locales/language-file.js';
import type { Messages } from '../../../locales/compiled/types.js';
import type { Translated, Translations } from '../../../locales/translations.js';
import type { Words } from '../../../locales/words.js';
import type { WordsFiles } from './language-controller.js';

type Foreign = Exclude<Language, 'en'>;

/** Loads files of messages in each language, by the names of the files. */
export type MessageFiles = {
  readonly [File in keyof Messages]: Readonly<Record<Foreign, () => Promise<Messages[File]>>>;
};

const FOREIGN = (Object.keys(LANGUAGES) as Language[]).filter(
  (language): language is Foreign => language !== 'en',
);

/** Loads a file of messages in the language of these words. `undefined` for English, which needs no loading. */
export const loaderFor = <File>(
  { kit }: Words,
  loaders: Readonly<Record<Foreign, () => Promise<File>>>,
): (() => Promise<File>) | undefined => {
  const language = languageOf(kit.intlLocale);
  return language === undefined || language === 'en' ? undefined : loaders[language];
};

/** Loads these files of a language side by side. */
async function load(
  files: Partial<MessageFiles>,
  language: Foreign,
  older: readonly Promise<LanguageFile>[],
): Promise<object> {
  const names = Object.keys(files) as (keyof Messages)[];
  const [messages, units] = await Promise.all([
    Promise.all(names.map((name) => files[name]![language]())),
    Promise.all(older),
  ]);
  const foreign = Object.assign({}, ...units.map((unit) => unit.otherWords)) as Translations;
  const words = Object.fromEntries(names.map((name, index) => [name, messages[index]]));
  return { ...words, foreign };
}

/** The words of an element in each language, from these files of messages. */
export const wordsFrom = <Held extends keyof Messages>(
  files: Pick<MessageFiles, Held> & Partial<MessageFiles>,
  older: (language: Foreign) => readonly Promise<LanguageFile>[] = () => [],
): WordsFiles<Words<Held> & Translated> =>
  Object.fromEntries(
    FOREIGN.map((language) => [
      language,
      () => load(files, language, older(language)) as Promise<Words<Held>>,
    ]),
  );
