import type { Seat } from '../engine/rules.js';
import type { SteppedChange } from '../engine/session.js';
import type { SeenHand } from './past-hands.js';
import { seatsFrom } from './seats.js';

/** A time in which the end of a hand is seen: cards first, then what they won, then the chips. */
export interface RevealStep<View, Announcement> {
  /** The hand as far as it is seen; what is not yet is as it was before. */
  readonly view: View;
  /** What is told as this comes to be seen. */
  readonly announcements: readonly Announcement[];
}

/** What a game tells of its hands: what those hear who do not see the table. */
export interface HandAnnouncer<View, Move, Announcement> {
  readonly start: (view: View, hand: number) => Announcement;
  readonly step: (
    before: View,
    change: SteppedChange<Move>,
    after: View,
    listener: Seat | undefined,
  ) => readonly Announcement[];
  /** The end of a hand, in the order in which it comes to be seen. */
  readonly reveal: (view: View, own: Seat | undefined) => readonly RevealStep<View, Announcement>[];
  /** The chips that a seat has beside what is at stake; `null` where it has no stack. */
  readonly chips: (view: View, seat: Seat) => number | null;
}

/** A step of a hand in its log: the beginning, what a seat did, or a part of the end. */
export interface LogStep<View, Announcement> {
  /** What was seen after it. */
  readonly view: View;
  readonly announcements: readonly Announcement[];
  /** The chips that whoever acted put in. */
  readonly cost: number;
  /** The chips at stake after it; `null` once the hand is being paid. */
  readonly pot: number | null;
}

/** How many chips fewer some seats have in the second view. */
const putIn = <View>(
  chips: (view: View, seat: Seat) => number | null,
  seats: readonly Seat[],
  [before, after]: readonly [View, View],
): number =>
  seats.reduce((sum, seat) => sum + (chips(before, seat) ?? 0) - (chips(after, seat) ?? 0), 0);

/** A hand, step by step, as it was told to whoever looks; its end in the order in which that was seen. */
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
  // What is seen of the last step is no more than the beginning of the end.
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
