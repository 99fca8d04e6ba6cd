import { readTransfer, writeTransfer } from '../../../core/patience/notation.js';
import { BUILD } from './refusal.js';
import { flip } from './rules.js';
import {
  COLUMNS,
  FOUNDATIONS,
  type KlondikeMove,
  type KlondikeState,
  type PileId,
  STOCK,
  WASTE,
  drawn,
  faceUp,
  view,
} from './state.js';

/**
 * A legal move in the notation of FreeCell with `w` for the waste: `25` column to column, `25v2`
 * two cards to an empty one, `w5`, `3h` to the foundation, `h25` a card taken back. `s` draws,
 * `r` turns the waste over, `f3` turns the card of column 3 over.
 */
export function writeMove(state: KlondikeState, move: KlondikeMove): string {
  const { from, to } = move;
  if (from === to) return `f${from.slice(-1)}`;
  if (from === STOCK) return 's';
  return to === STOCK ? 'r' : writeTransfer(state.piles, FOUNDATIONS, move);
}

/** The move that a text in this notation stands for, legal or not; `undefined` for no move. */
export function readMove(state: KlondikeState, given: string): KlondikeMove | undefined {
  const text = given.toLowerCase();
  if (text === 's') return { from: STOCK, to: WASTE, count: drawn(state) };
  if (text === 'r') return { from: WASTE, to: STOCK, count: state.piles[WASTE]!.length };
  if (/^f[1-7]$/.test(text)) return flip(COLUMNS[Number(text[1]) - 1]!);
  // What lies face down does not even name an illegal move.
  const { piles } = view(state);
  const longest = (pile: string): number => faceUp(state, pile);
  return readTransfer<PileId>({ ...BUILD, piles, foundations: FOUNDATIONS, longest }, text);
}
