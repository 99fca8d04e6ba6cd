import type { Card } from '../../../core/cards/card.js';
import { type Wheel, rankFive, rankTwo } from './hand-rank.js';

export type Front = readonly [Card, Card];
export type Back = readonly [Card, Card, Card, Card, Card];

/** Seven cards as two hands. */
export interface Split {
  readonly front: Front;
  readonly back: Back;
}

/** All pairs of cards, in order. Seven cards have 21. */
export const twosOf = (cards: readonly Card[]): readonly Front[] =>
  cards.flatMap((one, index) => cards.slice(index + 1).map((other): Front => [one, other]));

export function splitAt(cards: readonly Card[], front: Front): Split {
  const [a, b, c, d, e] = cards.filter((card) => card !== front[0] && card !== front[1]);
  return { front, back: [a!, b!, c!, d!, e!] };
}

export const backRank = ({ back: [a, b, c, d, e] }: Split, wheel: Wheel): number =>
  rankFive(a, b, c, d, e, wheel);

/**
 * The split with the best front. Of equal fronts it is the one with the best back, and of equal
 * backs the first one.
 */
export function bestSplit(splits: readonly Split[], wheel: Wheel): Split | undefined {
  const [first, ...others] = splits;
  let best = first;
  for (const split of others) {
    const better = rankTwo(...split.front) - rankTwo(...best!.front);
    if (better > 0 || (better === 0 && backRank(split, wheel) > backRank(best!, wheel))) {
      best = split;
    }
  }
  return best;
}
