import { FACE_DOWN } from '../cards/card.js';
import { parseCard } from '../cards/notation.js';
import type { Piles, Transfer } from './piles.js';

/** A position that shows one move in the help. Piles that are not named are empty. */
export interface Example<Move> {
  /** Cards from the bottom up; `?` is a face-down card: `? ? 7H`. */
  readonly piles: Readonly<Record<string, string>>;
  readonly move: Move;
  /** The transfers to show, if they are not the move's own. */
  readonly flights?: readonly Flight[];
}

/** A transfer of an example. */
export interface Flight extends Transfer {
  /** The cards' faces on arrival, if they leave face down. */
  readonly turned?: string;
}

export const examplePile = (text = ''): Piles[string] =>
  text.split(' ').flatMap((code) => (code === '?' ? FACE_DOWN : (parseCard(code) ?? [])));

/** All piles of a game, with the cards of an example. */
export const examplePiles = (all: Piles, { piles }: Example<unknown>): Piles =>
  Object.fromEntries(Object.keys(all).map((id) => [id, examplePile(piles[id])]));
