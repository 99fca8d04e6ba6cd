import { type Card, DECK_SIZE } from '../../../core/cards/card.js';
import { isFullDeck } from '../../../core/cards/notation.js';
import { cutDeck } from '../../../core/cards/secure-shuffle.js';
import type { Checked } from '../../../core/engine/reason.js';
import type { Seat } from '../../../core/engine/rules.js';
import { cutsOf } from '../../../core/table/cuts.js';
import type { Dealing, Seven27Options } from './options.js';
import {
  type SeatStatus,
  type Seven27Seat,
  type Seven27State,
  seatsIn,
  withSeat,
} from './state.js';

/** Round by round, whether the cards of a deal lie face up. */
const ROUNDS: Readonly<Record<Dealing, readonly boolean[]>> = {
  'up-down': [true, false],
  'down-down-up': [false, false, true],
  'down-up': [false, true],
};

/** The 52 cards, once each, in any order. */
export const checkDeck = (deck: readonly Card[]): Checked<readonly Card[]> =>
  isFullDeck(deck)
    ? { value: [...deck] }
    : { problem: { code: 'deck', count: deck.length, size: DECK_SIZE } };

/** A seat without chips sits out. */
function statusAt({ kinds, stacks }: Seven27Options, seat: Seat): SeatStatus {
  if (kinds[seat] === 'open') return 'open';
  return stacks[seat]! > 0 ? 'waiting' : 'out';
}

/** A hand before the antes: the deck lies there, and nobody has cards yet. */
export const begin = (options: Seven27Options, deck: readonly Card[]): Seven27State => ({
  ...{ options, phase: 'ante', deck, next: 0, turn: null, round: 0, drawn: [], taken: false },
  ...{ betting: null, paidPots: [], results: null },
  seats: options.kinds.map((_, seat) => ({
    ...{ status: statusAt(options, seat), cut: null, cards: [], up: [], places: [] },
    ...{ paid: 0, returned: 0, won: 0, stands: 0, frozen: false },
    ...{ declared: null, hasDeclared: false, last: null },
  })),
});

/** The next card of the deck goes to a seat. */
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

/** The deal: the players' cuts, by seat, then one card at a time from the dealer's left. */
export function dealCards(state: Seven27State): Seven27State {
  const order = seatsIn(state);
  const cut: Seven27State = { ...state, deck: cutDeck(state.deck, cutsOf(state)) };
  return ROUNDS[state.options.dealing].reduce(
    (dealt, faceUp) => order.reduce((before, seat) => giveCard(before, seat, faceUp), dealt),
    cut,
  );
}
