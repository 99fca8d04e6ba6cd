import type { TranslatedWords } from '../../locales/translations.js';
import type { ReactiveControllerHost } from 'lit';
import type { Checked, Problem } from '../../core/engine/reason.js';
import type { History } from '../../core/history/history.js';
import type { Save } from '../../core/engine/save.js';
import type { LiveRegion } from './live-region.js';
import type { DealFinder, GameSolvers } from './adviser.js';
import type { GameController } from './game-controller.js';
import type { GameRules } from './game-definition.js';
import type { Place } from './game-place.js';
import type { FramedDay, PanelBody } from '../ui/frame-host.js';
import type { Room } from './room.js';
import type { PlayerController } from './player-controller.js';
import type { PanelController } from './panel-controller.js';
import type { SettingsController } from './settings-controller.js';

/** The element whose game is shared. */
export interface LinksHost<State, Move> extends ReactiveControllerHost, HTMLElement {
  readonly linked: boolean;
  /** Whether the player stays at the deal, whatever the address says. */
  readonly locked: boolean;
  /** The attributes, unchecked. */
  readonly daily: string | boolean | null;
  readonly givenDay: string | null | undefined;
  /** How often the page has set the day: it may ask for one again that the player has left. */
  readonly dayAsked: number;
  readonly deal: string | number | null;
  readonly position: unknown;
  /** The room that it stands in, which may have a season. */
  readonly room: Pick<Room, 'season'> | undefined;
  readonly words: TranslatedWords;
  readonly liveRegion: LiveRegion;
  readonly inForce: SettingsController;
  readonly locale: string | null;
  readonly panels: PanelController;
  readonly game: GameController<State, Move>;
  /** Loads the rules of positions, which a link may have. */
  readonly puzzles: { load(): Promise<void>; awaits(given: unknown): boolean };
  /** The game's name, as players read it. */
  readonly gameTitle: string;
  readonly player: Pick<PlayerController<State, Move>, 'may'>;
  readonly offered: { readonly has: (control: string) => boolean };
  /** The player's finished games. */
  readonly records: {
    readonly isShown: boolean;
    /** All that is counted, once it is read, which `watch` has done. */
    readonly history: History | undefined;
    /** The kind of the game in play, as records name it. */
    readonly kind: { readonly game: string; readonly variant: string } | undefined;
    watch(): void;
  };
  loadFailed(error: unknown): void;
  complain(problem: Problem, cause?: unknown): unknown;
  reportOption(option: string, problem: Problem | undefined): void;
}

/** What links must know of the game. */
export interface SharedGame<State, Move> {
  readonly game: GameRules<State, Move>;
  readonly solvers?: GameSolvers<never> | undefined;
}

/** A shared game to be looked at: the element shows where it stands. */
export interface ReplayedGame {
  /** How many steps it has. */
  readonly length: number;
  /** After how many of them it was shared. */
  readonly saved: number;
  /** After how many it stands; 0 is the deal. */
  readonly at: number;
  /** The step that led there, in the field's notation; empty at the deal. */
  readonly notation: string;
  /**
   * Goes to after so many steps; `false`, and nothing happens, where there are not so many, and once the
   * element plays another game, or this one anew.
   */
  goTo(at: number): boolean;
}

/** What a game shows that is a day's. */
export interface DayView extends FramedDay {
  /** The game and its day, `FreeCell of Sunday, 22 November`; `undefined` where the game in play is no day's. */
  readonly title: string | undefined;
  /** The line of the menu that leads to today's game from any other. */
  readonly menuItem: unknown;
}

/**
 * Links, results and daily deals of a game. They are loaded on demand, so elements know them by this type
 * alone.
 */
export interface Links extends Omit<Place, 'isPending'>, DealFinder {
  /** What is shown of the day, once that is loaded; nothing where the page wants the deal of none. */
  readonly dayView: DayView | undefined;
  /** Whether that is still being loaded, or its words are. */
  readonly isNaming: boolean;
  /** Whether the next game is to be of a day's deal, which takes time to find out. */
  readonly dealsDay: boolean;
  /** @throws Error with the problem in words, where the game makes no link */
  share(): string;
  /** The same of a save of this game, as far as it was played. */
  proof(save: Save): string;
  result(): Promise<string>;
  load(link: string): Promise<Problem | undefined>;
  replay(link: string): Promise<Checked<ReplayedGame>>;
  /** What shares the result as a picture and as a text, and the link where the page is linked. */
  sharePanel(): Promise<PanelBody>;
  /** The game as it was played, step by step. */
  replayPanel(): Promise<PanelBody>;
}
