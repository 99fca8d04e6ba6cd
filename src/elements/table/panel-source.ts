import type { ReactiveControllerHost } from 'lit';
import type { Card } from '../../core/cards/card.js';
import type { PageSettingsHost } from '../ui/page-settings.js';
import type { TableScene } from './scene.js';
import type { TableDeal } from './table-game.js';

/** What the panels need of the table's element. */
export interface PanelsHost extends ReactiveControllerHost, PageSettingsHost {
  /** Whether another tab played on, and the player has to choose. */
  readonly hasConflict: boolean;
  readonly commitment: string | undefined;
  revealSeed(): string | undefined;
  settleConflict(takeOther: boolean): void;
  /** Tells the page's author of a module that could not be loaded. */
  loadFailed(error: unknown): void;
  /** Tells the player that what was asked for could not be loaded. */
  sayNotLoaded(): void;
}

/** What the panels know of the hand: its game's name, and how it was dealt. */
export interface PanelsGame<View> {
  readonly game: { readonly game: string };
  readonly deal: TableDeal<View>;
}

/** A hand that can be cut: by seat the players' own words, and cards as far as they are seen. */
export interface CutView {
  readonly seats: readonly {
    readonly cut: string | null;
    readonly cards?: readonly Card[];
  }[];
}

/** The panel that is open, as its contents know it. */
export interface OpenPanel {
  readonly host: PanelsHost;
  /** Whether the deal was checked, by the player's own press. */
  readonly checked: boolean;
  /** Checks the deal. */
  check(): void;
  /** Whether the player wants to see what was not shown, too. */
  readonly isRevealed: boolean;
  reveal(): void;
}

/** What a panel is filled from. */
export interface PanelSource<View extends CutView, Move> {
  readonly panels: OpenPanel;
  readonly scene: TableScene<View, Move>;
  readonly game: PanelsGame<View>;
}
