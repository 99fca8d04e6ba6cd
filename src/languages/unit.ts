import type { KitWords } from '../locales/kit-en.js';
import type { Foreign } from './foreign.js';

/** A file of a language: the words that the element itself holds, or some of the others. */
export interface Unit {
  /** Those that the element itself holds. */
  readonly elementWords?: KitWords;
  readonly otherWords?: Foreign;
}
