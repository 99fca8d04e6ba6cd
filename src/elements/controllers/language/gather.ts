import { KIT_LANGUAGES, type Language, languageOf } from '../../../locales/languages.js';
import type { MessageLoaders } from '../../../locales/compiled/languages.js';
import type { Messages } from '../../../locales/compiled/types.js';
import { type PageLanguage, pageLoads } from './page-locales.js';
import type { Words } from '../../../locales/words.js';
import { lazy } from '../../base/lazy.js';
import type { WordsFiles } from './language-controller.js';

type Foreign = Exclude<Language, 'en'>;

/** Loads files of messages in each language, by the names of the files. */
export type MessageFiles = {
  readonly [File in keyof Messages]: MessageLoaders<Messages[File]>;
};

const FOREIGN = KIT_LANGUAGES.filter((language): language is Foreign => language !== 'en');

const loadHost = lazy('page messages', () => import('./host/words.js'));

/** Loads a file of messages in the language of these words. `undefined` for English, which needs no loading. */
export const loaderFor = <File>(
  { kit }: Words,
  loaders: MessageLoaders<File>,
): (() => Promise<File>) | undefined => {
  const fromPage = pageLoads.get(kit);
  if (fromPage) return () => fromPage(loaders.file) as Promise<File>;
  const language = languageOf(kit.intlLocale);
  return language === undefined || language === 'en' ? undefined : loaders[language];
};

/**
 * A loader of a file of messages that an element needs later, in the language of its words.
 *
 * @param english loads the file in English
 */
export function lazyMessages<File>(
  name: string,
  words: Words,
  loaders: MessageLoaders<File>,
  english: () => Promise<File>,
): () => Promise<File> {
  const load = loaderFor(words, loaders);
  return load ? lazy(name, load) : english;
}

/** Loads these files of a language side by side. */
async function load(files: Partial<MessageFiles>, language: Foreign): Promise<object> {
  const names = Object.keys(files) as (keyof Messages)[];
  const messages = await Promise.all(names.map((name) => files[name]![language]()));
  return Object.fromEntries(names.map((name, index) => [name, messages[index]]));
}

/** The words of an element in each language, from these files of messages. */
export function wordsFrom<Held extends keyof Messages>(
  files: Pick<MessageFiles, Held> & Partial<MessageFiles>,
): WordsFiles<Words<Held>> {
  const ofPage = async (page: PageLanguage) =>
    (await loadHost()).pageWords(Object.keys(files), page) as Promise<Words<Held>>;
  const loaders = FOREIGN.map((language) => [
    language,
    (page?: PageLanguage) =>
      page ? ofPage(page) : (load(files, language) as Promise<Words<Held>>),
  ]);
  return { ...Object.fromEntries(loaders), en: ofPage } as WordsFiles<Words<Held>>;
}
