import type { Card } from '../../core/cards/card.js';
import type { Problem } from '../../core/engine/reason.js';
import type { Seat } from '../../core/engine/rules.js';
import type { HistoryHand, PlayedHand } from './played-hands.js';
import type { OwnFigure } from '../../locales/extras/table-hands-en.js';

/** What a figure comes to; chips are told with their sign. */
export interface FigureCount {
  readonly name: OwnFigure;
  readonly count: number;
  readonly isChips?: boolean;
}

/** How many decisions were as good as the advice, of those that were judged. */
export interface Agreement {
  readonly agreed: number;
  readonly judged: number;
  /** How many are still to be judged. */
  readonly open: number;
}

/** The table whose hands are looked at. */
export interface HistoryHost<View> {
  readonly isConnected: boolean;
  readonly hand: HistoryHand<View, unknown>;
  requestUpdate(): void;
  complain(problem: Problem, cause?: unknown): unknown;
  /** Tells the page's author of a module that could not be loaded. */
  loadFailed(error: unknown): void;
}

/** What the history of a game's hands is made from: loaded when a player opens it. */
export interface GameHistory<View> {
  /** A seat's cards as a view shows them, by how they lie together. */
  hands(view: View, seat: Seat): readonly (readonly Card[])[];
  /** What a seat did in a hand that is over: always the same figures in the same order. */
  figures(view: View, seat: Seat): readonly FigureCount[];
  /** The statistics were opened, for which there may be something to find out as long as they are. */
  statsOpened?(host: HistoryHost<View>, areOpen: () => boolean): void;
  /** How a seat's decisions in a hand that is over compare with the advice, as far as that is known; none where there is no advice. */
  agreement?(hand: PlayedHand<View>, seat: Seat): Agreement;
  /** The codes of what is told for one moment alone, and is not logged. */
  readonly unlogged: readonly string[];
}
