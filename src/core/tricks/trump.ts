import { SUITS, type Suit, suitOf } from '../cards/card.js';
import { cardCode } from '../cards/notation.js';
import { isOneOf } from '../engine/option.js';
import { type Figure, quote } from '../engine/reason.js';
import type { Seat } from '../engine/rules.js';
import { canFollow } from './following.js';
import type { TrickRefusal } from './refusals.js';
import { type TrickMove, type TrickState, withTrickSeat } from './state.js';
import { type TrickTable, partnerOf, sideOf, strengthOf } from './trick-table.js';

type Refused = TrickRefusal | undefined;
type Of<Type extends TrickMove['type']> = Extract<TrickMove, { readonly type: Type }>;

export const figureOf = (value: unknown): Figure =>
  typeof value === 'number' ? value : quote(value);

/** Explains why a value is no card of a seat's hand. */
export function refuseHandCard(state: TrickState, seat: Seat, card: unknown): Refused {
  if (!Number.isInteger(card) || Number(card) < 0 || Number(card) > 51) {
    return { code: 'no-card', card: figureOf(card) };
  }
  return state.seats[seat]!.cards.includes(card as number)
    ? undefined
    : { code: 'not-in-hand', card: cardCode(card as number) };
}

export function refuseTrump(table: TrickTable, move: Of<'trump'>): Refused {
  const { trump } = table.rules;
  if (trump.type !== 'named' && !(trump.type === 'bidder' && trump.conceal === 'suit')) {
    return { code: 'not-in-rules', move: 'trump' };
  }
  return isOneOf<unknown>(SUITS, move.suit)
    ? undefined
    : { code: 'bad-suit', suit: figureOf(move.suit), accepted: SUITS.join(', ') };
}

export const refuseLay = (table: TrickTable, state: TrickState, move: Of<'lay'>): Refused => {
  const { trump } = table.rules;
  if (trump.type !== 'bidder' || trump.conceal !== 'card') {
    return { code: 'not-in-rules', move: 'lay' };
  }
  return refuseHandCard(state, move.seat, move.card);
};

/** The bidder lays a card of the trump suit face down. */
export function layCard(state: TrickState, { seat, card }: Of<'lay'>): TrickState {
  const cards = state.seats[seat]!.cards.filter((one) => one !== card);
  return { ...withTrickSeat(state, seat, { cards }), trump: suitOf(card), laid: card };
}

/** Shows trump to all. The card that was laid goes back to the bidder's hand. */
export function showTrump(state: TrickState): TrickState {
  const { laid, bidder, trick } = state;
  const shown: TrickState = {
    ...state,
    trumpShown: true,
    laid: null,
    trick: trick && { ...trick, trumpFrom: trick.plays.length },
  };
  if (laid === null || bidder === null) return shown;
  return withTrickSeat(shown, bidder, { cards: [...state.seats[bidder]!.cards, laid] });
}

/** Explains why a seat whose turn it is can't ask for trump. */
export function refuseAsk(table: TrickTable, state: TrickState, seat: Seat): Refused {
  if (table.rules.trump.type !== 'bidder') return { code: 'not-in-rules', move: 'ask' };
  if (state.trumpShown) return { code: 'trump-shown' };
  if (state.trick?.plays.length === 0) return { code: 'no-suit-led' };
  return canFollow(table, state, seat) ? { code: 'can-follow' } : undefined;
}

/** Whether a seat holds the king and the queen of a suit. */
const holdsPair = ({ seats }: TrickState, seat: Seat, suit: Suit): boolean =>
  ['K', 'Q'].every((rank) =>
    seats[seat]!.cards.some((card) => cardCode(card) === rank + SUITS[suit]),
  );

/** Explains why a seat whose turn it is can't show king and queen of trump. */
export function refusePair(table: TrickTable, state: TrickState, seat: Seat): Refused {
  const { score } = table.rules;
  if (score.type !== 'card-points' || !score.pair) return { code: 'not-in-rules', move: 'pair' };
  if (state.pair !== null) return { code: 'pair-shown' };
  if (!state.trumpShown || state.trump === null) return { code: 'trump-concealed' };
  const side = sideOf(table, seat);
  if (!state.tricks.some(({ winner }) => sideOf(table, winner!) === side)) {
    return { code: 'no-trick-yet' };
  }
  return holdsPair(state, seat, state.trump) ? undefined : { code: 'no-pair' };
}

/** The seats that may still double or redouble, in turn. */
export function speakersOf(table: TrickTable, state: TrickState): readonly Seat[] {
  const { bidder, stake, seats } = state;
  const { live } = table;
  if (bidder === null || stake > 2) return [];
  const partner = partnerOf(table, bidder);
  const own = [bidder, ...(partner === undefined ? [] : [partner])];
  const others = [...live.slice(bidder + 1), ...live.slice(0, bidder)].filter(
    (seat) => !own.includes(seat),
  );
  return (stake === 1 ? others : own).filter((seat) => !seats[seat]!.hasSpoken);
}

/** Explains why a seat whose turn it is can't double or redouble. */
export function refuseDouble({ stake }: TrickState, type: TrickMove['type']): Refused {
  if (type === 'double' && stake > 1) return { code: 'already-doubled' };
  return type === 'redouble' && stake === 1 ? { code: 'not-doubled' } : undefined;
}

/** The four highest cards of the trump suit. */
export const honoursOf = (table: TrickTable, trump: Suit | null): readonly number[] =>
  [...table.pack]
    .filter((card) => suitOf(card) === trump)
    .sort((a, b) => strengthOf(table, b) - strengthOf(table, a))
    .slice(0, 4);
