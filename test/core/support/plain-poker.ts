import { type Card, JOKER, type Wheel, rankOf, suitOf } from '../../../src/core.js';
import { ALL_CARDS } from './cards.js';

/**
 * Poker hands ranked the plain way, as shared/rules/pai-gow.md tells it: slow, no bits, and no line
 * shared with src. A rank is the kind (0 nothing … 9 five aces) and five figures, in base 16.
 */
const asNumber = (kind: number, figures: readonly number[]): number =>
  [0, 1, 2, 3, 4].reduce((sum, at) => sum * 16 + (figures[at] ?? 0), kind);

const high = (card: Card): number => (rankOf(card) === 1 ? 14 : rankOf(card));

/** The ranks by how often they are there, then by height. */
function grouped(ranks: readonly number[]): readonly (readonly [rank: number, count: number])[] {
  const counts = new Map<number, number>();
  for (const rank of ranks) counts.set(rank, (counts.get(rank) ?? 0) + 1);
  return [...counts].sort(([a, n], [b, m]) => m - n || b - a);
}

/** The value of a straight: its highest card, or the special rank of the wheel. */
function straightOf(ranks: readonly number[], wheel: Wheel): number | undefined {
  const text = [...ranks].sort((a, b) => b - a).join(' ');
  // Fourteen fits in between: the king-high straight is 13, and the ace-high one takes 15.
  if (text === '14 13 12 11 10') return 15;
  if (text === '14 5 4 3 2') return wheel === 'second' ? 14 : 5;
  const top = Math.max(...ranks);
  const row = [0, 1, 2, 3, 4].map((n) => top - n).join(' ');
  return text === row ? top : undefined;
}

/** The kind that counts alone make: `3 2` is a full house. */
const KIND_BY_COUNTS: Readonly<Record<string, number>> = {
  '1 1 1 1 1': 0,
  '2 1 1 1': 1,
  '2 2 1': 2,
  '3 1 1': 3,
  '3 2': 6,
  '4 1': 7,
  '5': 9,
};

function plainNatural(cards: readonly Card[], wheel: Wheel): number {
  const ranks = cards.map(high);
  const isFlush = new Set(cards.map(suitOf)).size === 1;
  const straight = straightOf(ranks, wheel);
  if (straight !== undefined) return asNumber(isFlush ? 8 : 4, [straight]);
  const groups = grouped(ranks);
  const kind = KIND_BY_COUNTS[groups.map(([, count]) => count).join(' ')]!;
  return asNumber(
    isFlush ? 5 : kind,
    groups.map(([rank]) => rank),
  );
}

/** The hands that the joker may complete if it is not an ace: straight, flush, straight flush. */
const COMPLETES = [4, 5, 8];

/** Five cards; the joker is tried as every card of the 52 that the hand has not. */
export function plainRank(cards: readonly Card[], wheel: Wheel): number {
  if (!cards.includes(JOKER)) return plainNatural(cards, wheel);
  const others = cards.filter((card) => card !== JOKER);
  if (others.every((card) => high(card) === 14)) return asNumber(9, [14]);
  const ranks = ALL_CARDS.filter((card) => !others.includes(card)).map((card) => {
    const rank = plainNatural([...others, card], wheel);
    const kind = Math.floor(rank / 16 ** 5);
    return high(card) === 14 || COMPLETES.includes(kind) ? rank : 0;
  });
  return Math.max(...ranks);
}

/** Every choice of so many of some cards. */
export function* choices(cards: readonly Card[], count: number): Generator<readonly Card[]> {
  if (count === 0) yield [];
  for (let at = 0; count > 0 && at + count <= cards.length; at++) {
    for (const rest of choices(cards.slice(at + 1), count - 1)) yield [cards[at]!, ...rest];
  }
}

/** Random hands out of some cards, the same at every run (a xorshift of 32 bits). */
export function* randomHands(
  cards: readonly Card[],
  size: number,
  count: number,
  seed = 20_240_607,
): Generator<readonly Card[]> {
  let state = seed;
  const below = (bound: number): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % bound;
  };
  for (let n = 0; n < count; n++) {
    const hand = new Set<Card>();
    while (hand.size < size) hand.add(cards[below(cards.length)]!);
    yield [...hand];
  }
}
