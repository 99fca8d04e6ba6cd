import type { Example } from '../../core/patience/example.js';
import type { HelpWords } from '../../locales/help-text.js';
import type { TranslatedWords } from '../../locales/translations.js';

/** How a game is played: moves as pictures, and the words in English. */
export interface GameHelp<Move> {
  /** Moves to be shown, by their names. */
  readonly examples: (options: never) => Readonly<Record<string, Example<Move>>>;
  readonly words: HelpWords<never>;
}

/** Where a game's help is loaded from. */
export interface HelpSource<Move> {
  load(): Promise<GameHelp<Move>>;
  /** Loads the words of the language that is spoken, where it is not English. */
  translated(words: TranslatedWords): (() => Promise<HelpWords<never>>) | undefined;
}
