import { type Card, FACE_DOWN } from '../../../core/cards/card.js';
import type { Seat } from '../../../core/engine/rules.js';
import type { RevealStep } from '../../../core/table/hand-log.js';
import { type PaigowAnnouncement, announcePaid, announceSeat } from './announce.js';
import { type PaigowSeat, type PaigowState, chipsLeft } from './state.js';
import { type ChipFlight, flightsOf } from '../../../core/table/flights.js';

const faceDown = (cards: readonly Card[]): readonly Card[] => cards.map(() => FACE_DOWN);

const hidden = (one: PaigowSeat): PaigowSeat => ({
  ...one,
  cards: faceDown(one.cards),
  front: faceDown(one.front),
  back: faceDown(one.back),
});

/**
 * The hand after the first `count` results. The other players' cards are face down, and no chips
 * have moved.
 */
function viewAfter(view: PaigowState, own: Seat | undefined, count: number): PaigowState {
  const results = view.results!;
  const shown = results.seats.slice(0, count);
  const isSeen = (seat: Seat): boolean =>
    seat === view.options.dealer || seat === own || shown.some((result) => result.seat === seat);
  const before = { ...view, results: null };
  return {
    ...view,
    seats: view.seats.map((one, seat) => (isSeen(seat) ? one : hidden(one))),
    results: {
      ...results,
      seats: shown,
      transfers: [],
      stacks: view.seats.map((_, seat) => chipsLeft(before, seat)),
    },
  };
}

/**
 * The steps in which a paid hand is shown, as at a real table: the dealer's cards, then each
 * player's with the result, in the order of paying, then the chips. Empty if no hand was played.
 *
 * @param view the hand as `own` may see it
 */
export function reveal(
  view: PaigowState,
  own?: Seat,
): readonly RevealStep<PaigowState, PaigowAnnouncement>[] {
  if (!view.results) return [];
  const seats = view.results.seats.map((result, at) => ({
    view: viewAfter(view, own, at + 1),
    announcements: [announceSeat(view, result)],
  }));
  return [
    { view: viewAfter(view, own, 0), announcements: [] },
    ...seats,
    { view, announcements: announcePaid(view) },
  ];
}

/** The chips to animate between two views: all transfers at the moment the hand is paid. */
export const flights = (before: PaigowState, after: PaigowState): readonly ChipFlight[] =>
  before.results === after.results ? [] : flightsOf(after.results?.transfers ?? []);
