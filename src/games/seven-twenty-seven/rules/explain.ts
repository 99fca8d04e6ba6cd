import type { Card } from '../../../core/cards/card.js';
import type { Seat } from '../../../core/engine/rules.js';
import type { HalfResult, PotResult, Seven27Results, Target, Totals } from './results.js';
import { beatsAll } from './scoring.js';
import type { Seven27State } from './state.js';

/** The pot that a line is about: its index (0 is the main pot), and how many there are. */
interface OfPot {
  readonly pot: number;
  readonly pots: number;
  /** The chips that the line is about. */
  readonly amount: number;
}

/** One line about how a hand ended: a code with its figures. Totals are in half points. */
export type Explanation =
  /** One hand is the best for both 7 and 27. */
  | ({
      readonly code: 'both';
      readonly seat: Seat;
      readonly cards: readonly Card[];
      readonly totals: Totals;
    } & OfPot)
  /** A seat wins a half; or a part of it, if `shared`. */
  | ({
      readonly code: 'half';
      readonly seat: Seat;
      readonly cards: readonly Card[];
      readonly target: Target;
      readonly total: number;
      readonly shared: boolean;
      /** The seat gets the odd chip of a split. */
      readonly odd?: true;
    } & OfPot)
  /** Nobody could win a half, so the winners of the other half get it. */
  | ({
      readonly code: 'unclaimed';
      readonly target: Target;
      readonly seats: readonly Seat[];
    } & OfPot)
  /** The last player in the hand takes the pot without showing. */
  | ({ readonly code: 'last'; readonly seat: Seat } & OfPot)
  /** The seat declared both and did not win both. */
  | ({ readonly code: 'failed-both'; readonly seat: Seat } & OfPot)
  /** Nobody could win what they declared, so the totals decide. */
  | ({ readonly code: 'void' } & OfPot)
  /** Nobody could win a half, which stays in the middle. Without a target, the whole pot stays. */
  | ({ readonly code: 'carried'; readonly target: Target | null } & OfPot)
  /** The seat won one half alone and tied for the other; `amount` is the sum of both. */
  | ({ readonly code: 'three-quarters'; readonly seat: Seat } & OfPot)
  /** The seats that have 5-A-A, if that beats every hand. */
  | { readonly code: 'five-ace-ace'; readonly seats: readonly Seat[] }
  /** A bet that nobody called is returned. */
  | { readonly code: 'uncalled'; readonly seat: Seat; readonly amount: number }
  /** A hand that was shown and won nothing. */
  | {
      readonly code: 'nothing';
      readonly seat: Seat;
      readonly cards: readonly Card[];
      readonly totals: Totals;
    };

type Explanations = readonly Explanation[];
type Hand = Pick<Seven27State, 'seats' | 'options'>;
type FinishedHand = Hand & { readonly results: Seven27Results };

const totalsOf = ({ results }: FinishedHand, seat: Seat): Totals | null =>
  results.seats.find((one) => one.seat === seat)?.totals ?? null;

/** The seat that won both halves alone as the best of those who competed. */
function bestOfBoth({ halves }: PotResult): Seat | undefined {
  const [first] = halves[0]?.winners ?? [];
  const isBest = halves.every(
    ({ reason, winners }) =>
      reason === 'best' && winners.length === 1 && winners[0]!.seat === first?.seat,
  );
  return isBest ? first?.seat : undefined;
}

const byReason = ({ reason }: HalfResult): number => (reason === 'best' ? 0 : 1);

/** A carried half; if both halves are carried, one line stands for the whole pot. */
function carriedOf(target: Target, amount: number, result: PotResult, of: OfPot): Explanations {
  if (result.halves.some(({ reason }) => reason !== 'carried')) {
    return [{ code: 'carried', target, ...of, amount }];
  }
  return target === 'low' ? [{ code: 'carried', target: null, ...of }] : [];
}

/** The line about the seat that wins three quarters of a pot. */
function threeQuarters({ halves: both, threeQuarters: seat }: PotResult, of: OfPot): Explanations {
  if (seat === null) return [];
  const amount = both
    .flatMap(({ winners }) => winners)
    .reduce((sum, one) => sum + (one.seat === seat ? one.amount : 0), 0);
  return [{ code: 'three-quarters', seat, ...of, amount }];
}

/** The lines about the two halves of a pot. */
function halves(state: FinishedHand, result: PotResult, of: OfPot): Explanations {
  const best = bestOfBoth(result);
  const totals = best === undefined ? null : totalsOf(state, best);
  if (best !== undefined && totals) {
    return [{ code: 'both', seat: best, cards: state.seats[best]!.cards, totals, ...of }];
  }
  // An unclaimed half comes after the half that its winners won.
  const inOrder = [...result.halves].sort((a, b) => byReason(a) - byReason(b));
  return inOrder.flatMap(({ target, amount, reason, winners }): Explanations => {
    if (reason === 'carried') return carriedOf(target, amount, result, of);
    // If the pot is one chip, one half is 0.
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

/** Explains how one pot was paid, line by line. */
export function explainPot(
  state: Hand & { readonly results: Seven27Results | null },
  result: PotResult,
  pot: number,
  pots: number,
): Explanations {
  const of: OfPot = { pot, pots, amount: result.amount };
  if (result.alone !== null) return [{ code: 'last', seat: result.alone, ...of }];
  return [
    ...result.failedBoth.map((seat) => ({ code: 'failed-both', seat, ...of }) as const),
    ...(result.declarationsVoid ? [{ code: 'void', ...of } as const] : []),
    ...halves(state as FinishedHand, result, of),
    ...threeQuarters(result, of),
  ];
}

/**
 * Explains how a finished hand was decided and paid, line by line. No line contains what a view
 * hides.
 */
export function explain({
  seats,
  options,
  results,
}: Pick<Seven27State, 'seats' | 'options' | 'results'>): Explanations {
  if (!results) return [];
  const { pots, transfers } = results;
  const back = transfers.flatMap(({ for: what, to, amount }): Explanations =>
    what === 'uncalled'
      ? [{ code: 'uncalled', seat: Number(to.replace('seat-', '')), amount }]
      : [],
  );
  const lost = results.seats.flatMap(({ seat, totals, won }): Explanations =>
    totals && won === 0 ? [{ code: 'nothing', seat, cards: seats[seat]!.cards, totals }] : [],
  );
  const paid = pots.flatMap((pot, at) =>
    explainPot({ seats, options, results }, pot, at, pots.length),
  );
  const best = results.seats.flatMap(({ seat, shown }) =>
    shown && beatsAll(seats[seat]!.cards, options) ? [seat] : [],
  );
  const fives: Explanations = best.length > 0 ? [{ code: 'five-ace-ace', seats: best }] : [];
  return [...back, ...fives, ...paid, ...lost];
}
