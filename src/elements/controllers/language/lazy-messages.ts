import type { MessageLoaders } from '../../../locales/compiled/languages.js';
import type { Words } from '../../../locales/words.js';
import { lazy } from '../../base/lazy.js';
import { loaderFor } from './gather.js';

/**
 * A loader of a file of messages that an element needs later, in the language of its words.
 *
 * @param english loads the file in English
 */
export function lazyMessages<Messages>(
  name: string,
  words: Words,
  files: MessageLoaders<Messages>,
  english: () => Promise<Messages>,
): () => Promise<Messages> {
  const load = loaderFor(words, files);
  return load ? lazy(name, load) : english;
}
