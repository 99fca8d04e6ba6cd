import type { TranslatedWords } from '../../locales/translations.js';
import type { ReactiveControllerHost } from 'lit';
import type { Checked, Problem } from '../../core/engine/reason.js';
import type { Outcome, Source } from '../../core/engine/rules.js';
import type { Save } from '../../core/engine/save.js';
import type { Session } from '../../core/engine/session.js';
import type { DealFinder, GameSolvers } from './adviser.js';
import type { LiveRegion } from './live-region.js';
import type { Panel } from '../ui/toolbar.js';

/** What links ask of their element. */
export interface LinksHost<State, Move, Options extends object, View, Aids>
  extends ReactiveControllerHost, HTMLElement {
  readonly linked: boolean;
  readonly daily: boolean;
  readonly deal: string | number | null;
  readonly words: TranslatedWords;
  readonly liveRegion: LiveRegion;
  readonly gameTitle: string;
  readonly isCalm: boolean;
  readonly hasConflict: boolean;
  readonly open: Panel | undefined;
  readonly won: boolean;
  readonly outcome: Outcome | undefined;
  readonly dealNumber: number | undefined;
  readonly moveCount: number;
  readonly elapsed: number;
  readonly solvers: GameSolvers<never> | undefined;
  complain(problem: Problem, cause?: unknown): unknown;
  save(): Save | undefined;
  loadInSlices(save: Save): Promise<Problem | undefined>;
  /** Begins to wait for a long game to be read, or waits no longer. */
  waits(isWaiting: boolean): void;
  undo(): unknown;
  redo(): unknown;
  closePanels(): boolean;
  /** Takes up what `Place` says now. */
  begin(): void;
  attach(
    session: Session<State, Move, Options, View, Aids>,
    source: Source,
    resumed: boolean,
  ): void;
}

/** Which game the address, or the day, wants to be played. */
export interface Place {
  /** What keeps its save apart from those of other games under the same settings; may be empty. */
  readonly mark: string;
  /** Whether what is played was kept elsewhere before, by a link, and is not given up. */
  readonly isAside: boolean;
  /** Any other deal is wanted; whether the place of that may have a game already, which goes on. */
  leave(): boolean;
  /** Whether the link of the address is being read. */
  readonly isOpening: boolean;
  /** Whether any link is being read. */
  readonly isWaiting: boolean;
  /** Another game is wanted than the one that is being opened. */
  giveUp(): void;
  /** The game of a link that is to be opened, for where none is kept yet that can be used. */
  readonly shared: Save | undefined;
}

/** A shared game to be looked at: the element shows where it stands. */
export interface GameReplay {
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

/**
 * Links, results and daily deals of a game. They are loaded on demand, so elements know them by this type
 * alone.
 */
export interface Links extends Place, DealFinder {
  /** The day whose deal is played, as far as it is known: `2026-11-21`. */
  readonly day: string | undefined;
  /** @throws Error with the problem in words, where the game makes no link */
  share(): string;
  result(): string;
  load(link: string): Promise<Problem | undefined>;
  replay(link: string): Promise<Checked<GameReplay>>;
  /** What copies link and result, or is to be copied by hand. */
  more(part: 'menu-item' | 'button'): unknown;
}
