import {
  badCount,
  refuseBuild,
  refuseCount,
  refusePiles,
  refuseUp,
} from '../../../core/patience/refusal.js';
import {
  type KlondikeMove,
  type KlondikeRefusal,
  type KlondikeState,
  STOCK,
  WASTE,
  canRedeal,
  drawn,
  faceUp,
  isColumn,
  isFoundation,
  needsFlip,
} from './state.js';

/** Columns build down in alternating colours, and an empty one takes a king only. */
export const BUILD = { build: 'alternate', kingsOnly: true } as const;

/** A draw: one move has one number of cards. */
function refuseDraw(
  state: KlondikeState,
  { to, count }: KlondikeMove,
): KlondikeRefusal | undefined {
  if (to !== WASTE) return { code: 'stock-turns' };
  return count === drawn(state) ? undefined : badCount(count);
}

/** A redeal, of the whole waste. */
function refuseRedeal(state: KlondikeState, count: number): KlondikeRefusal | undefined {
  const { piles, redeals } = state;
  if (piles[STOCK]!.length > 0) return { code: 'stock-left' };
  if (!canRedeal(state)) return { code: 'no-redeal', redeals };
  return count === piles[WASTE]!.length ? undefined : badCount(count);
}

function refuseReturn(
  { options }: KlondikeState,
  { to, count }: KlondikeMove,
): KlondikeRefusal | undefined {
  if (!options.foundationReturn) return { code: 'no-return' };
  if (!isColumn(to)) return { code: 'return-to-column' };
  return count > 1 ? badCount(count) : undefined;
}

/** Whether the cards may leave their pile, which is neither the stock nor going there. */
export function refuseFrom(state: KlondikeState, move: KlondikeMove): KlondikeRefusal | undefined {
  const { from, count } = move;
  if (isFoundation(from)) return refuseReturn(state, move);
  if (from === WASTE) return count > 1 ? { code: 'waste-top' } : undefined;
  if (needsFlip(state, from)) return { code: 'turn-first', pile: from };
  return count > faceUp(state, from) ? { code: 'face-down' } : undefined;
}

function refuseTo(state: KlondikeState, move: KlondikeMove): KlondikeRefusal | undefined {
  const { to } = move;
  if (isFoundation(to)) return refuseUp(state.piles, move);
  if (!isColumn(to)) return { code: 'takes-none', pile: to };
  if (needsFlip(state, to)) return { code: 'turn-first', pile: to };
  return refuseBuild(state.piles, move, BUILD);
}

/**
 * Why a move is not allowed, or `undefined` where it is. Total: any move of whatever origin. It
 * reads no card that lies face down, so it says the same of a view.
 */
export function refusal(state: KlondikeState, move: KlondikeMove): KlondikeRefusal | undefined {
  const unknown = refusePiles(state.piles, move);
  if (unknown) return unknown;
  const { from, to, count } = move;
  if (from === to) {
    if (!needsFlip(state, from)) return { code: 'same-pile' };
    return count === 1 ? undefined : badCount(count);
  }
  const refused = refuseCount(state.piles, move);
  if (refused) return refused;
  if (from === STOCK) return refuseDraw(state, move);
  if (from === WASTE && to === STOCK) return refuseRedeal(state, count);
  return refuseFrom(state, move) ?? refuseTo(state, move);
}
