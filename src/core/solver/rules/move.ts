import { MOST_PILES } from './plan.js';

/**
 * A move as a number: from, to, count, and for a card of the talon its index plus one. The count of such a move is 2 if
 * a redeal comes first.
 */
const PILE = 7;
const PILE_BITS = MOST_PILES;
const COUNT_AT = 2 * PILE;
const TALON_AT = COUNT_AT + 8;

export const moveOf = (from: number, to: number, count: number, talon = 0): number =>
  from | (to << PILE) | (count << COUNT_AT) | (talon << TALON_AT);

export const fromOf = (move: number): number => move & PILE_BITS;
export const toOf = (move: number): number => (move >> PILE) & PILE_BITS;
export const countOf = (move: number): number => (move >> COUNT_AT) & 255;
/** The index in the talon, or -1. */
export const talonOf = (move: number): number => (move >> TALON_AT) - 1;

/** Where moves are written. */
export class MoveList {
  length = 0;
  /** Whether there was no room for a move. */
  isCut = false;

  constructor(readonly moves: Int32Array) {}

  add(move: number): void {
    if (this.length === this.moves.length) this.isCut = true;
    else this.moves[this.length++] = move;
  }

  /** Removes the moves that don't pass a test. */
  keep(isKept: (move: number) => boolean): void {
    const { length } = this;
    this.length = 0;
    for (let n = 0; n < length; n++) {
      const move = this.moves[n]!;
      if (isKept(move)) this.moves[this.length++] = move;
    }
  }
}
