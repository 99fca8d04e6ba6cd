import type { KitWords } from './kit-en.js';
import type { Translations } from './translations.js';

/** A file of a language: the words that the element itself holds, or some of the others. */
export interface LanguageFile {
  /** Those that the element itself holds. */
  readonly elementWords?: KitWords;
  readonly otherWords?: Translations;
}
