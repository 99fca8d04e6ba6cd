import type { Card } from '../../core/cards/card.js';
import type { Seat } from '../../core/engine/rules.js';
import type { KeptTable } from '../../core/table/kept-tables.js';
import type { RevealStep } from '../../core/table/hand-log.js';
import type { TableAnnouncements } from './definition.js';
import type { GameHistory, HistoryHand } from './game-history.js';
import type { TablePanel, TableScene } from './scene.js';
import type { TableDeal, TableHelp, TableMove, TableState } from './table-game.js';
import type { BaizeElement } from '../base/baize-element.js';
import type { TableHand, TableHost } from './host.js';

/** The element of a table, as its panels know it. */
export type PanelsTable<View, Move> = BaizeElement &
  Pick<TableHost<TableState, TableMove>, 'announcer' | 'commitment' | 'revealSeed' | 'textsAt'> & {
    /** Whether the page opens links in its address. Only tables whose hands have links say so. */
    readonly linked?: boolean;
    readonly hand: HistoryHand<View, Move> &
      Pick<TableHand<TableState, TableMove>, 'hasConflict' | 'settleConflict'>;
  };

/** The part of a definition that the panels need. */
export interface PanelsGame<View, Move> {
  readonly game: {
    readonly game: { readonly game: string };
    readonly deal: TableDeal<View>;
    readonly history: () => Promise<GameHistory<View>>;
    readonly help?: () => Promise<TableHelp<View>>;
    chips(view: View, seat: Seat): number | null;
  };
  readonly announce: TableAnnouncements<View, Move, unknown>;
  reveal(view: View, own: Seat | undefined): readonly RevealStep<View, unknown>[];
}

/** A view with cuts: the words of each seat, and its cards as far as they are visible. */
export interface CutView {
  readonly seats: readonly {
    readonly cut: string | null;
    readonly cards?: readonly Card[];
  }[];
}

/** A hand that was opened in the history. */
export interface HandPage {
  readonly hand: number;
  /** The index among the earlier tables. Omitted for the current table. */
  readonly table?: number | undefined;
  /** The step that is shown. 0 is the beginning. */
  readonly at: number;
  /** The text that was copied or, if the browser can't copy, is shown to be copied by hand. */
  readonly copied?: { readonly text: string; readonly isDone: boolean };
}

/** The open panel, as its content knows it. */
export interface OpenPanel<View, Move> {
  readonly host: PanelsTable<View, Move>;
  /** Whether the player has checked the deal. */
  readonly checked: boolean;
  check(): void;
  /** Whether the player wants to see the cards that were not shown. */
  readonly isRevealed: boolean;
  reveal(): void;
  /** The opened hand, or `undefined` for the list of all. */
  readonly page: HandPage | undefined;
  /** Opens a hand at a step, or returns to the list. */
  turnTo(page: HandPage | undefined): void;
  /** Opens another panel, or closes it if it is open. */
  toggle(panel: TablePanel): void;
  /** Opens a panel with a replay. */
  playBack(replay: unknown): void;
}

/** What a panel is filled from. */
export interface PanelSource<View extends CutView, Move extends TableMove> {
  readonly panels: OpenPanel<View, Move>;
  readonly scene: TableScene<View, Move>;
  readonly definition: PanelsGame<View, Move>;
  readonly history: GameHistory<View>;
  /** The help of the game. */
  readonly help: TableHelp<View> | undefined;
  /**
   * The earlier table whose hands are shown, which the scene then belongs to. Omitted for the current table.
   */
  readonly at?: KeptTable;
}
