import type { Seat } from '../../../core/engine/rules.js';
import type { RevealStep } from '../../../core/table/hand-log.js';
import { pay, seatAccount } from '../../../core/table/ledger.js';
import { type ChipFlight, flightsOf } from '../../../core/table/flights.js';
import { type Seven27Announcement, announceStacks } from './announce.js';
import { type Explanation, explain } from './explain.js';
import type { Seven27State } from './state.js';

type Step = RevealStep<Seven27State, Seven27Announcement>;

/** The chips that a seat won before the end of the hand. */
const wonBefore = ({ paidPots }: Seven27State, seat: Seat): number =>
  paidPots.reduce((sum, { alone, amount }) => sum + (alone === seat ? amount : 0), 0);

/** The hand with the compared cards face up, before any pot of the end is paid. */
function unpaid(view: Seven27State): Seven27State {
  const results = view.results!;
  const seats = view.seats.map((one, seat) => ({ ...one, won: wonBefore(view, seat) }));
  const stacks = view.options.stacks.map((stack, seat) =>
    stack === null ? null : stack - seats[seat]!.paid + seats[seat]!.won,
  );
  const even = results.seats.map((result) => ({ ...result, won: 0, net: 0 }));
  return { ...view, seats, results: { ...results, pots: [], transfers: [], seats: even, stacks } };
}

/** The same before the totals are known. */
const uncounted = (view: Seven27State): Seven27State => {
  const results = view.results!;
  return {
    ...view,
    results: { ...results, seats: results.seats.map((result) => ({ ...result, totals: null })) },
  };
};

export const linesOf = (announcements: readonly Seven27Announcement[]): readonly Explanation[] =>
  announcements.flatMap((one) => (one.code === 'line' ? [one.line] : []));

/** Losing hands are announced for people only; those of bots are visible. */
const isAnnounced = ({ options: { kinds } }: Seven27State, line: Explanation): boolean =>
  line.code !== 'nothing' || kinds[line.seat] === 'human';

/**
 * The steps in which a finished hand is revealed. First the cards appear, then the totals, then the
 * winner of each half line by line, and last the chips. A hand without a showdown is revealed in
 * one step.
 *
 * @param view the hand as a seat may see it
 */
export function reveal(view: Seven27State): readonly Step[] {
  if (!view.results) return [];
  const lines = explain(view).filter((line) => isAnnounced(view, line));
  const announcements = lines.map((line) => ({ code: 'line', line }) as const);
  if (!view.results.showdown)
    return [{ view, announcements: [...announcements, ...announceStacks(view)] }];
  const totals = unpaid(view);
  const paid = announcements.filter(({ line }) => line.code !== 'nothing');
  return [
    { view: uncounted(totals), announcements: [] },
    { view: totals, announcements: [] },
    ...paid.map((line): Step => ({ view: totals, announcements: [line] })),
    { view, announcements: [...announcements.slice(paid.length), ...announceStacks(view)] },
  ];
}

/** The chips that moved into or out of the pot between two views of a hand. */
export const flights = (before: Seven27State, after: Seven27State): readonly ChipFlight[] =>
  flightsOf(
    after.seats.flatMap(({ paid, won }, seat) => {
      const was = before.seats[seat]!;
      const account = seatAccount(seat);
      return [
        ...pay(account, 'pot', paid - was.paid, 'pot'),
        // Uncalled bets that are returned, then the winnings.
        ...pay('pot', account, was.paid - paid, 'pot'),
        ...pay('pot', account, won - was.won, 'pot'),
      ];
    }),
  );
