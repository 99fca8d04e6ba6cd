import type { Seat } from '../engine/rules.js';
import { type ChipRange, type ChipRefusal, refuseAmount, stakeLimits } from './chips.js';
import { seatsFrom } from './seats.js';

export interface BettingSeat {
  /** Chips that it can still bet. */
  readonly chips: number;
  /** Chips that it has bet in this round. */
  readonly bet: number;
  /** Whether it has not folded. */
  readonly isIn: boolean;
  readonly acted: boolean;
}

export interface BettingLimits {
  readonly min: number;
  readonly max: number;
  /** The number of raises per round; `null` for no limit. */
  readonly maxRaises: number | null;
  /** Replaces `max` with a limit that depends on the pot. */
  readonly pot?: PotLimit;
}

/** A limit that grows with the pot. It is never below the minimum bet. */
export interface PotLimit {
  /** The chips in the pot when the round began. */
  readonly before: number;
  /** 1 for the whole pot, 2 for half of it. */
  readonly divisor: 1 | 2;
}

/** A betting round as plain data, for any game. */
export interface BettingRound {
  readonly limits: BettingLimits;
  readonly seats: readonly BettingSeat[];
  /** The highest bet of a seat so far, which the others must call. */
  readonly bet: number;
  readonly raises: number;
  /** Whose turn it is; `null` once the round is over. */
  readonly turn: Seat | null;
}

/** A move of the seat whose turn it is. The amount of a raise is what it adds to the call. */
export type BettingMove =
  | { readonly type: 'check' | 'call' | 'fold' }
  | { readonly type: 'bet' | 'raise'; readonly amount: number };

/** A legal move. For a bet or a raise, all whole amounts from `amount` to `max` are legal. */
export type LegalBetting =
  | { readonly type: 'check' | 'call' | 'fold' }
  | { readonly type: 'bet' | 'raise'; readonly amount: number; readonly max: number };

export type BettingRefusal =
  /** A check or a bet although there is a bet of `bet` chips. A call costs `call`. */
  | { readonly code: 'bet-open'; readonly bet: number; readonly call: number }
  /** A call, a raise or a fold although there is no bet. */
  | { readonly code: 'no-bet-open' }
  | { readonly code: 'max-raises'; readonly max: number }
  /** The stack is just enough for the call. */
  | { readonly code: 'short-of-raise'; readonly stack: number; readonly call: number }
  /** The seat has acted, and since then there was only a raise below the minimum. */
  | { readonly code: 'not-reopened'; readonly min: number }
  /** All others in the hand are all-in. */
  | { readonly code: 'nobody-to-raise' }
  | ChipRefusal<'bet' | 'raise'>;

const canBet = ({ isIn, chips }: BettingSeat): boolean => isIn && chips > 0;

/** Whether the seat must act before the round can end. */
const isDue = (seat: BettingSeat, bet: number): boolean =>
  canBet(seat) && (!seat.acted || seat.bet < bet);

/**
 * Gives the turn to the next seat that must act, beginning with `first`; `null` if the round is
 * over.
 */
function turnFrom(round: Omit<BettingRound, 'turn'>, first: Seat): BettingRound {
  const { seats, bet } = round;
  const alone = seats.filter(({ isIn }) => isIn).length < 2;
  const skipped = bet === 0 && seats.filter(canBet).length < 2;
  const due = seatsFrom(first, seats.length).find((seat) => isDue(seats[seat]!, bet));
  return { ...round, turn: alone || skipped ? null : (due ?? null) };
}

/**
 * Starts a betting round. It is over at once if fewer than two seats could bet.
 *
 * @param chips what each seat can bet
 * @param isIn whether each seat is in the hand
 * @param first who acts first; if that seat can't bet, the next one clockwise that can
 */
export const startRound = (
  chips: readonly number[],
  isIn: readonly boolean[],
  limits: BettingLimits,
  first: Seat,
): BettingRound =>
  turnFrom(
    {
      ...{ limits, bet: 0, raises: 0 },
      seats: chips.map((stack, seat) => ({
        ...{ chips: stack, bet: 0, isIn: isIn[seat]!, acted: false },
      })),
    },
    first,
  );

/** What a call costs a seat: the difference to the bet, or all its chips if it has fewer. */
export function callOf({ seats, bet }: BettingRound, seat: Seat): number {
  const { chips, bet: own } = seats[seat]!;
  return Math.min(chips, bet - own);
}

/** The upper limit of a bet or a raise, regardless of the seat's chips. */
function mostOf({ limits, seats }: BettingRound, call: number): number {
  const { min, max, pot } = limits;
  if (!pot) return max;
  const middle = seats.reduce((sum, one) => sum + one.bet, pot.before);
  return Math.max(min, Math.floor((middle + call) / pot.divisor));
}

/** The limits of the seat's bet, or of its raise on top of the call. */
export function betRange(round: BettingRound, seat: Seat): ChipRange {
  const call = callOf(round, seat);
  const { min } = round.limits;
  return { min, max: mostOf(round, call), stack: round.seats[seat]!.chips - call, allIn: true };
}

/** Why the seat can't raise by any amount. */
function refuseRaising(round: BettingRound, seat: Seat): BettingRefusal | undefined {
  const { limits, raises, seats } = round;
  const { chips, acted } = seats[seat]!;
  const call = callOf(round, seat);
  if (limits.maxRaises !== null && raises >= limits.maxRaises) {
    return { code: 'max-raises', max: limits.maxRaises };
  }
  if (chips === call) return { code: 'short-of-raise', stack: chips, call };
  if (acted) return { code: 'not-reopened', min: limits.min };
  const others = seats.some((other, at) => at !== seat && canBet(other));
  return others ? undefined : { code: 'nobody-to-raise' };
}

/**
 * Explains why a move is not allowed, or returns `undefined` if it is. The amount need not be
 * validated before.
 *
 * @param seat the seat whose turn it is: `round.turn`
 */
export function refuseBetting(
  round: BettingRound,
  seat: Seat,
  move: BettingMove,
): BettingRefusal | undefined {
  const { bet } = round;
  const opens = move.type === 'check' || move.type === 'bet';
  if (opens && bet > 0) return { code: 'bet-open', bet, call: callOf(round, seat) };
  if (!opens && bet === 0) return { code: 'no-bet-open' };
  if (move.type !== 'bet' && move.type !== 'raise') return undefined;
  return (
    (move.type === 'raise' ? refuseRaising(round, seat) : undefined) ??
    refuseAmount(move.type, move.amount, betRange(round, seat))
  );
}

/** All legal moves of the seat whose turn it is; none once the round is over. */
export function legalBetting(round: BettingRound): readonly LegalBetting[] {
  const { turn, bet } = round;
  if (turn === null) return [];
  const { min: amount, max } = stakeLimits(betRange(round, turn));
  if (bet === 0) return [{ type: 'check' }, { type: 'bet', amount, max }];
  const raises = refuseRaising(round, turn) ? [] : [{ type: 'raise', amount, max } as const];
  return [{ type: 'call' }, ...raises, { type: 'fold' }];
}

/** Changes some fields of a seat. With `reopened`, all other seats may act again. */
const withSeat = (
  round: BettingRound,
  seat: Seat,
  changed: Partial<BettingSeat>,
  reopened = false,
): BettingRound => ({
  ...round,
  seats: round.seats.map((one, at) =>
    at === seat ? { ...one, ...changed } : reopened ? { ...one, acted: false } : one,
  ),
});

/** Takes a seat out of the round: it folds, or leaves at any other time. */
export const leaveRound = (round: BettingRound, seat: Seat): BettingRound =>
  round.turn === null
    ? withSeat(round, seat, { isIn: false })
    : turnFrom(withSeat(round, seat, { isIn: false }), round.turn);

/** Bets the call and `more` chips for the seat whose turn it is. */
function putIn(round: BettingRound, seat: Seat, more: number): BettingRound {
  const { chips, bet: own } = round.seats[seat]!;
  const added = callOf(round, seat) + more;
  // An all-in raise below the minimum must be called, but lets nobody raise again.
  const reopened = more > 0 && (round.bet === 0 || more >= round.limits.min);
  const changed = { chips: chips - added, bet: own + added, acted: true };
  return { ...withSeat(round, seat, changed, reopened), bet: Math.max(round.bet, own + added) };
}

/** The round after a legal move of the seat whose turn it is. */
export function playBetting(round: BettingRound, move: BettingMove): BettingRound {
  const seat = round.turn!;
  switch (move.type) {
    case 'fold':
      return leaveRound(round, seat);
    case 'check':
    case 'call':
      return turnFrom(putIn(round, seat, 0), seat);
    case 'bet':
      return turnFrom(putIn(round, seat, move.amount), seat);
    case 'raise':
      return turnFrom({ ...putIn(round, seat, move.amount), raises: round.raises + 1 }, seat);
  }
}
