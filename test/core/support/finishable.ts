import { type Card, type FreecellState, rankOf } from '../../../src/core.js';
import { isFoundation } from '../../../src/core/patience/piles.js';

/** Which cards have to be up before each card can go: the one above it and the one below in rank. */
function neededBefore({ piles }: FreecellState): ReadonlyMap<Card, readonly Card[]> {
  const needed = new Map<Card, Card[]>();
  for (const [id, pile] of Object.entries(piles)) {
    if (isFoundation(id)) continue;
    for (const [index, card] of pile.entries()) {
      const lower = rankOf(card) > 1 ? [card - 4] : [];
      needed.set(card, [...pile.slice(index + 1, index + 2), ...lower]);
    }
  }
  return needed;
}

/**
 * Whether moves to the foundations alone can put every card up: exactly where no card waits for
 * itself. Nothing is played, so this shares no step with the game's own answer.
 */
export function canAllGoUp(state: FreecellState): boolean {
  const needed = neededBefore(state);
  const marks = new Map<Card, 'open' | 'done'>();
  const waitsForItself = (card: Card): boolean => {
    const mark = marks.get(card);
    if (mark) return mark === 'open';
    marks.set(card, 'open');
    if (needed.get(card)?.some(waitsForItself)) return true;
    marks.set(card, 'done');
    return false;
  };
  return ![...needed.keys()].some(waitsForItself);
}
