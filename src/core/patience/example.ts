import { type Card, FACE_DOWN } from '../cards/card.js';
import { numberCopies } from '../cards/deck.js';
import { parseCard } from '../cards/notation.js';
import type { Piles, Transfer } from './piles.js';

/** A position that shows one move in the help. Piles that are not named are empty. */
export interface Example<Move> {
  /** Cards from the bottom up; `?` is a face-down card: `? ? 7H`. */
  readonly piles: Readonly<Record<string, string>>;
  readonly move: Move;
  /** Whether the move is against the rules. */
  readonly refused?: boolean;
  /** The transfers to show, if they are not the move's own. */
  readonly flights?: readonly Flight[];
}

/** A transfer of an example. */
export interface Flight extends Transfer {
  /** The cards' faces on arrival, if they leave face down. */
  readonly turned?: string;
}

const isFaceUp = (card: Card): boolean => card !== FACE_DOWN;

export const examplePile = (text = ''): Piles[string] =>
  text.split(' ').flatMap((code) => (code === '?' ? FACE_DOWN : (parseCard(code) ?? [])));

/** All piles of a game, with the cards of an example. Equal cards of several packs are numbered. */
export function examplePiles(all: Piles, { piles }: Example<unknown>): Piles {
  const shown = Object.keys(all).map((id) => [id, examplePile(piles[id])] as const);
  const copies = numberCopies(shown.flatMap(([, cards]) => cards).filter(isFaceUp));
  return Object.fromEntries(
    shown.map(([id, cards]) => [
      id,
      cards.map((card) => (isFaceUp(card) ? copies.shift()! : card)),
    ]),
  );
}
