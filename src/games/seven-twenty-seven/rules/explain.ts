import type { Card } from '../../../core/cards/card.js';
import type { Seat } from '../../../core/engine/rules.js';
import type { HalfResult, PotResult, Seven27Results, Target, Totals } from './results.js';
import { beatsAll } from './scoring.js';
import type { Seven27State } from './state.js';

/** Which pot of how many: 0 is the main pot. */
interface OfPot {
  readonly pot: number;
  readonly pots: number;
  /** Chips that it is about. */
  readonly amount: number;
}

/** One line of how a hand ended, as a key with its figures; totals are in half points. */
export type Explanation =
  /** One hand is the best for 7 and for 27. */
  | ({
      readonly code: 'both';
      readonly seat: Seat;
      readonly cards: readonly Card[];
      readonly totals: Totals;
    } & OfPot)
  /** A half, or with `shared` a part of it. */
  | ({
      readonly code: 'half';
      readonly seat: Seat;
      readonly cards: readonly Card[];
      readonly target: Target;
      readonly total: number;
      readonly shared: boolean;
      /** It has the odd chip of what was split. */
      readonly odd?: true;
    } & OfPot)
  /** A half that nobody could win, and who has it besides the other. */
  | ({
      readonly code: 'unclaimed';
      readonly target: Target;
      readonly seats: readonly Seat[];
    } & OfPot)
  /** The last one in takes the pot unseen. */
  | ({ readonly code: 'last'; readonly seat: Seat } & OfPot)
  /** Declared both, and is not the one best at both. */
  | ({ readonly code: 'failed-both'; readonly seat: Seat } & OfPot)
  /** What was declared could not be won by anybody: the totals decide. */
  | ({ readonly code: 'void' } & OfPot)
  /** A half, or where no target is named a whole pot, that nobody could win and that stays. */
  | ({ readonly code: 'carried'; readonly target: Target | null } & OfPot)
  /** Won a half alone and tied for the other; `amount` is what comes of both. */
  | ({ readonly code: 'three-quarters'; readonly seat: Seat } & OfPot)
  /** Who has 5-A-A, where it beats all. */
  | { readonly code: 'five-ace-ace'; readonly seats: readonly Seat[] }
  /** A bet that nobody called goes back. */
  | { readonly code: 'uncalled'; readonly seat: Seat; readonly amount: number }
  /** A hand that was shown and won nothing. */
  | {
      readonly code: 'nothing';
      readonly seat: Seat;
      readonly cards: readonly Card[];
      readonly totals: Totals;
    };

type Told = readonly Explanation[];
type Seen = Pick<Seven27State, 'seats' | 'options'>;
type Finished = Seen & { readonly results: Seven27Results };

const totalsOf = ({ results }: Finished, seat: Seat): Totals | null =>
  results.seats.find((one) => one.seat === seat)?.totals ?? null;

/** The seat that won both halves by itself, as the best of those who competed. */
function bestOfBoth({ halves }: PotResult): Seat | undefined {
  const [first] = halves[0]?.winners ?? [];
  const isBest = halves.every(
    ({ reason, winners }) =>
      reason === 'best' && winners.length === 1 && winners[0]!.seat === first?.seat,
  );
  return isBest ? first?.seat : undefined;
}

const byReason = ({ reason }: HalfResult): number => (reason === 'best' ? 0 : 1);

/** What stays of a pot: all of it in one line. */
function carriedOf(target: Target, amount: number, result: PotResult, of: OfPot): Told {
  if (result.halves.some(({ reason }) => reason !== 'carried')) {
    return [{ code: 'carried', target, ...of, amount }];
  }
  return target === 'low' ? [{ code: 'carried', target: null, ...of }] : [];
}

/** Who has three quarters of a pot, and what that is. */
function threeQuarters({ halves: both, threeQuarters: seat }: PotResult, of: OfPot): Told {
  if (seat === null) return [];
  const amount = both
    .flatMap(({ winners }) => winners)
    .reduce((sum, one) => sum + (one.seat === seat ? one.amount : 0), 0);
  return [{ code: 'three-quarters', seat, ...of, amount }];
}

/** The lines of the two halves of a pot. */
function halves(state: Finished, result: PotResult, of: OfPot): Told {
  const best = bestOfBoth(result);
  const totals = best === undefined ? null : totalsOf(state, best);
  if (best !== undefined && totals) {
    return [{ code: 'both', seat: best, cards: state.seats[best]!.cards, totals, ...of }];
  }
  // Who has a half that nobody could win is told after what that one won.
  const inOrder = [...result.halves].sort((a, b) => byReason(a) - byReason(b));
  return inOrder.flatMap(({ target, amount, reason, winners }): Told => {
    if (reason === 'carried') return carriedOf(target, amount, result, of);
    // Of an odd chip alone one half is nothing.
    if (amount === 0) return [];
    if (reason === 'nobody') {
      return [{ code: 'unclaimed', target, seats: winners.map(({ seat }) => seat), ...of, amount }];
    }
    const shared = winners.length > 1;
    const least = shared
      ? Math.min(...winners.map((one) => one.amount))
      : Math.floor(of.amount / 2);
    return winners.map(({ seat, total, amount: share }) => {
      const { cards } = state.seats[seat]!;
      const isOdd = share > least && result.threeQuarters === null;
      const odd = isOdd ? ({ odd: true } as const) : {};
      return { code: 'half', seat, cards, target, total, shared, ...odd, ...of, amount: share };
    });
  });
}

/** How one pot was paid, line by line. */
export function explainPot(
  state: Seen & { readonly results: Seven27Results | null },
  result: PotResult,
  pot: number,
  pots: number,
): Told {
  const of: OfPot = { pot, pots, amount: result.amount };
  if (result.alone !== null) return [{ code: 'last', seat: result.alone, ...of }];
  return [
    ...result.failedBoth.map((seat) => ({ code: 'failed-both', seat, ...of }) as const),
    ...(result.declarationsVoid ? [{ code: 'void', ...of } as const] : []),
    ...halves(state as Finished, result, of),
    ...threeQuarters(result, of),
  ];
}

/** How a hand that is over was decided and paid, line by line; what a view hides is in none. */
export function explain({
  seats,
  options,
  results,
}: Pick<Seven27State, 'seats' | 'options' | 'results'>): Told {
  if (!results) return [];
  const { pots, transfers } = results;
  const back = transfers.flatMap(({ for: what, to, amount }): Told =>
    what === 'uncalled'
      ? [{ code: 'uncalled', seat: Number(to.replace('seat-', '')), amount }]
      : [],
  );
  const lost = results.seats.flatMap(({ seat, totals, won }): Told =>
    totals && won === 0 ? [{ code: 'nothing', seat, cards: seats[seat]!.cards, totals }] : [],
  );
  const paid = pots.flatMap((pot, at) =>
    explainPot({ seats, options, results }, pot, at, pots.length),
  );
  const best = results.seats.flatMap(({ seat, shown }) =>
    shown && beatsAll(seats[seat]!.cards, options) ? [seat] : [],
  );
  const fives: Told = best.length > 0 ? [{ code: 'five-ace-ace', seats: best }] : [];
  return [...back, ...fives, ...paid, ...lost];
}
