import { JOKER, cardCode } from '../../src/core.js';

const ALL = Array.from({ length: JOKER + 1 }, (_, card) => cardCode(card));

/** A deck that deals these hands, the first one first, then all other cards in order. */
export function deckOf(hands: readonly string[]): string {
  const slots: (string | undefined)[] = ALL.map(() => undefined);
  hands.forEach((hand, number) =>
    hand.split(' ').forEach((code, round) => (slots[round * 7 + number] = code)),
  );
  const rest = ALL.filter((code) => !slots.includes(code));
  const deck = slots.map((code) => code ?? rest.shift()!);
  if (new Set(deck).size !== ALL.length) throw new Error(`a card is named twice: ${hands.join()}`);
  return deck.join(' ');
}

/** Hands of seven cards, with the house way's setting of each. */
export const HANDS = {
  /** King, queen; pair of aces. */
  aces: 'AH AC KD QS 9C 5H 2D',
  /** Ten, eight; pair of jacks. */
  jacks: 'JS JD TC 8H 6S 4C 3D',
  /** Eight, five; pair of nines. */
  nines: '9D 9S 8D 5S 4D 3C 2C',
  /** A straight flush from the king; three, two. */
  straightFlush: 'KH QH JH TH 9H 3S 2S',
  /** Four sevens. */
  quads: '7C 7D 7H 7S QD 5C 4S',
} as const;
