import { type Card, FACE_DOWN } from '../cards/card.js';
import { withIndex } from '../cards/list.js';
import type { DealtTo } from '../table/check-deal.js';
import type { TrickState } from './state.js';

/** The places of the deck whose cards are in no hand, and the card that was turned up from them. */
function restOf({ deck, stock, turned, seats }: TrickState): readonly [number[], Card[]] {
  const inHands = new Set(seats.flatMap(({ places }) => places));
  const isDealt = seats.some(({ dealt }) => turned !== null && dealt.includes(turned));
  const upAt = turned === null || isDealt ? undefined : stock[0];
  const places = withIndex(deck)
    .map(([place]) => place)
    .filter((place) => !inHands.has(place));
  return [places, places.map((place) => (place === upAt ? turned! : FACE_DOWN))];
}

/**
 * Lists where each card of the deck went; the last entry is the rest of the deck, with the cards that are not in play
 * and those that the view hides. The list is empty before the deal. A view reveals no more than it shows.
 */
export function dealtTo(view: TrickState): readonly DealtTo[] {
  if (view.phase === 'ready') return [];
  const [over, left] = restOf(view);
  const hands = withIndex(view.seats).flatMap(([seat, { dealt, places }]): readonly DealtTo[] => {
    const isSeen = (at: number): boolean => dealt[at] !== FACE_DOWN;
    const hidden = places.filter((_, at) => !isSeen(at));
    over.push(...hidden);
    left.push(...hidden.map(() => FACE_DOWN));
    const seen = places.filter((_, at) => isSeen(at));
    return dealt.length === 0 ? [] : [[seat, seen, dealt.filter((card) => card !== FACE_DOWN), []]];
  });
  return [...hands, [null, over, left, []]];
}
