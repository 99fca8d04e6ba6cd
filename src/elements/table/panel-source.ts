import type { ReactiveControllerHost } from 'lit';
import type { Card } from '../../core/cards/card.js';
import type { Problem } from '../../core/engine/reason.js';
import type { Seat } from '../../core/engine/rules.js';
import type { PastHand, SeenHand } from '../../core/table/past-hands.js';
import type { RevealStep } from '../../core/table/reveal.js';
import type { PageSettingsHost } from '../ui/page-settings.js';
import type { AnnouncingWords, TableAnnouncements } from './announcer-controller.js';
import type { GameHistory } from './game-history.js';
import type { TableScene } from './scene.js';
import type { TableDeal, TableMove } from './table-game.js';

/** The hands of a table, for its panels. */
export interface PanelsHand<View, Move> {
  /** The hands that are over and kept whole, the oldest first. */
  readonly past: readonly PastHand[];
  /** A hand, over or not, as whoever looks saw it; nothing where only its result is known. */
  seenHand(hand: number): SeenHand<View, Move> | undefined;
}

/** What the panels need of the table's element. */
export interface PanelsHost<View = unknown, Move = unknown>
  extends ReactiveControllerHost, PageSettingsHost {
  /** Whether another tab played on, and the player has to choose. */
  readonly hasConflict: boolean;
  readonly hand: PanelsHand<View, Move>;
  readonly isConnected: boolean;
  readonly commitment: string | undefined;
  readonly announcer: { tell(sentences: readonly string[]): void };
  /** The words for who sits here, in the language that is spoken now. */
  readonly texts: AnnouncingWords<unknown>;
  revealSeed(): string | undefined;
  settleConflict(takeOther: boolean): void;
  complain(problem: Problem, cause?: unknown): unknown;
  /** Tells the page's author of a module that could not be loaded. */
  loadFailed(error: unknown): void;
  /** Tells the player that what was asked for could not be loaded. */
  sayNotLoaded(): void;
}

/** What the panels know of the game. */
export interface PanelsGame<View, Move> {
  readonly game: {
    readonly game: { readonly game: string };
    readonly deal: TableDeal<View>;
    readonly history: () => Promise<GameHistory<View>>;
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
}

/** What a panel is filled from. */
export interface PanelSource<View extends CutView, Move extends TableMove> {
  readonly panels: OpenPanel<View, Move>;
  readonly scene: TableScene<View, Move>;
  readonly definition: PanelsGame<View, Move>;
  readonly history: GameHistory<View>;
}
