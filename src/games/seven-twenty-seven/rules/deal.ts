import { type Card, FACE_DOWN } from '../../../core/cards/card.js';
import { cutDeck } from '../../../core/cards/secure-shuffle.js';
import type { Seat } from '../../../core/engine/rules.js';
import type { DealtTo } from '../../../core/table/check-deal.js';
import { cutsOf } from '../../../core/table/cuts.js';
import type { Dealing, Seven27Options } from './options.js';
import {
  type SeatStatus,
  type Seven27Seat,
  type Seven27State,
  seatsIn,
  seatsThat,
  withSeat,
} from './state.js';

/** For each round of the deal, whether its cards are dealt face up. */
const ROUNDS: Readonly<Record<Dealing, readonly boolean[]>> = {
  'up-down': [true, false],
  'down-down-up': [false, false, true],
  'down-up': [false, true],
};

/** The status of a seat before the antes: a seat without chips sits out. */
function statusAt({ kinds, stacks }: Seven27Options, seat: Seat): SeatStatus {
  if (kinds[seat] === 'open') return 'open';
  return stacks[seat]! > 0 ? 'waiting' : 'out';
}

/** The state before the antes. No cards are dealt yet. */
export const begin = (options: Seven27Options, deck: readonly Card[]): Seven27State => ({
  ...{ options, phase: 'ante', deck, next: 0, turn: null, round: 0, drawn: [], taken: false },
  ...{ betting: null, paidPots: [], results: null },
  seats: options.kinds.map((_, seat) => ({
    ...{ status: statusAt(options, seat), cut: null, cards: [], up: [], places: [] },
    ...{ paid: 0, returned: 0, won: 0, stands: 0, frozen: false },
    ...{ declared: null, hasDeclared: false, last: null },
  })),
});

/** Deals the next card of the deck to a seat. */
export function giveCard(state: Seven27State, seat: Seat, faceUp: boolean): Seven27State {
  const { deck, next } = state;
  const { cards, up, places } = state.seats[seat]!;
  const changes: Partial<Seven27Seat> = {
    cards: [...cards, deck[next]!],
    up: [...up, faceUp],
    places: [...places, next],
  };
  return { ...withSeat(state, seat, changes), next: next + 1 };
}

/**
 * Cuts the deck with the players' cut texts, then deals one card at a time from the dealer's left.
 */
export function dealCards(state: Seven27State): Seven27State {
  const order = seatsIn(state);
  const cut: Seven27State = { ...state, deck: cutDeck(state.deck, cutsOf(state)) };
  return ROUNDS[state.options.dealing].reduce(
    (dealt, faceUp) => order.reduce((before, seat) => giveCard(before, seat, faceUp), dealt),
    cut,
  );
}

/**
 * Lists where each card of the deck went, from the dealer's left; the last entry is the rest of the
 * deck. The rest includes face-down cards of hands that were not shown. The list is empty if
 * nothing was dealt. Call it with a view: it reveals no more than that.
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
