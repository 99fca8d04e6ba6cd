import { type Seat, SUITS } from '../../src/core.js';
import { highBid } from '../../src/core/tricks/bidding.js';
import { refusal } from '../../src/core/tricks/refusal.js';
import type { AuctionRules } from '../../src/core/tricks/rules.js';
import type { TrickMove, TrickState } from '../../src/core/tricks/state.js';
import {
  type TrickTable,
  partnerOf,
  strengthOf,
  suitIn,
} from '../../src/core/tricks/trick-table.js';
import { Hobbyist } from './trick-hobbyist.js';

function bidOf(table: TrickTable, view: TrickState, seat: Seat, hand: Hobbyist): TrickMove {
  const { bid } = table.rules;
  const isLegal = (move: TrickMove): boolean => refusal(table, view, move, seat) === undefined;
  const bids = (number: number | null): TrickMove => ({ type: 'bid', seat, bid: number });
  if (!view.seats[seat]!.hasLooked) return { type: 'look', seat };
  if (bid?.type === 'auction') return auctionBid(table, view, seat, hand, bid);
  const isContract = table.rules.score.type === 'contract';
  if (isContract && hand.isNil(view.trump) && isLegal(bids(0))) return bids(0);
  const scale = isContract ? 1 : 4 / table.live.length;
  const wanted = Math.max(
    isContract ? 1 : 0,
    Math.round(hand.count(view.trump) * scale + (isContract ? 0.5 : 0)),
  );
  const near = [0, 1, -1, 2, -2, 3, 4, 5, 6, 7, 8].map((off) => wanted + off);
  return bids(near.find((number) => number >= 0 && isLegal(bids(number)))!);
}

function auctionBid(
  table: TrickTable,
  view: TrickState,
  seat: Seat,
  hand: Hobbyist,
  bid: AuctionRules,
): TrickMove {
  const isLegal = (move: TrickMove): boolean => refusal(table, view, move, seat) === undefined;
  const bids = (number: number | null): TrickMove => ({ type: 'bid', seat, bid: number });
  const isPartner = view.bidder !== null && view.bidder === partnerOf(table, seat);
  const limit = hand.auctionLimit() - (isPartner ? 3 : 0);
  const from = Math.max(bid.least, highBid(view) ?? 0);
  for (let number = from; number <= Math.min(bid.most, limit); number++) {
    if (isLegal(bids(number))) return bids(number);
  }
  return isLegal(bids(null)) ? bids(null) : bids(bid.least);
}

/** The hobbyist's move; `undefined` if the seat has nothing to do. */
export function baseline(table: TrickTable, view: TrickState, seat: Seat): TrickMove | undefined {
  const { phase, turn, passing } = view;
  const hand = new Hobbyist(table, view, seat);
  if (phase === 'ready') return { type: 'ready', seat };
  if (phase === 'pass') {
    return passing.includes(seat) ? { type: 'pass', seat, cards: hand.heartsPass() } : undefined;
  }
  if (turn !== seat) return undefined;
  if (phase === 'bid') return bidOf(table, view, seat, hand);
  if (phase === 'double') return { type: 'no-double', seat };
  if (phase === 'moon') return { type: 'moon', seat, choice: 'add' };
  return phase === 'trump' ? trumpOf(table, view, seat, hand) : inTrick(table, view, seat, hand);
}

function inTrick(table: TrickTable, view: TrickState, seat: Seat, hand: Hobbyist): TrickMove {
  const can = (type: 'ask' | 'pair'): boolean =>
    refusal(table, view, { type, seat }, seat) === undefined;
  if (can('pair')) return { type: 'pair', seat };
  if (can('ask') && hand.asks()) return { type: 'ask', seat };
  const card = table.rules.score.type === 'points' ? hand.hearts() : hand.tricks();
  return { type: 'play', seat, card };
}

function trumpOf(table: TrickTable, view: TrickState, seat: Seat, hand: Hobbyist): TrickMove {
  const suit = hand.bestSuit();
  const { trump } = table.rules;
  if (trump.type !== 'bidder' || trump.conceal === 'suit') {
    return { type: 'trump', seat, suit: SUITS[suit]! };
  }
  const cards = view.seats[seat]!.cards.filter((card) => suitIn(table, card) === suit);
  const card = cards.reduce((low, one) =>
    strengthOf(table, one) < strengthOf(table, low) ? one : low,
  );
  return { type: 'lay', seat, card };
}
