import type { TrickMove } from '../state.js';
import type { OpenTable } from './open-table.js';

/** Finds what the moves of an ending are worth if all cards are known. */
export interface EndingSolver {
  /** The number of cards that it has played so far, for all deals. 0 if it doesn't count them. */
  readonly played: number;
  /** Takes a possible deal. */
  deal(open: OpenTable): void;
  /** The value of a legal move in this deal, if everybody plays well after it. */
  value(move: TrickMove): number;
}
