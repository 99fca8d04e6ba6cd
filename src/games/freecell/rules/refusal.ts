import { runLength, topOf } from '../../../core/patience/piles.js';
import { refuseBuild, refuseCount, refusePiles, refuseUp } from '../../../core/patience/refusal.js';
import {
  type FreecellMove,
  type FreecellRefusal,
  type FreecellState,
  isCell,
  isColumn,
  isFoundation,
  layoutOf,
  systemOf,
} from './state.js';

/**
 * How many cards may go together to an empty column or onto a card. Cells and columns count as
 * they are before the move, the target not at all; where only kings may enter an empty column,
 * no empty column is of use to a run on its way.
 *
 * @returns 1 or more: `linear` cells + columns + 1, `full` (cells + 1) · 2^columns, `off` 1.
 */
export function supermoveLimit(state: FreecellState, to: string): number {
  const { options, piles } = state;
  const { cells, columns } = layoutOf(options);
  let [free, empty] = [0, 0];
  for (const id of cells) if (piles[id]!.length === 0) free++;
  if (!systemOf(options).kingsOnly)
    for (const id of columns) if (id !== to && piles[id]!.length === 0) empty++;
  switch (options.supermove) {
    case 'linear':
      return free + empty + 1;
    case 'full':
      return (free + 1) * 2 ** empty;
    case 'off':
      return 1;
  }
}

/** Whether these cards may leave together. */
function refuseFrom(state: FreecellState, move: FreecellMove): FreecellRefusal | undefined {
  const { from, count } = move;
  const { build, foundationReturn } = systemOf(state.options);
  if (isFoundation(from)) {
    if (!foundationReturn) return { code: 'no-return' };
    if (!isCell(move.to)) return { code: 'return-to-cell' };
    return count > 1 ? { code: 'one-card-a-cell' } : undefined;
  }
  return count > runLength(build, state.piles[from]!) ? { code: 'not-in-order', build } : undefined;
}

function refuseToCell(state: FreecellState, move: FreecellMove): FreecellRefusal | undefined {
  const held = topOf(state.piles[move.to]);
  if (held !== undefined) return { code: 'cell-taken', card: held };
  return move.count > 1 ? { code: 'one-card-a-cell' } : undefined;
}

function refuseToColumn(state: FreecellState, move: FreecellMove): FreecellRefusal | undefined {
  const refused = refuseBuild(state.piles, move, systemOf(state.options));
  if (refused || move.count === 1) return refused;
  const allowed = supermoveLimit(state, move.to);
  return move.count > allowed ? { code: 'too-many', count: move.count, allowed } : undefined;
}

/** Whether the target takes cards that may leave together, from another pile. */
export function refuseTo(state: FreecellState, move: FreecellMove): FreecellRefusal | undefined {
  if (isColumn(move.to)) return refuseToColumn(state, move);
  return isCell(move.to) ? refuseToCell(state, move) : refuseUp(state.piles, move);
}

/** Why a move is not allowed, or `undefined` where it is. Total: any move of whatever origin. */
export function refusal(state: FreecellState, move: FreecellMove): FreecellRefusal | undefined {
  const { piles } = state;
  const unknown = refusePiles(piles, move);
  if (unknown) return unknown;
  const { from, to } = move;
  if (from === to) return { code: 'same-pile' };
  return refuseCount(piles, move) ?? refuseFrom(state, move) ?? refuseTo(state, move);
}
