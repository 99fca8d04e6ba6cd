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
  wasted,
} from './state.js';

/** REDEAL: all of the waste, from `waste-1`, when the stock is used up. */
function refuseToStock(state: PyramidState, move: PyramidMove): PyramidRefusal | undefined {
  if (move.from !== 'waste-1') return { code: 'stock-first' };
  const left = state.piles[STOCK]!.length;
  if (left > 0) return { code: 'stock-left', count: left };
  const count = wasted(state);
  if (count === 0) return { code: 'empty-pile', pile: move.from };
  if (move.count !== count) return badCount(move.count);
  return canRedeal(state) ? undefined : { code: 'no-redeal', allowed: state.redeals };
}

/** Two cards: what lies on neither of them, or on one of them the other alone. */
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

/** Whether a pile that is there gives one card, which is all that any move but REDEAL takes. */
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
 * Why a move is not allowed, or `undefined` where it is; a pair may be named in either order.
 * Total: any move of whatever origin. It never looks at a card of the stock, so a view will do.
 */
export function refusal(state: PyramidState, move: PyramidMove): PyramidRefusal | undefined {
  const refused = refusePiles(state.piles, move) ?? refuseFrom(state, move);
  if (refused) return refused;
  const { from, to } = move;
  if (to === STOCK) return refuseToStock(state, move);
  if (from === STOCK) return isWaste(to) ? undefined : { code: 'stock-first' };
  return to === FOUNDATION ? refuseAlone(state, move) : refusePair(state, move);
}
