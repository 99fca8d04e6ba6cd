import { KING, rankOf } from '../../cards/card.js';
import { asRecord, quote } from '../../engine/reason.js';
import { goesOn } from '../../solitaire/foundations.js';
import { topOf } from '../../solitaire/piles.js';
import { fits, runLength } from '../../solitaire/runs.js';
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
  const free = cells.filter((id) => piles[id]!.length === 0).length;
  const empty = systemOf(options).kingsOnly
    ? 0
    : columns.filter((id) => id !== to && piles[id]!.length === 0).length;
  switch (options.supermove) {
    case 'linear':
      return free + empty + 1;
    case 'full':
      return (free + 1) * 2 ** empty;
    case 'off':
      return 1;
  }
}

/** Whether these cards exist there and may leave together. */
function refuseFrom(state: FreecellState, move: FreecellMove): FreecellRefusal | undefined {
  const { from, count } = move;
  const pile = state.piles[from]!;
  if (pile.length === 0) return { code: 'empty-pile', pile: from };
  if (!Number.isInteger(count) || count < 1 || count > pile.length) {
    return { code: 'bad-count', count: typeof count === 'number' ? count : NaN };
  }
  const { build, foundationReturn } = systemOf(state.options);
  if (isFoundation(from)) {
    if (!foundationReturn) return { code: 'no-return' };
    if (!isCell(move.to)) return { code: 'return-to-cell' };
    return count > 1 ? { code: 'one-card-a-cell' } : undefined;
  }
  return count > runLength(build, pile) ? { code: 'not-in-order', build } : undefined;
}

function refuseToCell(state: FreecellState, move: FreecellMove): FreecellRefusal | undefined {
  const held = topOf(state.piles[move.to]);
  if (held !== undefined) return { code: 'cell-taken', card: held };
  return move.count > 1 ? { code: 'one-card-a-cell' } : undefined;
}

function refuseToFoundation(state: FreecellState, move: FreecellMove): FreecellRefusal | undefined {
  if (move.count > 1) return { code: 'one-card-up' };
  const card = topOf(state.piles[move.from])!;
  const foundation = state.piles[move.to]!;
  if (goesOn(foundation, card)) return undefined;
  const top = topOf(foundation);
  return top === undefined
    ? { code: 'foundation-starts-with-ace', card }
    : { code: 'foundation-next', card, top };
}

function refuseToColumn(state: FreecellState, move: FreecellMove): FreecellRefusal | undefined {
  const { build, kingsOnly } = systemOf(state.options);
  const card = state.piles[move.from]!.at(-move.count)!;
  const target = topOf(state.piles[move.to]);
  if (target === undefined) {
    if (kingsOnly && rankOf(card) !== KING) return { code: 'kings-only', card };
  } else if (!fits(build, card, target)) {
    return { code: 'build', build, card, target };
  }
  if (move.count === 1) return undefined;
  const allowed = supermoveLimit(state, move.to);
  return move.count > allowed ? { code: 'too-many', count: move.count, allowed } : undefined;
}

/** Why a move is not allowed, or `undefined` where it is. Total: any move of whatever origin. */
export function refusal(state: FreecellState, move: FreecellMove): FreecellRefusal | undefined {
  const { from, to } = asRecord(move) ? move : ({} as FreecellMove);
  for (const pile of [from, to]) {
    const known = typeof pile === 'string' && Object.hasOwn(state.piles, pile);
    if (!known) return { code: 'no-such-pile', pile: quote(pile) };
  }
  if (from === to) return { code: 'same-pile' };
  const refused = refuseFrom(state, move);
  if (refused) return refused;
  if (isColumn(to)) return refuseToColumn(state, move);
  return isCell(to) ? refuseToCell(state, move) : refuseToFoundation(state, move);
}
