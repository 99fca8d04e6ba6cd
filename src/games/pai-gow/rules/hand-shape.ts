import { ACE, type Card, JOKER, KING, rankOf } from '../../../core/cards/card.js';

/** The height of an ace: one above the king. */
export const ACE_HIGH = KING + 1;

/** How high a card stands on its own or among its like: 2 to 14, an ace and the joker 14. */
export const heightOf = (card: Card): number =>
  card === JOKER || rankOf(card) === ACE ? ACE_HIGH : rankOf(card);

/** Two to five cards of one height. */
export interface Group {
  /** 2 to 14. */
  readonly height: number;
  readonly cards: readonly Card[];
}

/** What a hand holds of a kind, the joker being an ace; each list has the highest first. */
export interface HandShape {
  /** All cards; those of one height by their numbers, so that the joker is the last of the aces. */
  readonly cards: readonly Card[];
  readonly fives: readonly Group[];
  readonly quads: readonly Group[];
  readonly trips: readonly Group[];
  readonly pairs: readonly Group[];
  readonly singles: readonly Card[];
}

/** The shape of some cards, in whatever order they are given. */
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
