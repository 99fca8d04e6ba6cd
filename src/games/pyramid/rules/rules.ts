import { KING, rankOf } from '../../../core/cards/card.js';
import type { Outcome } from '../../../core/engine/rules.js';
import { topOf, transfer } from '../../../core/patience/piles.js';
import { refusal } from './refusal.js';
import {
  FOUNDATION,
  PLACES,
  type PileId,
  type PyramidMove,
  type PyramidState,
  STOCK,
  bitsOf,
  inOrder,
  wasteSize,
  wastesOf,
} from './state.js';

const one = (from: PileId, to: PileId): PyramidMove => ({ from, to, count: 1 });

/** The move that puts the waste back, legal or not. */
export const redealMove = (state: PyramidState): PyramidMove => ({
  from: 'waste-1',
  to: STOCK,
  count: wasteSize(state),
});

/** Every legal move, once each: kings and pairs (places before wastes), then the moves of the stock. */
export function moves(state: PyramidState): readonly PyramidMove[] {
  const { piles, options } = state;
  const wastes = wastesOf(options);
  const cards = [...PLACES, ...wastes].filter((id) => piles[id]!.length > 0);
  const rank = (id: PileId): number => rankOf(topOf(piles[id])!);
  const named = cards.flatMap((from, index) =>
    rank(from) === KING
      ? [one(from, FOUNDATION)]
      : cards
          .slice(index + 1)
          .filter((to) => rank(from) + rank(to) === KING)
          .map((to) => one(from, to)),
  );
  return [...named, ...wastes.map((to) => one(STOCK, to)), redealMove(state)].filter(
    (move) => !refusal(state, move),
  );
}

export function play(state: PyramidState, move: PyramidMove): PyramidState {
  const { piles, options } = state;
  const { from, to } = inOrder(move);
  if (to === STOCK) {
    const wastes = wastesOf(options);
    const empty = Object.fromEntries(wastes.map((id) => [id, []]));
    const stock = wastes.flatMap((id) => piles[id]!).reverse();
    return { ...state, piles: { ...piles, ...empty, stock }, redeals: state.redeals + 1 };
  }
  if (from === STOCK || to === FOUNDATION)
    return { ...state, piles: transfer(piles, one(from, to)) };
  const first = transfer(piles, one(from, FOUNDATION));
  return { ...state, piles: transfer(first, one(to, FOUNDATION)) };
}

/** Won if the pyramid is empty; lost if no legal move is left. */
export function outcome(state: PyramidState): Outcome | undefined {
  if (bitsOf(state.piles) === 0) return 'won';
  return moves(state).length === 0 ? 'lost' : undefined;
}
