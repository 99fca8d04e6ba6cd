import { ACE, type Card, JOKER, KING, rankOf } from '../../../core/cards/card.js';

/** The height of an ace: one above the king. */
export const ACE_HIGH = KING + 1;

/** The height of a card, alone or in a group: 2 to 14. An ace and the joker are 14. */
export const heightOf = (card: Card): number =>
  card === JOKER || rankOf(card) === ACE ? ACE_HIGH : rankOf(card);

/** Two to five cards of the same height. */
export interface Group {
  /** 2 to 14. */
  readonly height: number;
  readonly cards: readonly Card[];
}

/** The groups and single cards of a hand, the highest first in each list. The joker is an ace. */
export interface HandShape {
  /**
   * All cards. Those of the same height are in the order of their numbers, so the joker is the last
   * of the aces.
   */
  readonly cards: readonly Card[];
  readonly fives: readonly Group[];
  readonly quads: readonly Group[];
  readonly trips: readonly Group[];
  readonly pairs: readonly Group[];
  readonly singles: readonly Card[];
}

/** The groups of some cards, which may be in any order. */
export function shapeOf(given: readonly Card[]): HandShape {
  const cards = [...given].sort((a, b) => heightOf(b) - heightOf(a) || a - b);
  const singles: Card[] = [];
  const [pairs, trips, quads, fives]: [Group[], Group[], Group[], Group[]] = [[], [], [], []];
  for (let from = 0, to = 0; from < cards.length; from = to) {
    const height = heightOf(cards[from]!);
    while (to < cards.length && heightOf(cards[to]!) === height) to += 1;
    const group = { height, cards: cards.slice(from, to) };
    if (to - from === 1) singles.push(...group.cards);
    else [pairs, trips, quads, fives][to - from - 2]?.push(group);
  }
  return { cards, fives, quads, trips, pairs, singles };
}
