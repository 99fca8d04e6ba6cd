import type { Seat } from '../../../core/engine/rules.js';
import { type ChipTransfer, pay, seatAccount } from '../../../core/table/ledger.js';
import type { Pot } from '../../../core/table/pots.js';
import type { Scoring } from './options.js';
import {
  type ChipsFor,
  type Declaration,
  type HalfResult,
  type PotResult,
  TARGETS,
  type Target,
  type Totals,
} from './results.js';
import { NO_WIN, rankTotal } from './scoring.js';

/** A hand that did not fold. */
export interface ShownHand {
  readonly totals: Totals;
  /** `null` where nothing is declared: it competes for both. */
  readonly declared: Declaration | null;
}

/** What pots are judged by. */
export interface Showdown {
  /** By seat; `null` where it folded or was never in. */
  readonly hands: readonly (ShownHand | null)[];
  readonly scoring: Scoring;
  /** All seats from the dealer's left. */
  readonly order: readonly Seat[];
}

/** Who is best at each target; none where nobody can win it. */
type Winners = Readonly<Record<Target, readonly Seat[]>>;

/** The best for a target of those who compete for it; more than one where they tie. */
function bestAt(
  target: Target,
  seats: readonly Seat[],
  { hands, scoring }: Showdown,
  byDeclaration: boolean,
): readonly Seat[] {
  const rankOf = (seat: Seat): number => rankTotal(hands[seat]!.totals[target], target, scoring);
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

/** Who declared both and is not the one best at both. */
const failedOf = (seats: readonly Seat[], showdown: Showdown): readonly Seat[] => {
  const first = winnersOf(seats, showdown, true);
  return seats.filter(
    (seat) =>
      showdown.hands[seat]!.declared === 'both' &&
      TARGETS.some((target) => first[target].length > 1 || first[target][0] !== seat),
  );
};

/** The share of one of so many winners; odd chips go one each in turn, past the first `skipped`. */
export const shareAt = (amount: number, count: number, at: number, skipped: number): number => {
  const turn = (at + count - (skipped % count)) % count;
  return Math.floor(amount / count) + Number(turn < amount % count);
};

/** Shares an amount among so many winners. */
const shares = (amount: number, count: number, skipped: number): readonly number[] =>
  Array.from({ length: count }, (_, at) => shareAt(amount, count, at, skipped));

/** What the halves of a pot pay: the odd chip goes to the 27. */
export const halfAmounts = (amount: number): Readonly<Record<Target, number>> => ({
  low: Math.floor(amount / 2),
  high: Math.ceil(amount / 2),
});

/** What the two halves of a pot come to. */
function halvesOf(amount: number, winners: Winners, { hands }: Showdown): readonly HalfResult[] {
  const chips = halfAmounts(amount);
  return TARGETS.map((target) => {
    const other = target === 'low' ? 'high' : 'low';
    const own = winners[target].length > 0;
    const by = own ? target : other;
    // Who wins the other half has this one too: a whole pot, whose odd chips go on in their order.
    const share = shares(chips[target], winners[by].length, own ? 0 : chips[other]);
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
});

function judgePot(pot: Pot, showdown: Showdown): PotResult {
  if (pot.seats.length === 1) return alonePot(pot);
  const seats = showdown.order.filter((seat) => pot.seats.includes(seat));
  const failed = failedOf(seats, showdown);
  const rest = seats.filter((seat) => !failed.includes(seat));
  const declared = winnersOf(rest, showdown, true);
  const declarationsVoid = TARGETS.every((target) => declared[target].length === 0);
  const winners = declarationsVoid ? winnersOf(seats, showdown, false) : declared;
  return {
    ...{ amount: pot.amount, seats, alone: null, declarationsVoid },
    halves: halvesOf(pot.amount, winners, showdown),
    failedBoth: declarationsVoid ? [] : failed,
  };
}

/** Each pot by itself; none of the hands is bust. */
export const judgePots = (pots: readonly Pot[], showdown: Showdown): readonly PotResult[] =>
  pots.map((pot) => judgePot(pot, showdown));

/** The chips that go from the middle to the winners. */
export const potTransfers = (pots: readonly PotResult[]): readonly ChipTransfer<ChipsFor>[] =>
  pots.flatMap(({ alone, amount, halves }) => [
    ...(alone === null ? [] : pay<ChipsFor>('pot', seatAccount(alone), amount, 'fold')),
    ...halves.flatMap(({ target, winners }) =>
      winners.flatMap((one) => pay<ChipsFor>('pot', seatAccount(one.seat), one.amount, target)),
    ),
  ]);
