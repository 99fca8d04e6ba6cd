import { listOf } from '../../../core/cards/list.js';
import { type Card, FACE_DOWN } from '../../../core/cards/card.js';
import { cutDeck } from '../../../core/cards/secure-shuffle.js';
import type { Seat } from '../../../core/engine/rules.js';
import { cutsOf } from '../../../core/table/cuts.js';
import { nextSeat, seatsFrom } from '../../../core/table/seats.js';
import { offerBank } from './bank.js';
import { MOST_SEATS, type PaigowOptions } from './options.js';
import type { PaigowMove, PaigowSeat, PaigowState, SeatStatus } from './state.js';
import type { DealtTo } from '../../../core/table/check-deal.js';

/** The number of cards in a hand. */
export const HAND = 7;

/** A seat without chips sits out. */
function statusAt({ kinds, stacks, dealer }: PaigowOptions, seat: Seat): SeatStatus {
  if (seat === dealer) return 'dealer';
  if (kinds[seat] === 'open') return 'open';
  return stacks[seat]! > 0 ? 'waiting' : 'out';
}

/** A hand before the stakes, or before the bank is offered. No cards have been dealt. */
export function begin(options: PaigowOptions, deck: readonly Card[]): PaigowState {
  const seats = options.kinds.map((_, seat): PaigowSeat => {
    const status = statusAt(options, seat);
    return { status, stake: 0, bonus: 0, cut: null, cards: [], front: [], back: [] };
  });
  const state = { options, phase: 'bets', offered: null, deck, aside: [], seats } as const;
  return offerBank({ ...state, first: null, results: null });
}

/** The dealer and the players who staked, counter-clockwise from a seat. */
const seatsInHand = ({ seats }: PaigowState, first: Seat): readonly Seat[] =>
  seatsFrom(first, seats.length).filter((seat) => ['in', 'dealer'].includes(seats[seat]!.status));

/**
 * The seats that get a hand, in the order of dealing. The dice count round those seats, the dealer
 * being 1. A quick deal begins at the dealer's right, so the dealer comes last.
 */
export function handOrder(state: PaigowState): readonly Seat[] {
  const { dealer, quickDeal, dice } = state.options;
  const all = seatsInHand(state, quickDeal ? nextSeat(dealer, state.seats.length) : dealer);
  const total = quickDeal ? 1 : dice.reduce((sum, die) => sum + die, 0);
  return seatsFrom((total - 1) % all.length, all.length).map((index) => all[index]!);
}

/**
 * Cuts the deck, then deals seven hands of seven, one card at a time. Spare hands and the last four
 * cards are put aside.
 */
export function dealHands(state: PaigowState): PaigowState {
  const deck = cutDeck(state.deck, cutsOf(state));
  const order = handOrder(state);
  const hand = (number: number): readonly Card[] =>
    listOf(HAND, (round) => deck[round * MOST_SEATS + number]!);
  const over = listOf(MOST_SEATS - order.length, (n) => hand(order.length + n));
  const seats = state.seats.map((old, seat) => {
    const number = order.indexOf(seat);
    return number < 0 ? old : { ...old, cards: hand(number) };
  });
  const aside = [...over.flat(), ...deck.slice(MOST_SEATS * HAND)];
  return { ...state, phase: 'set', deck: [], aside, seats, first: order[0]! };
}

/**
 * All 53 cards in the order in which they were dealt, to check the shuffle after the hand. They
 * include the cards put aside, so players must not see them.
 */
export function dealtCards(state: PaigowState): readonly Card[] {
  const { aside, seats, deck } = state;
  if (aside.length === 0) return deck;
  // One hand after another, the spare hands last.
  const hands = [...handOrder(state).flatMap((seat) => seats[seat]!.cards), ...aside];
  const cards = listOf(MOST_SEATS * HAND, (place) => {
    const [round, number] = [Math.floor(place / MOST_SEATS), place % MOST_SEATS];
    return hands[number * HAND + round]!;
  });
  return [...cards, ...hands.slice(cards.length)];
}

const hidden = (cards: readonly Card[]): readonly Card[] => cards.map(() => FACE_DOWN);

/** Whether a seat sees the cards of the seat `of`. Without a seat: whether everybody does. */
function canSee({ phase, options }: PaigowState, of: Seat, seat: Seat | undefined): boolean {
  if (phase === 'over') return true;
  return of === options.dealer ? phase === 'dealer' : of === seat;
}

/**
 * What a seat may see, or without a seat, what anybody may. A seat sees its own cards. Everybody
 * sees the dealer's once all have set (before that, even the dealer does not), and all hands once
 * they are paid. The dice are visible once they are thrown. The deck and the cards put aside stay
 * hidden.
 */
export function view(state: PaigowState, seat?: Seat): PaigowState {
  const { options, phase, deck, aside, seats } = state;
  return {
    ...state,
    options: phase === 'bets' || phase === 'offer' ? { ...options, dice: [] } : options,
    deck: hidden(deck),
    aside: hidden(aside),
    seats: seats.map((one, of) =>
      canSee(state, of, seat)
        ? one
        : { ...one, cards: hidden(one.cards), front: hidden(one.front), back: hidden(one.back) },
    ),
  };
}

/**
 * The move as a seat may see it in the state after it. Another seat's set is hidden like its cards.
 */
export function viewMove(state: PaigowState, move: PaigowMove, seat?: Seat): PaigowMove {
  if (move.type !== 'set' || canSee(state, move.seat, seat)) return move;
  return { ...move, front: [FACE_DOWN, FACE_DOWN] };
}

/** The positions of a hand's cards in the deck: one card of each round of seven. */
const placesOf = (hand: number): readonly number[] =>
  listOf(HAND, (round) => round * MOST_SEATS + hand);

/**
 * Where the cards of the deck went, in the order of the hands. The last entry is the cards put
 * aside. Empty before the deal. A view is enough for it, and it reveals no more than the view.
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
