import { listOf } from '../../../core/cards/list.js';
import type { DealtTo } from '../../../core/table/check-deal.js';
import { HAND, handOrder } from './deal.js';
import { MOST_SEATS } from './options.js';
import type { PaigowState } from './state.js';

/** The places of a hand in the deck: one card a round, from seven hands. */
const placesOf = (hand: number): readonly number[] =>
  listOf(HAND, (round) => round * MOST_SEATS + hand);

/**
 * Which cards of the deck went where, in the order of the hands; the last are those put aside.
 * Nothing where nothing was dealt. It takes no more than a view, and shows no more.
 */
export function dealtTo(state: PaigowState): readonly DealtTo[] {
  const { seats, aside, first } = state;
  if (first === null) return [];
  const order = handOrder(state);
  const places = listOf(MOST_SEATS, (hand) => placesOf(hand));
  const last = aside.slice(HAND * (MOST_SEATS - order.length));
  const hands = order.map((seat, hand): DealtTo => {
    const { cards, front, back } = seats[seat]!;
    return [seat, places[hand]!, cards, [...front, ...back]];
  });
  const over = [
    ...places.slice(order.length).flat(),
    ...last.map((_, index) => MOST_SEATS * HAND + index),
  ];
  return [...hands, [null, over, aside, []]];
}
