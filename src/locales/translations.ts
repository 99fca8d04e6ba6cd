import type { SeatNames } from './table-en.js';
import type { SeatedTable } from './seat-person.js';
import type { TableWords } from './table-words.js';
import type { Words } from './words.js';

/**
 * What a language other than English has beside the words that its own element holds: each in a file
 * that is fetched on need, so that any of them may be missing, and English stands in for it.
 */
export interface Translations {
  readonly seatNames?: (table: SeatedTable) => SeatNames;
}

/** Words that may be another language's. */
export interface Translated {
  readonly foreign?: Translations;
}

/** The words of every element, of a table, and of a patience game, with those of its language. */
export type TranslatedKitWords = Words & Translated;
export type TranslatedTableWords = TableWords & Translated;
export type TranslatedWords = Words<'kit' | 'patience'> & Translated;
