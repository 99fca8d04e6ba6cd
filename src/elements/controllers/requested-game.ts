import type { Save } from '../../core/engine/save.js';

/** The game that the page's address or the day asks for. */
export interface RequestedGame {
  /** Separates its save from those of other games under the same settings. May be empty. */
  readonly saveSlot: string;
  /** Whether the previous game is stored in another place, so that it is not lost. */
  readonly isPreviousKept: boolean;
  /**
   * Called before any other deal. Returns whether a game may be stored there already, which is then resumed.
   */
  beforeNewDeal(): boolean;
  /** Whether it is not known yet which game the address or the day asks for. */
  readonly isPending: boolean;
  /** Whether the link in the address is being read. */
  readonly isOpening: boolean;
  /** Whether any link is being read. */
  readonly isWaiting: boolean;
  /** Cancels the opening of a link, because another game is wanted. */
  cancel(): void;
  /** A game was dealt, resumed or restarted. */
  started(options: object): void;
  /** The day of the current deal, if it is a daily one: `2026-11-21`. */
  readonly day: string | undefined;
  /** Whether that day is over. */
  readonly isLate: boolean;
  /** The game of the link to open. It is used if no usable game is stored. */
  readonly shared: Save | undefined;
}

/** Used if neither the address nor the day asks for a game. */
export const NO_REQUESTED_GAME: RequestedGame = {
  saveSlot: '',
  isPreviousKept: false,
  beforeNewDeal: () => false,
  isPending: false,
  isOpening: false,
  isWaiting: false,
  cancel: () => undefined,
  started: () => undefined,
  day: undefined,
  isLate: false,
  shared: undefined,
};
