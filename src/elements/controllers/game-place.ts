import type { Save } from '../../core/engine/save.js';

/** Which game the address, or the day, wants to be played. */
export interface Place {
  /** What keeps its save apart from those of other games under the same settings; may be empty. */
  readonly saveSlot: string;
  /** Whether what is played was kept elsewhere before, by a link, and is not given up. */
  readonly isAside: boolean;
  /** Called before any other deal. Returns whether that place may have a game already, which goes on. */
  beforeNewDeal(): boolean;
  /** Whether it is not known yet which game the address or the day wants. */
  readonly isPending: boolean;
  /** Whether the link of the address is being read. */
  readonly isOpening: boolean;
  /** Whether any link is being read. */
  readonly isWaiting: boolean;
  /** Another game is wanted than the one that is being opened. */
  giveUp(): void;
  /** A game was dealt, taken up or restarted. */
  started(options: object): void;
  /** The day whose deal is played, as far as it is known: `2026-11-21`. */
  readonly day: string | undefined;
  /** Whether that day is over. */
  readonly isLate: boolean;
  /** The game of a link that is to be opened, for where none is kept yet that can be used. */
  readonly shared: Save | undefined;
}

/** The place where neither the address nor the day says anything. */
export const NO_PLACE: Place = {
  saveSlot: '',
  isAside: false,
  beforeNewDeal: () => false,
  isPending: false,
  isOpening: false,
  isWaiting: false,
  giveUp: () => undefined,
  started: () => undefined,
  day: undefined,
  isLate: false,
  shared: undefined,
};
