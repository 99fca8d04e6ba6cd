import type { Card } from '../../../core/cards/card.js';
import { parseCards } from '../../../core/cards/notation.js';
import { type Wheel, rankFive } from './hand-rank.js';

/** Seven cards in two hands. */
export interface ExampleSet {
  readonly front: readonly [Card, Card];
  readonly back: readonly Card[];
}

const cardsOf = (text: string): readonly Card[] => parseCards(text) as readonly Card[];

const setOf = (front: string, back: string): ExampleSet => ({
  front: cardsOf(front) as ExampleSet['front'],
  back: cardsOf(back),
});

/** A legal set, and a foul set of the same cards. */
export const LEGAL_SET = setOf('KD QS', 'AH AC 9S 5H 2D');
export const FOUL_SET = setOf('AH AC', 'KD QS 9S 5H 2D');

/** A hand of each kind, the best first. */
export const OF_EACH_KIND = [
  'AC AD AH AS XX',
  'QS JS TS 9S 8S',
  '7C 7D 7H 7S KD',
  'KC KD KH TS TC',
  'AD JD 8D 5D 2D',
  '9C 8D 7H 6S 5C',
  'QC QD QH 8S 3D',
  'AC AS 8D 8H 4C',
  'JC JH 9D 6S 2C',
  'KS TD 8C 5H 3D',
].map(cardsOf);

/** The joker completes a straight or a flush. Otherwise it is an ace. */
export const WITH_JOKER = ['TC 9D XX 7S 6C', 'AS QS XX 9S 4S', 'AH XX KC 8D 5S'].map(cardsOf);

/** The straights with an ace, and the highest one without, the best first. */
export function straightsBy(wheel: Wheel): readonly (readonly Card[])[] {
  const rankOf = (cards: readonly Card[]): number =>
    rankFive(...(cards as unknown as [Card, Card, Card, Card, Card]), wheel);
  return ['AS KD QC JH TS', 'AC 2D 3H 4S 5C', 'KD QC JH TS 9C']
    .map(cardsOf)
    .sort((a, b) => rankOf(b) - rankOf(a));
}

/** A front hand, and an equal one of the dealer's. */
export const COPY = ['KD QS', 'KC QH'].map(cardsOf);
