import { FACE_DOWN, type Seat } from '../../../src/core.js';
import { seven27 } from '../../../src/games/seven-twenty-seven/rules/game.js';
import type { Seven27State } from '../../../src/games/seven-twenty-seven/rules/state.js';

/** The state with all cards that a seat may not see in another order. */
export function stirred(state: Seven27State, seat: Seat, order: readonly number[]): Seven27State {
  const { seats, deck } = seven27.view(state, seat);
  const seen = new Set(
    seats.flatMap(({ cards, places }) => places.filter((_, at) => cards[at] !== FACE_DOWN)),
  );
  const places = [...deck.keys()].filter((place) => !seen.has(place));
  const stir = [...places].sort((a, b) => order[a]! - order[b]!);
  const other = [...state.deck];
  places.forEach((place, at) => (other[place] = state.deck[stir[at]!]!));
  const dealt = state.seats.map((one) => ({
    ...one,
    cards: one.places.map((place) => other[place]!),
  }));
  return { ...state, deck: other, seats: dealt };
}
