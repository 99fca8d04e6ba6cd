import type { MessageLoaders } from '../../../locales/compiled/languages.js';
import { languageOf } from '../../../locales/languages.js';
import type { Words } from '../../../locales/words.js';
import { lazy } from '../../base/lazy.js';

/**
 * A loader of a file of messages that an element needs later, in the language of its words.
 *
 * @param english loads the file in English
 */
export function lazyMessages<Messages>(
  name: string,
  { kit: { intlLocale } }: Words,
  files: MessageLoaders<Messages>,
  english: () => Promise<Messages>,
): () => Promise<Messages> {
  const language = languageOf(intlLocale) ?? 'en';
  return language === 'en' ? english : lazy(name, files[language]);
}
