import type { TemplateResult } from 'lit';
import type { Announcement } from '../../core/patience/announce.js';
import type { MoveResolver } from '../../core/patience/move-resolver.js';
import type { Piles } from '../../core/patience/piles.js';
import type { CommonWords } from '../../locales/words.js';
import type { GameSolvers } from '../controllers/adviser.js';
import type { GameDefinition, GameRules, GameStep } from '../controllers/game-definition.js';
import type { WordsFiles } from '../controllers/language/language-controller.js';
import type { Choices } from '../controllers/preferences.js';
import type { GameWords } from '../ui/speech.js';
import type { CardPlace, PileTraits, Scene } from './scene.js';
import type { HelpSource } from './help-source.js';

/** The state of a patience game, as elements see it. */
export interface PatienceState {
  readonly piles: Piles;
  /** The options that were fixed before the deal. */
  readonly options?: object;
}

/** The words of one game, besides those that all patience games share. */
export interface PatienceWords<State, Move, Words extends GameWords> {
  /** The translations, by language. */
  readonly files: WordsFiles<CommonWords>;
  /** Makes the game's words in the current language. */
  own(words: CommonWords, view: State): Words;
  title(own: Words, view: State): string;
  /** What to announce of a step: announcements that all games share, or sentences of this game. */
  announce(step: GameStep<State, Move>, own: Words): readonly (Announcement | string)[];
}

/** The board, for a key that names a pile. */
export interface KeyedBoard {
  readonly isHolding: boolean;
  /** The pile that contains the focused card. */
  readonly focusedPile: string | undefined;
  /** Picks up the top card of a pile, or tells the player why it can't be moved. */
  take(pile: string): void;
}

export interface PileDrawer {
  /** Draws a pile with its cards. */
  readonly pile: (id: string, traits: Omit<PileTraits, 'seen'>) => TemplateResult;
  /** The class for a board with four suit colours, or an empty string. */
  readonly suits: string;
}

/** The layout of a board, and how a player reaches its piles. */
export interface PatienceBoard<State extends PatienceState, Move> {
  /** Draws all piles in their places. */
  render(view: State, draw: PileDrawer): TemplateResult;
  /** The class names of the board's node, from which its measures follow. */
  classes(view: State): string;
  /** How many cards of a pile are visible, counted from the top. */
  visibleCards(pile: string, view: State): number;
  firstPile(view: State): string;
  /** The pile that a key names: `3` for a column, `b` for a cell. */
  pileForKey(key: string, view: State, board: KeyedBoard): string | undefined;
  /** Renders a face-down card. Games without face-down cards omit it. */
  readonly back?: (scene: Scene<State, Move>, place: CardPlace) => unknown;
  /** Whether the board always has four suit colours, regardless of the settings. */
  hasFourColors?(view: State): boolean;
  /** The pile that gets the focus after the player's step, if it is not the one that the cards went to. */
  focusAfter?(step: GameStep<State, Move>): string | undefined;
}

/**
 * Everything that makes a patience game. Its element passes one to `PatienceElement` and overrides nothing.
 */
export interface PatienceDefinition<
  State extends PatienceState,
  Move,
  Words extends GameWords = GameWords,
> extends GameDefinition<State, Move> {
  /** Which cards a player may pick up, and which moves that makes. */
  readonly interaction: MoveResolver<State, Move>;
  readonly words: PatienceWords<State, Move, Words>;
  readonly board: PatienceBoard<State, Move>;
  /** Searches whether a position can be won, and how. Omit it if the game has no solver. */
  readonly solvers?: GameSolvers<never>;
  /** Loads the rules that can start at any position. Omit it if the game can't. */
  readonly puzzles?: () => Promise<GameRules<State, Move>>;
  /** The content of “How to play”. Omit it if the game has no help. */
  readonly help?: HelpSource<Move>;
  /** Whether each position is checked for a verdict. By default the attribute `verdict` decides. */
  watchesVerdict?(): boolean;
  /** Settings besides those that all games have. A name with an empty list removes that setting. */
  settings?(view: State): Choices;
  /** A figure in the toolbar, such as a score, or `undefined` for none. */
  figure?(view: State, own: Words): unknown;
}

/** Returns a definition with its types inferred. */
export const definePatience = <State extends PatienceState, Move, Words extends GameWords>(
  definition: PatienceDefinition<State, Move, Words>,
): PatienceDefinition<State, Move, Words> => definition;
