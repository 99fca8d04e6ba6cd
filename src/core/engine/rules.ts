import type { Card } from '../cards/card.js';
import type { OptionSet } from './option.js';
import type { Checked, Refusal } from './reason.js';

/** A seat at a table, counted from 0. A patience game has seat 0 only. */
export type Seat = number;

/** How a game ended. A patience game is `won` or `lost`; a hand at a table is `over`. */
export type Outcome = 'won' | 'lost' | 'over';

/** How a patience game ended. */
export type End = Exclude<Outcome, 'over'>;

/** Who caused a change. */
export type Source = 'player' | 'bot' | 'auto' | 'host';

/**
 * The rules of a game: pure functions over readonly states. No clock, random source or DOM: chance comes from
 * the deck. The same deal and moves always lead to an equal state.
 */
export interface Rules<State, Move, Options, View = State> {
  /** The game's name in saves: `freecell`. */
  readonly game: string;
  /** The version of `State` and `Move`, which saves record. */
  readonly version: number;
  deal(options: Options, deck: readonly Card[]): State;
  /** Every legal move, once each. */
  moves(state: State, seat?: Seat): readonly Move[];
  /** Returns why a move is illegal, or `undefined` if it is legal. */
  refusal(state: State, move: Move, seat?: Seat): Refusal | undefined;
  /** The state after a legal move. */
  play(state: State, move: Move): State;
  outcome(state: State): Outcome | undefined;
  /** The score of a position, or `undefined`. Omit it if the game has no score. */
  score?(state: State): number | undefined;
  /** What a seat may see. Elements, events and bots get nothing else. */
  view(state: State, seat?: Seat): View;
}

/** Positions as text that people can read and write. */
export interface PositionFormat<State, Options> {
  /**
   * Parses untrusted text.
   *
   * @returns the position, or what is wrong with the text
   */
  read(text: unknown, options: Options): Checked<State>;
  /** Writes a position so that `read` returns an equal one. */
  write(state: State): string;
}

/**
 * Rules, and what a session needs to play them: a check of options, a deck, moves as text, automatic moves.
 */
export interface Game<State, Move, Options, View = State, Aids = object> extends Rules<
  State,
  Move,
  Options,
  View
> {
  /** Positions as text. Omit it if the game can't begin at a given position. */
  readonly positions?: PositionFormat<State, Options>;
  /**
   * The cards in the order from which a numbered deal is shuffled. A deck as a list has the same cards in any order.
   * Default: the 52 cards.
   */
  deck?(options: Options): readonly Card[];
  /** Whether a number from 1 to 2^31 − 1 can name a deal. Default: `true`. */
  readonly hasDealNumbers?: boolean;
  /** Whether a session of this game has undo, redo and restart. Default: `true`. */
  readonly hasUndo?: boolean;
  /** The options: `defineOptions` makes this of their declarations. */
  readonly options: OptionSet<Options>;
  /** Writes a legal move as text without spaces, in the game's usual notation. */
  writeMove(state: State, move: Move): string;
  /** Parses a move, legal or not. Returns `undefined` if the text isn't one. */
  readMove(state: State, text: string): Move | undefined;
  /** Default settings of the automatic moves. Omit it if the game makes none. */
  readonly aids?: object;
  /** The automatic moves after the player's `move` led to `state`. */
  automatic(state: State, move: Move, aids: Aids): readonly Move[];
  /** Whether a legal move may be an automatic one. A save with any other automatic move is rejected. */
  isAutomatic(state: State, move: Move): boolean;
}
