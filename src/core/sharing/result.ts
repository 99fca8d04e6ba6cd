import type { Assisted } from '../engine/help.js';
import type { Outcome } from '../engine/rules.js';

/** The result of a game, to be shared. The message files make a text from it. */
export interface GameResult {
  readonly game: string;
  /** The deal number. `undefined` if a deck was given. */
  readonly deal: number | undefined;
  readonly options: object;
  readonly outcome: Outcome | undefined;
  /** The move count, including undos and redos. */
  readonly moves: number;
  /** How many of them were undos. */
  readonly undos: number;
  /** Milliseconds of play. */
  readonly elapsed: number;
  /** What helped the player. If omitted, the text says nothing about help. */
  readonly assisted?: Assisted;
}

/** The part of a session that a result needs. */
export interface ResultSource {
  readonly game: { readonly game: string };
  readonly deal: number | undefined;
  readonly options: object;
  readonly outcome: Outcome | undefined;
  readonly moveCount: number;
  readonly undos: number;
  readonly assisted: Assisted;
  elapsed(now: number): number;
}

/** The result of a session. `now` is in milliseconds of its clock. */
export const resultOf = (session: ResultSource, now: number): GameResult => ({
  game: session.game.game,
  deal: session.deal,
  options: { ...session.options },
  outcome: session.outcome,
  moves: session.moveCount,
  undos: session.undos,
  elapsed: Math.round(session.elapsed(now)),
  assisted: session.assisted,
});
