import type { Assisted } from '../engine/help.js';
import type { Outcome } from '../engine/rules.js';

/** How a game went, to be shown to others: figures and names; a message table makes the text. */
export interface GameResult {
  readonly game: string;
  /** The deal number; `undefined` where the game was dealt from a deck. */
  readonly deal: number | undefined;
  readonly options: object;
  readonly outcome: Outcome | undefined;
  /** The move count, undos and redos included. */
  readonly moves: number;
  /** Milliseconds of play. */
  readonly elapsed: number;
  /** What helped the player; without it nothing is said of help. */
  readonly assisted?: Assisted;
}

/** What a session tells of itself. */
export interface Told {
  readonly game: { readonly game: string };
  readonly deal: number | undefined;
  readonly options: object;
  readonly outcome: Outcome | undefined;
  readonly moveCount: number;
  readonly assisted: Assisted;
  elapsed(now: number): number;
}

/** How a session's game went; `now` in milliseconds of its clock. */
export const resultOf = (session: Told, now: number): GameResult => ({
  game: session.game.game,
  deal: session.deal,
  options: { ...session.options },
  outcome: session.outcome,
  moves: session.moveCount,
  elapsed: Math.round(session.elapsed(now)),
  assisted: session.assisted,
});
