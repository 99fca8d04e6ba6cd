import type { Example } from '../../core/patience/example.js';
import type { HelpText } from '../../locales/help-text.js';
import type { MessageLoaders } from '../../locales/compiled/languages.js';
import type { Words } from '../../locales/words.js';
import { lazy } from '../base/lazy.js';
import { loaderFor } from '../controllers/language/gather.js';

/** A game that “How to play” names because its rules are alike. */
export interface SimilarGame {
  readonly name: string;
  /** The name that players see. */
  readonly title: string;
  /** Plays it in place of this game. Omitted if the element can't. */
  readonly open?: (() => void) | undefined;
}

/** The help of a game: examples of moves, and the text that names them. */
export interface GameHelp<Move> {
  /** Example moves, by name. */
  readonly examples: (options: never) => Readonly<Record<string, Example<Move>>>;
  readonly text: (options: never) => HelpText;
  /** The games with the most similar rules. Omitted if nobody knows any. */
  readonly similar?: (options: never) => readonly SimilarGame[];
}

/** Loads the help of a game in the language of these words. */
export type HelpSource<Move> = (words: Words) => Promise<GameHelp<Move>>;

/** The module of a game's help, with the English messages. */
interface HelpModule<Move, Messages> {
  readonly examples: GameHelp<Move>['examples'];
  readonly english: Messages;
  readonly text: (messages: Messages, options: never) => HelpText;
  readonly similar?: GameHelp<Move>['similar'];
}

/**
 * Makes the source of a game's help.
 *
 * @param load loads the module of the help
 * @param translations load its messages in other languages
 */
export const helpFrom =
  <Move, Messages>(
    load: () => Promise<HelpModule<Move, Messages>>,
    translations: MessageLoaders<Messages>,
  ): HelpSource<Move> =>
  async (words) => {
    const translated = loaderFor(words, translations);
    const [{ examples, english, text, similar }, messages] = await Promise.all([
      load(),
      translated && lazy('help', translated)(),
    ]);
    return {
      examples,
      text: (options) => text(messages ?? english, options),
      ...(similar && { similar }),
    };
  };
