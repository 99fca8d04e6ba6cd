import { DECK_SIZE, cardCode } from '../../../src/core.js';

const ALL = Array.from({ length: DECK_SIZE }, (_, card) => cardCode(card));

/** A deck as text: the named cards in their places, and all others at `''`, aces first. */
export function formatDeck(slots: readonly string[]): string {
  const named = new Set(slots.filter((slot) => slot !== ''));
  if (named.size !== slots.filter((slot) => slot !== '').length) {
    throw new Error('a card is named twice');
  }
  const rest = ALL.filter((code) => !named.has(code));
  const own = (slot: string | undefined): string | undefined => (slot === '' ? undefined : slot);
  return ALL.map((_, index) => own(slots[index]) ?? rest.shift()).join(' ');
}
