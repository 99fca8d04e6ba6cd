/**
 * Cards are texts: a rank and a suit, such as `QS`. The jokers of Spades are `BJ` and `LJ`, and belong to the spades.
 * Nothing in this folder imports the kit: it is a second engine, written from the rules.
 */
export type PlainCard = string;

export const SUITS = ['C', 'D', 'H', 'S'] as const;

/** The ranks of most games, the highest first. */
export const ACE_HIGH = 'AKQJT98765432';

export const isJoker = (card: PlainCard): boolean => card === 'BJ' || card === 'LJ';

export const suitOf = (card: PlainCard): string => (isJoker(card) ? 'S' : card.charAt(1));

/** The place of a card in its suit. The highest card has the lowest place. */
export function placeOf(card: PlainCard, ranks: string): number {
  if (isJoker(card)) return card === 'BJ' ? -2 : -1;
  return ranks.indexOf(card.charAt(0));
}

export interface Play {
  readonly seat: number;
  readonly card: PlainCard;
  /** Whether trump was known when the card was played. Other cards are no trumps. */
  readonly isTrumpKnown: boolean;
}

/** The winner of a trick: the highest card of the suit led, unless a card of another suit is trump. */
export function winnerOf(plays: readonly Play[], trump: string | null, ranks: string): number {
  const led = suitOf(plays[0]!.card);
  const trumps = plays.filter(({ card, isTrumpKnown }) => isTrumpKnown && suitOf(card) === trump);
  const isRuffed = led !== trump && trumps.length > 0;
  const rivals = isRuffed ? trumps : plays.filter(({ card }) => suitOf(card) === led);
  const [best] = [...rivals].sort((a, b) => placeOf(a.card, ranks) - placeOf(b.card, ranks));
  return best!.seat;
}

/** The cards of a hand that follow suit; all cards if none does, or before the lead. */
export function following(
  hand: readonly PlainCard[],
  plays: readonly Pick<Play, 'card'>[],
): readonly PlainCard[] {
  if (plays.length === 0) return hand;
  const same = hand.filter((card) => suitOf(card) === suitOf(plays[0]!.card));
  return same.length > 0 ? same : hand;
}

/** The cards that meet a wish; all cards if none does. */
export function preferring(
  cards: readonly PlainCard[],
  isWished: (card: PlainCard) => boolean,
): readonly PlainCard[] {
  const some = cards.filter(isWished);
  return some.length > 0 ? some : cards;
}
