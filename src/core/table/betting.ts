import type { Seat } from '../engine/rules.js';
import { type ChipRange, type ChipRefusal, refuseAmount, stakeLimits } from './chips.js';
import { seatsFrom } from './seats.js';

/** A seat in a betting round. */
export interface BettingSeat {
  /** Chips that it still can put in. */
  readonly chips: number;
  /** Chips put in in this round. */
  readonly bet: number;
  /** Whether it competes: it has not folded. */
  readonly isIn: boolean;
  /** Whether it acted since the last bet or full raise. */
  readonly acted: boolean;
}

/** What bets are held to. */
export interface BettingLimits {
  readonly min: number;
  readonly max: number;
  /** Raises in a round; `null` for no limit. */
  readonly maxRaises: number | null;
  /** In place of `max`: what is in the middle once the call is made. */
  readonly pot?: PotLimit;
}

/** A limit that grows with the pot; it is never below the least bet. */
export interface PotLimit {
  /** The chips that were in the middle when the round began. */
  readonly before: number;
  /** 1 for all of the pot, 2 for half of it. */
  readonly divisor: 1 | 2;
}

/** A betting round at a table of any game: plain data. */
export interface BettingRound {
  readonly limits: BettingLimits;
  readonly seats: readonly BettingSeat[];
  /** What stays in costs: the most that a seat has in. */
  readonly bet: number;
  readonly raises: number;
  /** Who acts; `null` once the round is over. */
  readonly turn: Seat | null;
}

/** What the seat does whose turn it is; a raise's amount is by how much more. */
export type BettingMove =
  | { readonly type: 'check' | 'call' | 'fold' }
  | { readonly type: 'bet' | 'raise'; readonly amount: number };

/** A move that is allowed; `amount` is the least, and all whole amounts to `max` are allowed too. */
export type LegalBetting =
  | { readonly type: 'check' | 'call' | 'fold' }
  | { readonly type: 'bet' | 'raise'; readonly amount: number; readonly max: number };

/** Why a move is not allowed. */
export type BettingRefusal =
  /** A check, or a bet, where one is open already: `bet` is what it stands at, `call` what a call adds. */
  | { readonly code: 'bet-open'; readonly bet: number; readonly call: number }
  /** A call, a raise or a fold where no bet is open. */
  | { readonly code: 'no-bet-open' }
  | { readonly code: 'max-raises'; readonly max: number }
  /** The stack does not reach beyond the call. */
  | { readonly code: 'short-of-raise'; readonly stack: number; readonly call: number }
  /** It acted already, and all that came since is a raise of less than the least. */
  | { readonly code: 'not-reopened'; readonly min: number }
  /** All others who are in are all-in. */
  | { readonly code: 'nobody-to-raise' }
  | ChipRefusal<'bet' | 'raise'>;

const canBet = ({ isIn, chips }: BettingSeat): boolean => isIn && chips > 0;

/** Whether a seat has yet to act before the round can end. */
const isDue = (seat: BettingSeat, bet: number): boolean =>
  canBet(seat) && (!seat.acted || seat.bet < bet);

/** The round with its turn at the first seat that is due, from there on; `null` where it is over. */
function turnFrom(round: Omit<BettingRound, 'turn'>, first: Seat): BettingRound {
  const { seats, bet } = round;
  const alone = seats.filter(({ isIn }) => isIn).length < 2;
  const skipped = bet === 0 && seats.filter(canBet).length < 2;
  const due = seatsFrom(first, seats.length).find((seat) => isDue(seats[seat]!, bet));
  return { ...round, turn: alone || skipped ? null : (due ?? null) };
}

/**
 * A round before anybody acted; over at once where at most one seat could bet.
 *
 * @param chips By seat, what it can put in.
 * @param isIn By seat, whether it competes.
 * @param first Who begins, where in and with chips; else the next seat clockwise that is.
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

/** What a call adds for a seat: what it is short of the bet, or all it has. */
export function callOf({ seats, bet }: BettingRound, seat: Seat): number {
  const { chips, bet: own } = seats[seat]!;
  return Math.min(chips, bet - own);
}

/** The most that the seat may bet, or raise by, whatever it has. */
function mostOf({ limits, seats }: BettingRound, call: number): number {
  const { min, max, pot } = limits;
  if (!pot) return max;
  const middle = seats.reduce((sum, one) => sum + one.bet, pot.before);
  return Math.max(min, Math.floor((middle + call) / pot.divisor));
}

/** What the seat may bet, or raise by once it has called. */
export function betRange(round: BettingRound, seat: Seat): ChipRange {
  const call = callOf(round, seat);
  const { min } = round.limits;
  return { min, max: mostOf(round, call), stack: round.seats[seat]!.chips - call, allIn: true };
}

/** Why the seat can't raise at all, whatever the amount. */
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
 * Why the seat whose turn it is can't do that, or `undefined` where it can. The amount may be of
 * whatever origin.
 *
 * @param seat Whose turn it is: `round.turn`.
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

/** All that the seat whose turn it is may do; nothing once the round is over. */
export function legalBetting(round: BettingRound): readonly LegalBetting[] {
  const { turn, bet } = round;
  if (turn === null) return [];
  const { min: amount, max } = stakeLimits(betRange(round, turn));
  if (bet === 0) return [{ type: 'check' }, { type: 'bet', amount, max }];
  const raises = refuseRaising(round, turn) ? [] : [{ type: 'raise', amount, max } as const];
  return [{ type: 'call' }, ...raises, { type: 'fold' }];
}

/** The round with some of a seat changed; `reopened` lets all others act again. */
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

/** A seat is out: by folding, or at any other time before the round is over. */
export const leaveRound = (round: BettingRound, seat: Seat): BettingRound =>
  round.turn === null
    ? withSeat(round, seat, { isIn: false })
    : turnFrom(withSeat(round, seat, { isIn: false }), round.turn);

/** Puts chips in for the seat whose turn it is: the call, and so much more. */
function putIn(round: BettingRound, seat: Seat, more: number): BettingRound {
  const { chips, bet: own } = round.seats[seat]!;
  const added = callOf(round, seat) + more;
  // An all-in raise of less than the least is to be matched, but gives nobody another raise.
  const reopened = more > 0 && (round.bet === 0 || more >= round.limits.min);
  const changed = { chips: chips - added, bet: own + added, acted: true };
  return { ...withSeat(round, seat, changed, reopened), bet: Math.max(round.bet, own + added) };
}

/** The round after a move, which must be allowed, of the seat whose turn it is. */
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
