import type { Outcome, Seat } from '../../../core/engine/rules.js';
import { stakeLimits } from '../../../core/table/chips.js';
import { passBank, takeBank } from './bank.js';
import { dealHands } from './deal.js';
import { refusal, stakeRange } from './refusal.js';
import { settle } from './settle.js';
import { twosOf } from './split.js';
import {
  type PaigowMove,
  type PaigowState,
  type SeatMove,
  dealerIsBot,
  dealerSet,
  inOrder,
  isSet,
  seatsWhere,
  withSeat,
} from './state.js';

/** Moves that a seat might make in the current phase. `refusal` decides which are legal. */
function candidateMoves(state: PaigowState, seat: Seat): readonly PaigowMove[] {
  const cards = [...state.seats[seat]!.cards].sort((a, b) => a - b);
  if (state.phase === 'offer') {
    return [
      { type: 'bank', seat },
      { type: 'decline', seat },
    ];
  }
  if (state.phase !== 'bets') return twosOf(cards).map((front) => ({ type: 'set', seat, front }));
  const { min, max } = stakeLimits(stakeRange(state, seat));
  return [
    { type: 'bet', seat, amount: min, max, step: 1 },
    { type: 'pass', seat },
    { type: 'cut', seat, text: '' },
  ];
}

/**
 * All legal moves, ordered by seat. Without `seat`, they are those of all seats and the table's
 * own.
 */
export function moves(state: PaigowState, seat?: Seat): readonly PaigowMove[] {
  const seats = seatsWhere(state, () => true).filter((one) => seat === undefined || one === seat);
  const all = seats.flatMap((one) => candidateMoves(state, one));
  const own: readonly PaigowMove[] =
    seat === undefined ? [{ type: 'deal' }, { type: 'settle' }] : [];
  return [...all, ...own].filter((move) => refusal(state, move, seat) === undefined);
}

/** If nobody has staked, the hand is over without a deal. */
function afterBets(state: PaigowState): PaigowState {
  const idle = state.seats.every(({ status }) => status !== 'waiting' && status !== 'in');
  return idle ? { ...state, phase: 'over' } : state;
}

function afterSet(state: PaigowState): PaigowState {
  const allSet = state.seats.every((one) => one.status !== 'in' || isSet(one));
  return state.phase === 'set' && allSet ? { ...state, phase: 'dealer' } : state;
}

function playSeat(state: PaigowState, move: SeatMove): PaigowState {
  const { seat } = move;
  switch (move.type) {
    case 'bank':
      return takeBank(state, seat);
    case 'decline':
      return passBank(state, seat);
    case 'bet':
      return withSeat(state, seat, { status: 'in', stake: move.amount, bonus: move.bonus ?? 0 });
    case 'pass':
      return afterBets(withSeat(state, seat, { status: 'out' }));
    case 'cut':
      return withSeat(state, seat, { cut: move.text });
    case 'set': {
      const front = inOrder(move.front);
      const rest = state.seats[seat]!.cards.filter((card) => !front.includes(card));
      return afterSet(withSeat(state, seat, { front, back: rest.sort((a, b) => a - b) }));
    }
  }
}

export function play(state: PaigowState, move: PaigowMove): PaigowState {
  switch (move.type) {
    case 'deal':
      return dealHands(state);
    case 'settle':
      return { ...state, phase: 'over', results: settle(state) };
    default:
      return playSeat(state, move);
  }
}

export const outcome = ({ phase }: PaigowState): Outcome | undefined =>
  phase === 'over' ? 'over' : undefined;

/** The table's next move that needs nobody's decision. */
function nextAutomaticMove(state: PaigowState): PaigowMove | undefined {
  const { phase, options, seats } = state;
  if (phase === 'bets') return { type: 'deal' };
  if (phase !== 'dealer') return undefined;
  if (isSet(seats[options.dealer]!)) return { type: 'settle' };
  return dealerIsBot(state) ? dealerSet(state) : undefined;
}

/**
 * The automatic moves of the table: the deal, the set of a dealing bot or house, the payout.
 */
export function automatic(state: PaigowState): readonly PaigowMove[] {
  const played: PaigowMove[] = [];
  for (let at = state; ;) {
    const next = nextAutomaticMove(at);
    if (!next || refusal(at, next)) return played;
    played.push(next);
    at = play(at, next);
  }
}

export const isAutomatic = (state: PaigowState, move: PaigowMove): boolean =>
  move.type === 'deal' ||
  move.type === 'settle' ||
  (move.type === 'set' && move.seat === state.options.dealer && dealerIsBot(state));
