import type { Card } from '../../core/cards/card.js';
import type { Problem } from '../../core/engine/reason.js';
import type { Seat } from '../../core/engine/rules.js';
import type { PanelsHand } from './panel-source.js';
import type { TableScene } from './scene.js';
import type { OwnFigure } from '../../locales/extras/table-hands-en.js';

/** What a figure comes to; chips are told with their sign. */
export interface FigureCount {
  readonly name: OwnFigure;
  readonly count: number;
  readonly isChips?: boolean;
}

/** The table whose hands are looked at. */
export interface HistoryHost<View> {
  readonly isConnected: boolean;
  readonly hand: Pick<PanelsHand<View, unknown>, 'history' | 'seenHand'>;
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
  /** Whether a seat's play in a hand that is over was as good as the advice; nothing while that is not known, and where there is none. */
  isBest?(view: View, seat: Seat): boolean | undefined;
  /** The codes of what is told for one moment alone, and is not logged. */
  readonly unlogged: readonly string[];
  /** How the game is played, where it shows that by examples of its own: what it is called, and what stands there. */
  help?(scene: TableScene<View, never>): { readonly label: string; readonly body: unknown };
}
