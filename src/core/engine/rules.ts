import type { Card } from '../cards/card.js';
import type { Checked, Refusal } from './reason.js';

/** A seat at a table, counted from 0; a patience game has seat 0 alone. */
export type Seat = number;

/** How a game ended: a patience game is won or lost, a hand at a table is over. */
export type Outcome = 'won' | 'lost' | 'over';

/** How a game ended that has no tables: it is won or lost. */
export type End = Exclude<Outcome, 'over'>;

/** Who caused a change. */
export type Source = 'player' | 'bot' | 'auto' | 'host';

/**
 * What a game is: pure functions over readonly states. No clock, no random source, no DOM: the
 * random part is the deck given at the deal, and a deal and its moves replay to an equal state.
 */
export interface Rules<State, Move, Options, View = State> {
  /** The game's name, as it stands in saves: `freecell`. */
  readonly game: string;
  /** The version of State and Move; saves carry it. */
  readonly version: number;
  deal(options: Options, deck: readonly Card[]): State;
  /** Every legal move, once each. */
  moves(state: State, seat?: Seat): readonly Move[];
  /** Decides whether a move is legal: the reason why not, or `undefined`. */
  refusal(state: State, move: Move, seat?: Seat): Refusal | undefined;
  /** The state after a move; total on moves that are not refused. */
  play(state: State, move: Move): State;
  outcome(state: State): Outcome | undefined;
  /** What the position scores; `undefined`, or no such function, where nothing is scored. */
  score?(state: State): number | undefined;
  /** What that seat may see: the only thing that leaves the core. */
  view(state: State, seat?: Seat): View;
}

/** How a game's positions are written as text that people can write as well. */
export interface PositionFormat<State, Options> {
  /** The position of a text of whatever origin, or what is wrong with it. */
  read(text: unknown, options: Options): Checked<State>;
  /** The text of a position; reading it gives the position back. */
  write(state: State): string;
}

/**
 * Rules, and what a session needs beside them to play for a person: options checked on entry,
 * moves as text, and the moves that the game makes by itself.
 */
export interface Game<State, Move, Options, View = State, Aids = object> extends Rules<
  State,
  Move,
  Options,
  View
> {
  /** Positions as text, for games that can begin at any. */
  readonly positions?: PositionFormat<State, Options>;
  /** How many cards a game deals that knows no deal numbers; the others deal 52. */
  readonly deckSize?: number;
  /** Full options from whatever a page or a save gives, defaults filled in, or what is wrong. */
  checkOptions(value: unknown): Checked<Options>;
  /** The deck for `deal`, checked: the right cards, once each, in any order. */
  checkDeck(deck: readonly Card[]): Checked<readonly Card[]>;
  /** A legal move as text without spaces, in the field's standard notation. */
  writeMove(state: State, move: Move): string;
  /** The move that a text stands for here (legal or not), or `undefined` where it is not one. */
  readMove(state: State, text: string): Move | undefined;
  /** Defaults of the automatic moves, which `play` may override. Omit it if the game makes no moves of its own. */
  readonly aids?: object;
  /** The moves that the game makes by itself right after the player's `move` led to `state`. */
  automatic(state: State, move: Move, aids: Aids): readonly Move[];
  /** Whether a legal move is of the kind that the game may make by itself (saves are held to it). */
  isAutomatic(state: State, move: Move): boolean;
}
