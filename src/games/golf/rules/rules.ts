import { type Card, KING, rankOf } from '../../../core/cards/card.js';
import type { Outcome } from '../../../core/engine/rules.js';
import { topOf, transfer } from '../../../core/patience/piles.js';
import { badCount, refuseCount, refusePiles } from '../../../core/patience/refusal.js';
import type { GolfOptions } from './options.js';
import {
  COLUMNS,
  type GolfMove,
  type GolfRefusal,
  type GolfState,
  type PileId,
  STOCK,
  WASTE,
  cardsLeft,
} from './state.js';

/** Whether a card of one rank goes on one of the other. */
export function goesOn(rank: number, top: number, { corner }: GolfOptions): boolean {
  const apart = Math.abs(rank - top);
  return corner ? apart === 1 || apart === KING - 1 : apart === 1 && top !== KING;
}

/** Whether the waste takes a card of a column. */
function refuseCard({ options, piles }: GolfState, card: Card): GolfRefusal | undefined {
  const top = topOf(piles[WASTE])!;
  if (goesOn(rankOf(card), rankOf(top), options)) return undefined;
  return rankOf(top) === KING && !options.corner
    ? { code: 'on-king' }
    : { code: 'not-next', card, top };
}

/**
 * Why a move is not allowed, or `undefined` where it is. Total: any move of whatever origin, also
 * one that no move of this game looks like. It never looks at a card of the stock, so a view will do.
 */
export function refusal(state: GolfState, move: GolfMove): GolfRefusal | undefined {
  const unknown = refusePiles(state.piles, move);
  if (unknown) return unknown;
  const { from, to, count } = move;
  if (from === to) return { code: 'same-pile' };
  const refused = refuseCount(state.piles, move);
  if (refused) return refused;
  if (from === WASTE) return { code: 'no-return' };
  if (from === STOCK) {
    if (to !== WASTE) return { code: 'stock-turns' };
    return count > 1 ? badCount(count) : undefined;
  }
  if (to !== WASTE) return { code: 'waste-only' };
  return count > 1 ? { code: 'top-only' } : refuseCard(state, topOf(state.piles[from])!);
}

/** The move that sends a pile's top card to the waste, legal or not; from the stock it turns it. */
export const toWaste = (from: PileId): GolfMove => ({ from, to: WASTE, count: 1 });

const SOURCES: readonly PileId[] = [...COLUMNS, STOCK];

/** Every legal move, once each: by column, then the stock. */
export const moves = (state: GolfState): readonly GolfMove[] =>
  SOURCES.map(toWaste).filter((move) => !refusal(state, move));

/** The state after a legal move. */
export const play = (state: GolfState, move: GolfMove): GolfState => ({
  ...state,
  piles: transfer(state.piles, move),
});

/** Won when the columns are empty; lost when the stock is, and no column's top card fits. */
export function outcome(state: GolfState): Outcome | undefined {
  if (cardsLeft(state) === 0) return 'won';
  return moves(state).length === 0 ? 'lost' : undefined;
}
