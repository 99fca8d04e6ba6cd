import type { Seat } from '../../../core/engine/rules.js';
import type { RevealStep } from '../../../core/table/hand-log.js';
import { type Seven27Announcement, announceStacks } from './announce.js';
import { type Explanation, explain } from './explain.js';
import type { Seven27State } from './state.js';

type Step = RevealStep<Seven27State, Seven27Announcement>;

/** The chips that a seat had taken out of pots before the hand was over. */
const wonBefore = ({ paidPots }: Seven27State, seat: Seat): number =>
  paidPots.reduce((sum, { alone, amount }) => sum + (alone === seat ? amount : 0), 0);

/** The hand with all compared cards open, and no chip of it paid. */
function unpaid(view: Seven27State): Seven27State {
  const results = view.results!;
  const seats = view.seats.map((one, seat) => ({ ...one, won: wonBefore(view, seat) }));
  const stacks = view.options.stacks.map((stack, seat) =>
    stack === null ? null : stack - seats[seat]!.paid + seats[seat]!.won,
  );
  const even = results.seats.map((result) => ({ ...result, won: 0, net: 0 }));
  return { ...view, seats, results: { ...results, pots: [], transfers: [], seats: even, stacks } };
}

/** The same before anybody has counted. */
const uncounted = (view: Seven27State): Seven27State => {
  const results = view.results!;
  return {
    ...view,
    results: { ...results, seats: results.seats.map((result) => ({ ...result, totals: null })) },
  };
};

/** The lines among what was told. */
export const linesOf = (announcements: readonly Seven27Announcement[]): readonly Explanation[] =>
  announcements.flatMap((one) => (one.code === 'line' ? [one.line] : []));

/** Told of people alone; of the others it is seen. */
const isAnnounced = ({ options: { kinds } }: Seven27State, line: Explanation): boolean =>
  line.code !== 'nothing' || kinds[line.seat] === 'human';

/**
 * How a paid hand comes to be seen: the cards, what they come to, then line by line whose each half of a pot is,
 * then the chips. A hand that nobody was left to compare is seen at once, and so is one that nobody played.
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
