import type { Outcome, Seat } from '../../../core/engine/rules.js';
import { type BettingMove, legalBetting, playBetting } from '../../../core/table/betting.js';
import { seatsFrom } from '../../../core/table/seats.js';
import { giveCard } from './deal.js';
import { afterBet, bustAmong, deal, declareNext, drawNext } from './flow.js';
import { paid } from './paying.js';
import { refusal } from './refusal.js';
import {
  DECLARATIONS,
  type LastAction,
  type SeatMove,
  type Seven27Move,
  type Seven27State,
  chipsOf,
  seatsIn,
  withSeat,
} from './state.js';

/** All moves of a seat that this phase could allow. `refusal` decides which are legal. */
function candidates(state: Seven27State, seat: Seat): readonly Seven27Move[] {
  switch (state.phase) {
    case 'ante':
      return [
        { type: 'ante', seat },
        { type: 'sit-out', seat },
        { type: 'cut', seat, text: '' },
      ];
    case 'bets':
      return state.turn === seat
        ? legalBetting(state.betting!).map((move) => ({ ...move, seat }))
        : [];
    case 'draw':
      return [
        { type: 'take', seat },
        { type: 'stand', seat },
      ];
    case 'declare':
      return DECLARATIONS.map((targets) => ({ type: 'declare', seat, targets }));
    case 'over':
      return [];
  }
}

/**
 * Every legal move, once each, in the order of seats: of one seat, or of all and the table's own
 * moves.
 */
export function moves(state: Seven27State, seat?: Seat): readonly Seven27Move[] {
  const seats = seatsFrom(0, state.seats.length).filter((one) => (seat ?? one) === one);
  const all = seats.flatMap((one) => candidates(state, one));
  const tableMoves: readonly Seven27Move[] =
    seat === undefined ? [{ type: 'deal' }, { type: 'settle' }] : [];
  return [...all, ...tableMoves].filter((move) => refusal(state, move, seat) === undefined);
}

/**
 * If all have anted or sit out and fewer than two are in, the hand is over and the antes are
 * returned.
 */
function afterAnte(state: Seven27State): Seven27State {
  if (state.seats.some(({ status }) => status === 'waiting')) return state;
  if (seatsIn(state).length > 1) return state;
  return { ...state, phase: 'over', seats: state.seats.map((one) => ({ ...one, paid: 0 })) };
}

const withChips = (type: LastAction['type'], amount: number, left: number): LastAction => ({
  ...{ type, amount },
  ...(left === 0 ? { allIn: true } : {}),
});

function ante(state: Seven27State, seat: Seat): Seven27State {
  const stack = chipsOf(state, seat);
  const amount = Math.min(state.options.ante, stack);
  const last = withChips('ante', amount, stack - amount);
  return afterAnte(withSeat(state, seat, { status: 'in', paid: amount, last }));
}

/** Plays a move of the betting round. */
function bet(state: Seven27State, seat: Seat, move: BettingMove): Seven27State {
  const { type } = move;
  const before = state.betting!;
  const betting = playBetting(before, move);
  const added = betting.seats[seat]!.bet - before.seats[seat]!.bet;
  const amount = 'amount' in move ? move.amount : added;
  const left = betting.seats[seat]!.chips;
  const last = type === 'fold' || type === 'check' ? { type } : withChips(type, amount, left);
  const old = state.seats[seat]!;
  const status = type === 'fold' ? 'folded' : old.status;
  return afterBet({
    ...withSeat(state, seat, { status, paid: old.paid + added, last }),
    betting,
  });
}

function take(state: Seven27State, seat: Seat): Seven27State {
  const given = giveCard(state, seat, state.options.draw === 'up');
  const taken = withSeat(given, seat, { stands: 0, last: { type: 'take' } });
  const drawn = { ...taken, drawn: [...state.drawn, seat], taken: true };
  return drawNext(bustAmong(drawn, [seat]));
}

/** A stand before the first betting does not count towards freezing. */
function stand(state: Seven27State, seat: Seat): Seven27State {
  const { freeze } = state.options;
  const stands = state.seats[seat]!.stands + (state.round > 0 ? 1 : 0);
  const frozen = freeze > 0 && stands >= freeze;
  const stood = withSeat(state, seat, { stands, frozen, last: { type: 'stand' } });
  return drawNext({ ...stood, drawn: [...state.drawn, seat] });
}

function playSeat(state: Seven27State, move: SeatMove): Seven27State {
  const { seat } = move;
  switch (move.type) {
    case 'ante':
      return ante(state, seat);
    case 'sit-out':
      return afterAnte(withSeat(state, seat, { status: 'out', last: { type: 'sit-out' } }));
    case 'cut':
      return withSeat(state, seat, { cut: move.text });
    case 'check':
    case 'bet':
    case 'call':
    case 'raise':
    case 'fold':
      return bet(state, seat, move);
    case 'take':
      return take(state, seat);
    case 'stand':
      return stand(state, seat);
    case 'declare': {
      const { targets: declared } = move;
      const changes = { declared, hasDeclared: true, last: { type: 'declare' } as const };
      return declareNext(withSeat(state, seat, changes));
    }
  }
}

export function play(state: Seven27State, move: Seven27Move): Seven27State {
  switch (move.type) {
    case 'deal':
      return deal(state);
    case 'settle':
      return paid(state);
    default:
      return playSeat(state, move);
  }
}

export const outcome = ({ phase }: Seven27State): Outcome | undefined =>
  phase === 'over' ? 'over' : undefined;

/** The moves that the table makes automatically: the deal, and the payment. */
export function automatic(state: Seven27State): readonly Seven27Move[] {
  const next: Seven27Move = { type: state.phase === 'ante' ? 'deal' : 'settle' };
  return refusal(state, next) ? [] : [next, ...automatic(play(state, next))];
}

export const isAutomatic = (_state: Seven27State, { type }: Seven27Move): boolean =>
  type === 'deal' || type === 'settle';
