import type { TemplateResult } from 'lit';
import type { Announcement } from '../../core/patience/announce.js';
import type { MoveResolver } from '../../core/patience/move-resolver.js';
import type { Piles } from '../../core/patience/piles.js';
import type { TranslatedWords } from '../../locales/translations.js';
import type { GameSolvers } from '../controllers/adviser.js';
import type { GameDefinition, GameRules, GameStep } from '../controllers/game-definition.js';
import type { WordsFiles } from '../controllers/language/language-controller.js';
import type { Choices } from '../controllers/preferences.js';
import type { GameWords } from '../ui/speech.js';
import type { HelpSource } from './help-source.js';
import type { PileTraits, Scene } from './scene.js';

/** A game of patience as it is seen: cards in piles. */
export interface PatienceState {
  readonly piles: Piles;
  /** What was settled before the deal. */
  readonly options?: object;
}

/** The words of a game, beside those that all patience games share. */
export interface PatienceWords<State, Move, Words extends GameWords> {
  /** The files of each language. */
  readonly files: WordsFiles<TranslatedWords>;
  /** The game's own words in the language that is spoken. */
  own(words: TranslatedWords, view: State): Words;
  /** The game's name. */
  title(own: Words, view: State): string;
  /** What is spoken of a step: what all games know, or sentences of the game's own. */
  announce(step: GameStep<State, Move>, own: Words): readonly (Announcement | string)[];
}

/** The board as a key finds it. */
export interface KeyedBoard {
  /** Whether cards are in hand. */
  readonly carrying: boolean;
  /** The pile in which a card has the focus. */
  readonly focusedPile: string | undefined;
  /** Takes the top card of a pile in hand, or tells why it can't be moved. */
  take(pile: string): void;
}

/** Draws piles. */
export interface PileDrawer {
  /** One pile with its cards. */
  readonly pile: (id: string, traits: Omit<PileTraits, 'seen'>) => TemplateResult;
  /** The class of a board with a colour for each suit; else empty. */
  readonly suits: string;
}

/** Where piles lie, and how they are reached. */
export interface PatienceBoard<State extends PatienceState, Move> {
  /** The piles in their places. */
  render(view: State, draw: PileDrawer): TemplateResult;
  /** How many cards of a pile, from the top, are to be seen. */
  visibleCards(pile: string, view: State): number;
  /** The pile at which Tab enters the board first. */
  firstPile(view: State): string;
  /** The pile that a key names: `3` a column, `b` a cell. */
  pileForKey(key: string, view: State, board: KeyedBoard): string | undefined;
  /** A card face down, for games that have such. */
  readonly back?: (scene: Scene<State, Move>, pile: string, index: number) => TemplateResult;
  /** Whether it has a colour for each suit, whatever the settings are. */
  hasFourColors?(view: State): boolean;
  /** The pile that has the focus after a step of the player's, where it is not the one that cards went to. */
  focusAfter?(step: GameStep<State, Move>): string | undefined;
}

/** All that makes a game of patience: its element hands this to `PatienceElement`, and overrides nothing. */
export interface PatienceDefinition<
  State extends PatienceState,
  Move,
  Words extends GameWords = GameWords,
> extends GameDefinition<State, Move> {
  /** Which cards a player may take, and what moves that makes. */
  readonly interaction: MoveResolver<State, Move>;
  readonly words: PatienceWords<State, Move, Words>;
  readonly board: PatienceBoard<State, Move>;
  /** Knows whether a position can be won, and how; none where nobody knows. */
  readonly solvers?: GameSolvers<never>;
  /** Loads the rules with which it can begin at any position; none where it can't. */
  readonly puzzles?: () => Promise<GameRules<State, Move>>;
  /** How the game is played, in words and moving pictures; none where nobody tells. */
  readonly help?: HelpSource<Move>;
  /** Whether the verdict is looked for at each position; as the attribute `verdict` says where it is not given. */
  watchesVerdict?(): boolean;
  /** What the player may settle beside what all games have; a name without values takes a setting away. */
  settings?(view: State): Choices;
  /** A figure of the game's own in the toolbar, such as a score; `undefined` for none. */
  figure?(view: State, own: Words): unknown;
}

/** A definition, typed by what it holds. */
export const definePatience = <State extends PatienceState, Move, Words extends GameWords>(
  definition: PatienceDefinition<State, Move, Words>,
): PatienceDefinition<State, Move, Words> => definition;
