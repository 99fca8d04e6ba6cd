import { KING, rankOf } from '../../../core/cards/card.js';
import { STOCK, topOf } from '../../../core/patience/piles.js';
import { badCount, refusePiles } from '../../../core/patience/refusal.js';
import {
  FOUNDATION,
  type PyramidMove,
  type PyramidRefusal,
  type PyramidState,
  bitOf,
  bitsOf,
  canRedeal,
  coverOn,
  isWaste,
  wasteSize,
} from './state.js';

/** Checks a redeal: all cards of the wastes go back from `waste-1` when the stock is empty. */
function refuseToStock(state: PyramidState, move: PyramidMove): PyramidRefusal | undefined {
  if (move.from !== 'waste-1') return { code: 'stock-first' };
  const left = state.piles[STOCK]!.length;
  if (left > 0) return { code: 'stock-left', count: left };
  const count = wasteSize(state);
  if (count === 0) return { code: 'empty-pile', pile: move.from };
  if (move.count !== count) return badCount(move.count);
  return canRedeal(state) ? undefined : { code: 'no-redeal', allowed: state.redeals };
}

/** Checks a pair. Nothing else may lie on the two cards; one may lie on the other if `coverPairs` is on. */
function refusePair(
  { piles, options }: PyramidState,
  move: PyramidMove,
): PyramidRefusal | undefined {
  const [card, target] = [topOf(piles[move.from])!, topOf(piles[move.to])];
  if (target === undefined) return { code: 'empty-pile', pile: move.to };
  const sum = rankOf(card) + rankOf(target);
  const king = [card, target].find((one) => rankOf(one) === KING);
  const bits = bitsOf(piles);
  const others = bits & ~bitOf(move.from) & ~bitOf(move.to);
  for (const [pile, one] of [
    [move.from, card],
    [move.to, target],
  ] as const) {
    if (coverOn(others, pile)) return { code: 'covered', card: one };
    if (!coverOn(bits, pile)) continue;
    if (sum !== KING) return { code: 'covered', card: one };
    if (!options.coverPairs) return { code: 'no-cover-pairs' };
  }
  if (king !== undefined) return { code: 'king-alone', card: king };
  return sum === KING ? undefined : { code: 'not-13', card, target, sum };
}

function refuseAlone({ piles }: PyramidState, { from }: PyramidMove): PyramidRefusal | undefined {
  const card = topOf(piles[from])!;
  if (coverOn(bitsOf(piles), from)) return { code: 'covered', card };
  return rankOf(card) === KING ? undefined : { code: 'not-king', card };
}

/** Checks that the pile gives one card. Only a redeal takes more. */
function refuseFrom(
  { piles }: PyramidState,
  { from, to, count }: PyramidMove,
): PyramidRefusal | undefined {
  if (from === to) return { code: 'same-pile' };
  if (from === FOUNDATION) return { code: 'no-return' };
  if (to === STOCK) return undefined;
  if (piles[from]!.length === 0) return { code: 'empty-pile', pile: from };
  return count === 1 ? undefined : badCount(count);
}

/**
 * Returns why a move is illegal. The piles of a pair may be in either order. Never throws: the move is
 * untrusted. It reads no card of the stock, so a view is enough.
 */
export function refusal(state: PyramidState, move: PyramidMove): PyramidRefusal | undefined {
  const refused = refusePiles(state.piles, move) ?? refuseFrom(state, move);
  if (refused) return refused;
  const { from, to } = move;
  if (to === STOCK) return refuseToStock(state, move);
  if (from === STOCK) return isWaste(to) ? undefined : { code: 'stock-first' };
  return to === FOUNDATION ? refuseAlone(state, move) : refusePair(state, move);
}
