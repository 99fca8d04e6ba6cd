import type { ReactiveControllerHost } from 'lit';
import type { Card } from '../../core/cards/card.js';
import type { Problem } from '../../core/engine/reason.js';
import type { Seat } from '../../core/engine/rules.js';
import type { KeptTable } from '../../core/table/kept-tables.js';
import type { TableRun } from '../../core/table/table-run.js';
import type { RevealStep } from '../../core/table/hand-log.js';
import type { PageSettingsHost } from '../ui/page-settings.js';
import type { AnnouncingWords, TableAnnouncements } from './announcer-controller.js';
import type { GameHistory } from './game-history.js';
import type { HistoryHand } from './played-hands.js';
import type { TablePanel, TableScene, TableWords } from './scene.js';
import type { TableDeal, TableMove } from './table-game.js';
import type { TableHelp } from './table-help.js';

/** The hands of a table, for its panels. */
export interface PanelsHand<View, Move> extends HistoryHand<View, Move> {
  /** Whether another tab played on, and the player has to choose. */
  readonly hasConflict: boolean;
  /** Goes on with the table of the other tab, or with this one's. */
  settleConflict(takeOther: boolean): void;
}

/** What the panels need of the table's element. */
export interface PanelsHost<View = unknown, Move = unknown>
  extends ReactiveControllerHost, PageSettingsHost {
  readonly hand: PanelsHand<View, Move>;
  readonly isConnected: boolean;
  readonly commitment: string | undefined;
  readonly announcer: { say(sentences: readonly string[]): void };
  /** The words for who sits at a table of that run, in the language that is spoken now. */
  textsAt(run: TableRun, mine?: readonly Seat[]): TableWords & AnnouncingWords<unknown>;
  revealSeed(): string | undefined;
  complain(problem: Problem, cause?: unknown): unknown;
  /** Tells the page's author of a module that could not be loaded. */
  loadFailed(error: unknown): void;
  /** Tells the player that what was asked for could not be loaded. */
  sayNotLoaded(): void;
  /** Takes that message away. */
  clearNotLoaded(): void;
}

/** What the panels know of the game. */
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

/** A hand that can be cut: by seat the players' own words, and cards as far as they are seen. */
export interface CutView {
  readonly seats: readonly {
    readonly cut: string | null;
    readonly cards?: readonly Card[];
  }[];
}

/** A hand that was opened in the panel of hands. */
export interface HandPage {
  readonly hand: number;
  /** Which of the earlier tables it was played at, from 0; at this one without it. */
  readonly table?: number | undefined;
  /** The step that is seen; 0 is the beginning. */
  readonly at: number;
  /** Whether its text was copied, or is shown to be copied by hand. */
  readonly copied?: boolean;
}

/** The panel that is open, as its contents know it. */
export interface OpenPanel<View, Move> {
  readonly host: PanelsHost<View, Move>;
  /** Whether the deal was checked, by the player's own press. */
  readonly checked: boolean;
  /** Checks the deal. */
  check(): void;
  /** Whether the player wants to see what was not shown, too. */
  readonly isRevealed: boolean;
  reveal(): void;
  /** The hand that is opened; none: all of them. */
  readonly page: HandPage | undefined;
  /** Opens a hand at a step, or goes back to all. */
  turnTo(page: HandPage | undefined): void;
  /** Opens another panel. */
  toggle(panel: TablePanel): void;
}

/** What a panel is filled from. */
export interface PanelSource<View extends CutView, Move extends TableMove> {
  readonly panels: OpenPanel<View, Move>;
  readonly scene: TableScene<View, Move>;
  readonly definition: PanelsGame<View, Move>;
  readonly history: GameHistory<View>;
  /** How the game is played, where it tells that by examples of its own. */
  readonly help: TableHelp<View> | undefined;
  /** The earlier table whose hands are looked at; the scene is of that one. None: this one. */
  readonly at?: KeptTable;
}
