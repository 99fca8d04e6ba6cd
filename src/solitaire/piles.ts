import { type Card, DECK_SIZE } from '../cards/card.js';
import { isFullDeck } from '../cards/notation.js';
import type { Checked } from '../engine/reason.js';

/** The piles of a patience game by their ids (`column-1`, `stock` …), bottom card first. */
export type Piles = Readonly<Record<string, readonly Card[]>>;

/** Some cards going together from the top of one pile to another, their order kept. */
export interface Transfer<PileId extends string = string> {
  readonly from: PileId;
  readonly to: PileId;
  /** How many cards, 1 or more. */
  readonly count: number;
}

/** The ids of a row of piles: `column-1`, `column-2`, … */
export const pileIds = <Kind extends string>(kind: Kind, count: number): `${Kind}-${number}`[] =>
  Array.from({ length: count }, (_, index) => `${kind}-${index + 1}` as const);

/** The top card of a pile, the one that may be played. */
export const topOf = (pile: readonly Card[] | undefined): Card | undefined =>
  pile?.[pile.length - 1];

/** The piles after a transfer; all other piles stay the same objects. */
export function transfer(piles: Piles, { from, to, count }: Transfer): Piles {
  const source = piles[from]!;
  const rest = source.length - count;
  return { ...piles, [from]: source.slice(0, rest), [to]: [...piles[to]!, ...source.slice(rest)] };
}

/** A deck for a game of one pack: all 52 cards, once each, in any order. */
export const checkFullDeck = (deck: readonly Card[]): Checked<readonly Card[]> =>
  isFullDeck(deck)
    ? { value: [...deck] }
    : { problem: { code: 'deck', count: deck.length, size: DECK_SIZE } };
