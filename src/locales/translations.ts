import type { FreecellWords } from '../games/freecell/locales/en.js';
import type { KlondikeWords } from '../games/klondike/locales/en.js';
import type { PaigowWords } from '../games/pai-gow/locales/en.js';
import type { AdviceWords } from '../games/pai-gow/locales/en-advice.js';
import type { PaigowHelpWords } from '../games/pai-gow/locales/en-help.js';
import type { PyramidWords } from '../games/pyramid/locales/en.js';
import type { Seven27AdviceWords } from '../games/seven-twenty-seven/locales/en-advice.js';
import type { Seven27Words } from '../games/seven-twenty-seven/locales/en.js';
import type { FreecellOptions } from '../games/freecell/rules/variants.js';
import type { GolfOptions } from '../games/golf/rules/options.js';
import type { KlondikeOptions } from '../games/klondike/rules/options.js';
import type { PyramidOptions } from '../games/pyramid/rules/options.js';
import type { HelpWords } from './help-text.js';
import type { Seven27HelpWords } from './extras/seven27-help-en.js';
import type { SeatNames } from './table-en.js';
import type { SeatedTable } from './seat-person.js';
import type { TableWords } from './table-words.js';
import type { Words } from './words.js';

/**
 * What a language other than English has beside the words that its own element holds: each in a file
 * that is fetched on need, so that any of them may be missing, and English stands in for it.
 */
export interface Translations {
  readonly freecell?: FreecellWords;
  readonly klondike?: KlondikeWords;
  readonly pyramid?: (several: boolean) => PyramidWords;
  /** How games are played: fetched when a player asks. */
  readonly freecellHelp?: () => Promise<HelpWords<FreecellOptions>>;
  readonly golfHelp?: () => Promise<HelpWords<GolfOptions>>;
  readonly klondikeHelp?: () => Promise<HelpWords<KlondikeOptions>>;
  readonly pyramidHelp?: () => Promise<HelpWords<PyramidOptions>>;
  readonly seatNames?: (table: SeatedTable) => SeatNames;
  readonly paigow?: (table: SeatedTable) => PaigowWords;
  readonly advice?: AdviceWords;
  readonly paigowHelp?: PaigowHelpWords;
  readonly seven27?: (table: SeatedTable) => Seven27Words;
  readonly seven27Advice?: Seven27AdviceWords;
  readonly help?: Seven27HelpWords;
}

/** Words that may be another language's. */
export interface Translated {
  readonly foreign?: Translations;
}

/** The words of every element, of a table, and of a patience game, with those of its language. */
export type TranslatedKitWords = Words & Translated;
export type TranslatedTableWords = TableWords & Translated;
export type TranslatedWords = Words<'kit' | 'patience'> & Translated;
