import { listOf } from '../../../core/cards/list.js';
import type { Card } from '../../../core/cards/card.js';
import type { Seat } from '../../../core/engine/rules.js';
import { type ChipTransfer, pay, seatAccount } from '../../../core/table/ledger.js';
import type { Pot } from '../../../core/table/pots.js';
import type { Carry, WinAndTie } from './options.js';
import {
  type ChipsFor,
  type Declaration,
  type HalfResult,
  type PotResult,
  TARGETS,
  type Target,
  type Totals,
} from './results.js';
import { NO_WIN, type Ranking, rankHand, totalsOf } from './scoring.js';

/** A hand that did not fold. */
export interface ShownHand {
  readonly totals: Totals;
  /** Its rank for each target: smaller is better, and a rank of `NO_WIN` or more can't win. */
  readonly ranks: Readonly<Record<Target, number>>;
  /** `null` if nothing is declared: the hand competes for both. */
  readonly declared: Declaration | null;
}

export const shownHand = (
  cards: readonly Card[],
  declared: Declaration | null,
  rules: Ranking,
): ShownHand => ({
  totals: totalsOf(cards, rules.scoring, rules.tens),
  ranks: { low: rankHand(cards, 'low', rules), high: rankHand(cards, 'high', rules) },
  declared,
});

/** What is needed to judge pots. */
export interface Showdown {
  /** By seat; `null` if the seat folded or was never in. */
  readonly hands: readonly (ShownHand | null)[];
  readonly winAndTie: WinAndTie;
  readonly carry: Carry;
  /** All seats from the dealer's left. */
  readonly order: readonly Seat[];
}

/** The best seats at each target; empty if nobody can win it. */
type Winners = Readonly<Record<Target, readonly Seat[]>>;

/** The best seats at a target among those who compete for it; several if they tie. */
function bestAt(
  target: Target,
  seats: readonly Seat[],
  { hands }: Showdown,
  byDeclaration: boolean,
): readonly Seat[] {
  const rankOf = (seat: Seat): number => hands[seat]!.ranks[target];
  const able = seats.filter((seat) => {
    const declared = (byDeclaration ? hands[seat]!.declared : null) ?? 'both';
    return (declared === 'both' || declared === target) && rankOf(seat) < NO_WIN;
  });
  const least = Math.min(...able.map(rankOf));
  return able.filter((seat) => rankOf(seat) === least);
}

const winnersOf = (
  seats: readonly Seat[],
  showdown: Showdown,
  byDeclaration: boolean,
): Winners => ({
  low: bestAt('low', seats, showdown, byDeclaration),
  high: bestAt('high', seats, showdown, byDeclaration),
});

/**
 * The seats that declared both and did not win both. With three quarters, a tie for one half is
 * enough.
 */
const failedOf = (seats: readonly Seat[], showdown: Showdown): readonly Seat[] => {
  const first = winnersOf(seats, showdown, true);
  const winsAlone = (seat: Seat, target: Target): boolean =>
    first[target].length === 1 && first[target][0] === seat;
  const wins = (seat: Seat): boolean =>
    showdown.winAndTie === 'three-quarters'
      ? TARGETS.every((target) => first[target].includes(seat)) &&
        TARGETS.some((target) => winsAlone(seat, target))
      : TARGETS.every((target) => winsAlone(seat, target));
  return seats.filter((seat) => showdown.hands[seat]!.declared === 'both' && !wins(seat));
};

/**
 * The share of one of `count` winners. Odd chips go to one winner each, starting after the first
 * `skipped`.
 */
export const shareAt = (amount: number, count: number, at: number, skipped: number): number => {
  const turn = (at + count - (skipped % count)) % count;
  return Math.floor(amount / count) + Number(turn < amount % count);
};

/** Shares an amount among so many winners. */
const shares = (amount: number, count: number, skipped: number): readonly number[] =>
  listOf(count, (at) => shareAt(amount, count, at, skipped));

/**
 * The share of one of those who tie for a half, if one of them also wins the other half alone. That
 * winner gets half of this half, and the others share the rest. The odd chip goes to the side that
 * comes first.
 */
export function shareBeside(amount: number, count: number, at: number, winner: number): number {
  const own = shareAt(amount, 2, winner === 0 ? 0 : 1, 0);
  if (at === winner) return own;
  return shareAt(amount - own, count - 1, at - Number(at > winner), 0);
}

/** The sizes of the two halves of a pot: the odd chip goes to the 27. */
export const halfAmounts = (amount: number): Readonly<Record<Target, number>> => ({
  low: Math.floor(amount / 2),
  high: Math.ceil(amount / 2),
});

/**
 * The seat that is the only best at one target and ties for the other, if that wins three quarters.
 */
function threeQuartersOf({ low, high }: Winners, { winAndTie }: Showdown): Seat | null {
  if (winAndTie === 'shared' || Math.min(low.length, high.length) !== 1) return null;
  const [alone, tied] = low.length === 1 ? [low, high] : [high, low];
  return tied.length > 1 && tied.includes(alone[0]!) ? alone[0]! : null;
}

/** The share of each winner of a half. */
function sharesOf(
  amount: number,
  winners: readonly Seat[],
  threeQuarters: Seat | null,
): readonly number[] {
  const winner = threeQuarters === null ? -1 : winners.indexOf(threeQuarters);
  return winner < 0 || winners.length === 1
    ? shares(amount, winners.length, 0)
    : winners.map((_, at) => shareBeside(amount, winners.length, at, winner));
}

/** The results of the two halves of a pot. */
function halvesOf(amount: number, winners: Winners, showdown: Showdown): readonly HalfResult[] {
  const { hands, carry } = showdown;
  const chips = halfAmounts(amount);
  const isWon = TARGETS.some((target) => winners[target].length > 0);
  const threeQuarters = threeQuartersOf(winners, showdown);
  return TARGETS.map((target) => {
    const other = target === 'low' ? 'high' : 'low';
    const own = winners[target].length > 0;
    if (!own && (carry === 'half' || !isWon)) {
      return { target, amount: chips[target], reason: 'carried', winners: [] };
    }
    const by = own ? target : other;
    // The other half's winners get this half too, so its odd chips continue in their order.
    const share = own
      ? sharesOf(chips[target], winners[target], threeQuarters)
      : shares(chips[target], winners[other].length, chips[other]);
    return {
      ...{ target, amount: chips[target], reason: own ? 'best' : 'nobody' },
      winners: winners[by].map((seat, at) => ({
        ...{ seat, amount: share[at]!, total: hands[seat]!.totals[by] },
      })),
    };
  });
}

/** A pot with one player left in it. */
export const alonePot = ({ amount, seats }: Pot): PotResult => ({
  ...{ amount, seats, alone: seats[0]!, halves: [], failedBoth: [], declarationsVoid: false },
  threeQuarters: null,
});

function judgePot(pot: Pot, showdown: Showdown): PotResult {
  if (pot.seats.length === 1) return alonePot(pot);
  const seats = showdown.order.filter((seat) => pot.seats.includes(seat));
  const failed = failedOf(seats, showdown);
  const rest = seats.filter((seat) => !failed.includes(seat));
  const declared = winnersOf(rest, showdown, true);
  const isWon = TARGETS.some((target) => declared[target].length > 0);
  const declarationsVoid = !isWon && showdown.carry === 'none';
  const winners = declarationsVoid ? winnersOf(seats, showdown, false) : declared;
  return {
    ...{ amount: pot.amount, seats, alone: null, declarationsVoid },
    halves: halvesOf(pot.amount, winners, showdown),
    failedBoth: declarationsVoid ? [] : failed,
    threeQuarters: threeQuartersOf(winners, showdown),
  };
}

/** Decides each pot separately. Bust hands must be removed before. */
export const judgePots = (pots: readonly Pot[], showdown: Showdown): readonly PotResult[] =>
  pots.map((pot) => judgePot(pot, showdown));

/** The transfers of chips from the middle to the winners. */
export const potTransfers = (pots: readonly PotResult[]): readonly ChipTransfer<ChipsFor>[] =>
  pots.flatMap(({ alone, amount, halves }) => [
    ...(alone === null ? [] : pay<ChipsFor>('pot', seatAccount(alone), amount, 'fold')),
    ...halves.flatMap(({ target, winners }) =>
      winners.flatMap((one) => pay<ChipsFor>('pot', seatAccount(one.seat), one.amount, target)),
    ),
  ]);
