import type { Card } from '../cards/card.js';
import { listOf } from '../cards/list.js';
import { suitOf } from '../cards/card.js';
import { cutDeck } from '../cards/secure-shuffle.js';
import type { Seat } from '../engine/rules.js';
import { cutsOf } from '../table/cuts.js';
import type { TrickOptions } from './options.js';
import { type TrickState, type TrickSeat, withTrickSeat } from './state.js';
import { type TrickTable, liveAfter, sideOf, suitNumber } from './trick-table.js';

const EMPTY_SEAT: TrickSeat = {
  ...{ isReady: false, cut: null, cards: [], hasLooked: true, dealt: [], places: [] },
  ...{ bid: null, isBlind: false, hasSpoken: false, passed: [], received: [] },
};

/** The state before the deal. */
export const begin = (
  { rules }: TrickTable,
  options: TrickOptions,
  deck: readonly Card[],
): TrickState => ({
  ...{ options, phase: 'ready', deck, stock: [], turn: null, bidder: null, firstBidder: null },
  ...{ trump: null, trumpShown: false, turned: null, laid: null, asked: null, pair: null },
  ...{ stake: 1, passing: [], tricks: [], trick: null, results: null },
  seats: listOf(rules.players, () => EMPTY_SEAT),
});

/** Gives the next card of the pack to a seat. */
export function drawCard(state: TrickState, seat: Seat): TrickState {
  const [place, ...stock] = state.stock;
  const card = state.deck[place!]!;
  const { cards, dealt, places } = state.seats[seat]!;
  return {
    ...withTrickSeat(state, seat, {
      ...{ cards: [...cards, card], dealt: [...dealt, card], places: [...places, place!] },
    }),
    stock,
  };
}

/** Deals so many cards to each seat, one at a time from the dealer's next. */
export function dealRound(table: TrickTable, state: TrickState, count: number): TrickState {
  const order = liveAfter(table, state.options.dealer);
  const seats = listOf(count, () => order).flat();
  return seats.reduce(drawCard, state);
}

/** Turns up the next card of the stock; `null` if there is none. */
export const topOfStock = ({ deck, stock }: TrickState): Card | null =>
  stock.length === 0 ? null : deck[stock[0]!]!;

/** Trump as the deal fixes it. */
function withTrump({ rules }: TrickTable, state: TrickState): TrickState {
  const { trump } = rules;
  if (trump.type === 'suit') return { ...state, trump: suitNumber(trump.suit), trumpShown: true };
  if (trump.type !== 'dealer-card' && trump.type !== 'stock-card') return state;
  const ofDealer = state.seats[state.options.dealer]!.cards.at(-1) ?? null;
  const turned = trump.type === 'dealer-card' ? ofDealer : topOfStock(state);
  return { ...state, turned, trump: turned === null ? null : suitOf(turned), trumpShown: true };
}

/** Whether a seat may bid nil without having seen its cards: its side is far enough behind. */
function mayBidBlind(table: TrickTable, { scores }: TrickOptions, seat: Seat): boolean {
  const { bid } = table.rules;
  const blind = bid?.type === 'tricks' ? bid.blind : undefined;
  const score = scores[sideOf(table, seat)]!;
  return blind !== undefined && scores.some((other) => other - score >= blind.behind);
}

/** Cuts the deck with the players' texts, then deals the cards before the bidding. */
export function dealFirst(table: TrickTable, state: TrickState): TrickState {
  const { hand, before = hand } = table.rules.deal;
  const deck = cutDeck(state.deck, cutsOf(state));
  const stock = listOf(deck.length, (place) => place).filter((place) =>
    table.pack.has(deck[place]!),
  );
  const seats = state.seats.map((one, seat) => ({
    ...one,
    hasLooked: !mayBidBlind(table, state.options, seat),
  }));
  return withTrump(table, dealRound(table, { ...state, deck, stock, seats }, before));
}
