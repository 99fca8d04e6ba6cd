import type { Outcome, Seat } from '../engine/rules.js';
import { playClaim } from './claims/claim.js';
import { dealFirst } from './deal.js';
import { afterBid, afterDeal, afterPass, afterTrump, nextDouble, playCard } from './flow.js';
import { passCards } from './passing.js';
import { refusal } from './refusal.js';
import { finished } from './scoring/results.js';
import { type TrickMove, type TrickSeatMove, type TrickState, withTrickSeat } from './state.js';
import { type TrickTable, suitNumber } from './trick-table.js';
import { layCard, showTrump } from './trump.js';

/** A bid; `null` passes in an auction. */
function bid(table: TrickTable, state: TrickState, seat: Seat, number: number | null): TrickState {
  if (number === null) return afterBid(table, withTrickSeat(state, seat, { hasSpoken: true }));
  const done = withTrickSeat(state, seat, { bid: number });
  if (table.rules.bid?.type !== 'auction') return afterBid(table, done);
  const firstBidder = state.firstBidder ?? seat;
  return afterBid(table, { ...done, bidder: seat, firstBidder });
}

/** A double or redouble multiplies the game points by two. */
function double(table: TrickTable, state: TrickState, seat: Seat, isDouble: boolean): TrickState {
  const spoken = withTrickSeat(state, seat, { hasSpoken: true });
  return nextDouble(table, isDouble ? { ...spoken, stake: 2 * state.stake } : spoken);
}

function playInTricks(
  table: TrickTable,
  state: TrickState,
  move: Extract<TrickSeatMove, { type: 'ask' | 'pair' | 'play' | 'claim' | 'moon' }>,
): TrickState {
  switch (move.type) {
    case 'ask':
      return { ...showTrump(state), asked: move.seat };
    case 'pair':
      return { ...state, pair: move.seat };
    case 'play':
      return playCard(table, state, move.seat, move.card);
    case 'claim':
      return playClaim(table, state, move.seat);
    case 'moon':
      return finished(table, state, move.choice);
  }
}

function playSeat(table: TrickTable, state: TrickState, move: TrickSeatMove): TrickState {
  const { seat } = move;
  switch (move.type) {
    case 'cut':
      return withTrickSeat(state, seat, { cut: move.text });
    case 'ready':
      return withTrickSeat(state, seat, { isReady: true });
    case 'look':
      return withTrickSeat(state, seat, { hasLooked: true });
    case 'blind-nil': {
      const changes = { bid: 0, isBlind: true, hasLooked: true };
      return afterBid(table, withTrickSeat(state, seat, changes));
    }
    case 'bid':
      return bid(table, state, seat, move.bid);
    case 'trump':
      return afterTrump(table, { ...state, trump: suitNumber(move.suit) });
    case 'lay':
      return afterTrump(table, layCard(state, move));
    case 'double':
    case 'redouble':
    case 'no-double':
      return double(table, state, seat, move.type !== 'no-double');
    case 'pass':
      return afterPass(table, passCards(state, move));
    default:
      return playInTricks(table, state, move);
  }
}

export const play = (table: TrickTable, state: TrickState, move: TrickMove): TrickState =>
  move.type === 'deal' ? afterDeal(table, dealFirst(table, state)) : playSeat(table, state, move);

export const outcome = ({ phase }: TrickState): Outcome | undefined =>
  phase === 'over' ? 'over' : undefined;

/** The table deals once all seats are ready. */
export const automatic = (table: TrickTable, state: TrickState): readonly TrickMove[] =>
  refusal(table, state, { type: 'deal' }) ? [] : [{ type: 'deal' }];
