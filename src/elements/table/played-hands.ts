import type { Seat } from '../../core/engine/rules.js';
import { type KeptTable, type TableHistory, keptTables } from '../../core/table/kept-tables.js';
import type { PastHand, SeenHand } from '../../core/table/past-hands.js';
import { peopleAt } from '../../core/table/seats.js';

/** The hands of a table. */
export interface HistoryHand<View, Move> {
  /** The table with all that is kept of what was played; nothing before the first hand. */
  readonly history: TableHistory | undefined;
  /** The seats of people at this device. */
  readonly mine: readonly Seat[];
  /** What a shared table adds: there the own seat may be another one in each hand. */
  readonly together?: unknown;
  /** A hand, over or not, as whoever looks saw it; nothing where only its result is known. */
  seenHand(hand: number, at?: KeptTable): SeenHand<View, Move> | undefined;
}

/** A hand that is over and kept, as whoever looks saw it. */
export interface PlayedHand<View, Move = unknown> extends SeenHand<View, Move> {
  /** What was seen in the end. */
  readonly view: View;
  /** Where people sat. */
  readonly people: readonly Seat[];
}

/** Each hand is played again once, and not at each render. */
const played = new WeakMap<PastHand, PlayedHand<unknown> | undefined>();

/** The hands that are kept, those of earlier tables too, the oldest first. */
export function playedHands<View>(hand: HistoryHand<View, unknown>): readonly PlayedHand<View>[] {
  const tables = hand.history ? keptTables(hand.history) : [];
  const playAgain = (past: PastHand, table: KeptTable): PlayedHand<View> | undefined => {
    const isNow = table === tables.at(-1);
    const seen = hand.seenHand(past.hand, isNow ? undefined : table);
    if (!seen) return undefined;
    const people = hand.together
      ? [seen.seat].filter((seat) => seat !== undefined)
      : isNow
        ? hand.mine
        : peopleAt(table.run.kinds);
    return { ...seen, view: seen.views.at(-1)!, people };
  };
  return tables.flatMap((table) =>
    table.past.flatMap((past) => {
      if (!played.has(past)) played.set(past, playAgain(past, table));
      return (played.get(past) as PlayedHand<View> | undefined) ?? [];
    }),
  );
}
