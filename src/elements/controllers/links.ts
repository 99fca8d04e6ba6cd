import type { Checked, Problem } from '../../core/engine/reason.js';
import type { Save } from '../../core/engine/save.js';
import type { FramedDay, PanelBody } from '../ui/frame-host.js';
import type { DealFinder, GameSolvers } from './adviser.js';
import type { GameRules } from './game-definition.js';
import type { RequestedGame } from './requested-game.js';
import type { PatienceWith } from './patience-host.js';

/** The parts of a patience element that links and daily deals use. */
export type LinksHost<State, Move> = PatienceWith<
  | (
      | 'deal'
      | 'position'
      | 'daily'
      | 'givenDay'
      | 'daySetCount'
      | 'linked'
      | 'locked'
      | 'locale'
      | 'locales'
    )
  | ('room' | 'words' | 'gameTitle' | 'liveRegion' | 'inForce' | 'panels' | 'game' | 'puzzles')
  | ('player' | 'offered' | 'records' | 'loadFailed' | 'complain' | 'reportOption' | 'rulesLoaded'),
  State,
  Move
>;

/** What links need to know of the game. */
export interface SharedGame<State, Move> {
  readonly game: GameRules<State, Move>;
  readonly solvers?: GameSolvers<never> | undefined;
}

/** A shared game that is replayed: the element shows its current position. */
export interface ReplayedGame {
  /** The number of steps. */
  readonly length: number;
  /** The number of steps after which the game was shared. */
  readonly saved: number;
  /** The current position, in steps; 0 is the deal. */
  readonly at: number;
  /** The step that led here, in the game's notation. Empty at the deal. */
  readonly notation: string;
  /**
   * Shows the position after this number of steps. Returns `false`, without any change, if the game has fewer
   * steps, or if the element no longer replays it.
   */
  goTo(at: number): boolean;
}

/** What an element shows of a daily deal. */
export interface DayView extends FramedDay {
  /**
   * The game and its day, `FreeCell for Sunday, 22 November`. `undefined` if the current deal is not a daily
   * one.
   */
  readonly title: string | undefined;
  /** The menu item that leads to today's deal from any other. */
  readonly menuItem: unknown;
}

/**
 * Links, results and daily deals of a game. The class is loaded on demand, so elements know only this type.
 */
export interface Links extends Omit<RequestedGame, 'isPending'>, DealFinder {
  /** The view of the day, once loaded. `undefined` if the page uses no daily deals. */
  readonly dayView: DayView | undefined;
  /** Whether that view or its words are still being loaded. */
  readonly isNaming: boolean;
  /** Whether the next game is a daily deal, which takes time to find. */
  readonly dealsDay: boolean;
  /** The element plays another game: the link in the address may be of that. */
  gameChanged(): void;
  /** @throws Error with the problem in words, if no link can be made */
  share(): string;
  /** Like `share`, for a save of this game, without undone moves. */
  proof(save: Save): string;
  result(): Promise<string>;
  load(link: string): Promise<Problem | undefined>;
  replay(link: string): Promise<Checked<ReplayedGame>>;
  /** The panel that shares the result as a picture and as text, and the link if the page is `linked`. */
  sharePanel(): Promise<PanelBody>;
  /** The panel that replays the game step by step. */
  replayPanel(): Promise<PanelBody>;
}
