import { FACE_DOWN } from '../../../core/cards/card.js';
import type { DealtTo } from '../../../core/table/check-deal.js';
import { type Seven27State, seatsThat } from './state.js';

/**
 * Which cards of the deck went where, from the dealer's left; the last are those that nobody got.
 * With them are those that lie face down in hands that were not shown, as nobody can tell of them.
 * Nothing where nothing was dealt. It takes no more than a view, and shows no more.
 */
export function dealtTo(state: Seven27State): readonly DealtTo[] {
  const { seats, deck, next, results } = state;
  if (next === 0) return [];
  const over: number[] = [...deck.keys()].slice(next);
  const left = deck.slice(next);
  const hands = seatsThat(state, ({ cards }) => cards.length > 0).map((seat): DealtTo => {
    const { cards, places } = seats[seat]!;
    const isShown = results?.seats.some((one) => one.seat === seat && one.shown) === true;
    const seen = [...cards.keys()].filter((at) => isShown || cards[at] !== FACE_DOWN);
    const unseen = places.filter((_, at) => !seen.includes(at));
    over.push(...unseen);
    left.push(...unseen.map(() => FACE_DOWN));
    return [seat, seen.map((at) => places[at]!), seen.map((at) => cards[at]!), []];
  });
  return [...hands, [null, over, left, []]];
}
