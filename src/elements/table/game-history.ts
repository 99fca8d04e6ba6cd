import type { Card } from '../../core/cards/card.js';
import type { Seat } from '../../core/engine/rules.js';
import type { TablePanelsMessages } from '../../locales/compiled/types.js';
import { type KeptTable, type TableHistory, keptTables } from '../../core/table/kept-tables.js';
import type { PastHand, SeenHand } from '../../core/table/past-hands.js';
import { peopleAt } from '../../core/table/seats.js';
import type { ElementMembers } from '../controllers/element-host.js';

/** What a person did over several hands. Each has its name in the statistics. */
export type OwnFigure = keyof TablePanelsMessages['figures'];

/** A figure and its count. Chips are shown with their sign. */
export interface FigureCount {
  readonly name: OwnFigure;
  readonly count: number;
  readonly isChips?: boolean;
}

/** How many decisions were as good as the advice, of those that are judged. */
export interface Agreement {
  readonly agreed: number;
  readonly judged: number;
  /** How many are not judged yet. */
  readonly open: number;
}

export interface HistoryTable<View> extends Pick<ElementMembers, 'complain' | 'loadFailed'> {
  readonly isConnected: boolean;
  requestUpdate(): void;
  readonly hand: HistoryHand<View, unknown>;
}

/** What a game's hands are reviewed by. It is loaded when a player opens the history. */
export interface GameHistory<View> {
  /** A seat's cards in a view, in groups as they lie together. */
  hands(view: View, seat: Seat): readonly (readonly Card[])[];
  /** What a seat did in a finished hand. The figures and their order are always the same. */
  figures(view: View, seat: Seat): readonly FigureCount[];
  /** Called when the statistics are opened, to compute what they need while they stay open. */
  statsOpened?(host: HistoryTable<View>, areOpen: () => boolean): void;
  /**
   * How a seat's decisions in a finished hand compare with the advice, as far as they are judged. Omit it if
   * the game has no advice.
   */
  agreement?(hand: PlayedHand<View>, seat: Seat): Agreement;
  /**
   * Returns a function that writes a finished hand as the text of a link. `undefined` if its viewer did not see all of
   * it. Omit it if hands have hidden cards at their end.
   */
  linkOf?(hand: SeenHand<View, unknown>): (() => string) | undefined;
  /** The codes of announcements that only matter at the moment, and are not logged. */
  readonly unlogged: readonly string[];
}

export interface HistoryHand<View, Move> {
  /** The table with its history, or `undefined` before the first hand. */
  readonly history: TableHistory | undefined;
  /** The seats of the people at this device. */
  readonly mine: readonly Seat[];
  /** Set at a shared table, where the player may have had another seat in an earlier hand. */
  readonly together?: unknown;
  /** A hand as the viewer saw it, or `undefined` if only its result is known. */
  seenHand(hand: number, at?: KeptTable): SeenHand<View, Move> | undefined;
}

/** A finished hand that was kept, as the viewer saw it. */
export interface PlayedHand<View, Move = unknown> extends SeenHand<View, Move> {
  /** The view at the end. */
  readonly view: View;
  /** Where people sat. */
  readonly people: readonly Seat[];
}

/** Each hand is replayed once, rather than at each render. */
const played = new WeakMap<PastHand, PlayedHand<unknown> | undefined>();

/** All kept hands, including those of earlier tables, the oldest first. */
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
