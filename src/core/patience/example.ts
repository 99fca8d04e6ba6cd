import { FACE_DOWN } from '../cards/card.js';
import { parseCard } from '../cards/notation.js';
import type { Piles, Transfer } from './piles.js';

/** A position made to show one move: only the piles named here hold cards. */
export interface Example<Move> {
  /** Cards by their letters, the bottom card first; `?` is one that lies face down: `? ? 7H`. */
  readonly piles: Readonly<Record<string, string>>;
  readonly move: Move;
  /** What goes where, where it is not the move's own cards from pile to pile. */
  readonly flights?: readonly Flight[];
}

/** Cards of an example on their way. */
export interface Flight extends Transfer {
  /** Their faces as they arrive, where they leave face down. */
  readonly turned?: string;
}

export const examplePile = (text = ''): Piles[string] =>
  text.split(' ').flatMap((code) => (code === '?' ? FACE_DOWN : (parseCard(code) ?? [])));

/** The piles of an example among all piles of a game. */
export const examplePiles = (all: Piles, { piles }: Example<unknown>): Piles =>
  Object.fromEntries(Object.keys(all).map((id) => [id, examplePile(piles[id])]));
