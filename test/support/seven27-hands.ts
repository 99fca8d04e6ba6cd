import { DECK_SIZE } from '../../src/core/cards/card.js';
import { cardCode } from '../../src/core.js';

const ALL = Array.from({ length: DECK_SIZE }, (_, card) => cardCode(card));

/**
 * A deck that deals these hands, from the dealer's left on. The drawn cards follow, then all others
 * in order.
 */
export function deckOf(hands: readonly string[], drawn = ''): string {
  const dealt = hands.map((hand) => hand.split(' '));
  const rounds = (dealt[0] ?? []).map((_, round) => dealt.map((hand) => hand[round]!));
  const first = [...rounds.flat(), ...drawn.split(' ').filter(Boolean)];
  if (new Set(first).size !== first.length)
    throw new Error(`a card is named twice: ${first.join()}`);
  return [...first, ...ALL.filter((code) => !first.includes(code))].join(' ');
}
