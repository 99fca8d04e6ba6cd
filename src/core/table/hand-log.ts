import type { Seat } from '../engine/rules.js';
import type { SteppedChange } from '../engine/session.js';
import type { SeenHand } from './past-hands.js';
import { seatsFrom } from './seats.js';

/**
 * A step in which the end of a hand is shown: first the cards, then what they won, then the chips.
 */
export interface RevealStep<View, Announcement> {
  /** The hand as far as it has been shown. The rest looks as before. */
  readonly view: View;
  /** What is announced when this step is shown. */
  readonly announcements: readonly Announcement[];
}

/** How a game announces its hands to players who can't see the table. */
export interface HandAnnouncer<View, Move, Announcement> {
  readonly start: (view: View, hand: number) => Announcement;
  readonly step: (
    before: View,
    change: SteppedChange<Move>,
    after: View,
    listener: Seat | undefined,
  ) => readonly Announcement[];
  /** The end of a hand, in the order in which it is shown. */
  readonly reveal: (view: View, own: Seat | undefined) => readonly RevealStep<View, Announcement>[];
  /** A seat's chips without its stake; `null` if it has no stack. */
  readonly chips: (view: View, seat: Seat) => number | null;
}

/** An entry of a hand's log: the start, an action of a seat, or a step of the end. */
export interface LogStep<View, Announcement> {
  /** The view after it. */
  readonly view: View;
  readonly announcements: readonly Announcement[];
  /** The chips that the acting seat staked. */
  readonly cost: number;
  /** The chips at stake after it; `null` once payment has begun. */
  readonly pot: number | null;
}

/** How many chips some seats have staked between two views. */
const putIn = <View>(
  chips: (view: View, seat: Seat) => number | null,
  seats: readonly Seat[],
  [before, after]: readonly [View, View],
): number =>
  seats.reduce((sum, seat) => sum + (chips(before, seat) ?? 0) - (chips(after, seat) ?? 0), 0);

/**
 * The log of a hand as one seat saw it. The steps of its end are in the order in which they were
 * shown.
 */
export function handLog<
  View extends { readonly seats: readonly unknown[] },
  Move extends { readonly type: string; readonly seat?: Seat },
  Announcement,
>(
  { hand, seat, views, steps }: SeenHand<View, Move>,
  by: HandAnnouncer<View, Move, Announcement>,
): readonly LogStep<View, Announcement>[] {
  const [first, last] = [views[0]!, views.at(-1)!];
  const all = seatsFrom(0, first.seats.length);
  const [end, ...rest] = steps.length > 0 ? by.reveal(last, seat) : [];
  // After the last step, only the beginning of the end is visible.
  const seen = (at: number): View => (at === steps.length ? (end?.view ?? last) : views[at]!);
  const log = steps.map((step, at): LogStep<View, Announcement> => {
    const [before, after] = [views[at]!, seen(at + 1)];
    const announcements = by.step(
      before,
      { type: 'move', step, source: 'player' },
      views[at + 1]!,
      seat,
    );
    const isPaid = after === last && end !== undefined;
    const who = step.move.seat === undefined ? [] : [step.move.seat];
    return {
      view: after,
      announcements:
        at + 1 === steps.length && end ? [...announcements, ...end.announcements] : announcements,
      cost: isPaid ? 0 : putIn(by.chips, who, [before, after]),
      pot: isPaid ? null : putIn(by.chips, all, [first, after]),
    };
  });
  const start = { view: first, announcements: [by.start(first, hand)], cost: 0, pot: 0 };
  return [
    start,
    ...log,
    ...rest.map(({ view, announcements }) => ({ view, announcements, cost: 0, pot: null })),
  ];
}
