import { KING, rankOf } from '../../../core/cards/card.js';
import type { MoveResolver, Hand, Pick } from '../../../core/patience/move-resolver.js';
import { topOf } from '../../../core/patience/piles.js';
import { moves, redealMove } from '../rules/rules.js';
import {
  COVER,
  FOUNDATION,
  type PileId,
  type PyramidMove,
  type PyramidState,
  STOCK,
  bitOf,
  bitsOf,
  coverOn,
  isWaste,
  wastesOf,
} from '../rules/state.js';

/** The move of a hand to a pile. A waste's card moved to the stock means a redeal. */
const toMove = (view: PyramidState, { from }: Hand, to: string): PyramidMove =>
  isWaste(from) && to === STOCK
    ? redealMove(view)
    : { from: from as PileId, to: to as PileId, count: 1 };

/** Turns the next card to the first empty waste, else to waste 1. */
function turn({ piles, options }: PyramidState): PyramidMove {
  const empty = wastesOf(options).find((id) => piles[id]!.length === 0);
  return { from: STOCK, to: empty ?? 'waste-1', count: 1 };
}

/** The moves that take a pile's top card. Redeals and turns of the stock onto the pile are left out. */
const movesOf = (view: PyramidState, pile: string): readonly PyramidMove[] =>
  moves(view).filter(
    ({ from, to }) => to !== STOCK && (from === pile || (to === pile && from !== STOCK)),
  );

function pick(view: PyramidState, pile: string, index: number): Pick {
  const { piles } = view;
  const card = topOf(piles[pile]);
  if (card === undefined) return { refusal: { code: 'empty-pile', pile } };
  if (pile === FOUNDATION) return { refusal: { code: 'no-return' } };
  if (pile === STOCK && index < piles[pile]!.length - 1)
    return { refusal: { code: 'stock-first' } };
  // A card under one other can be paired with that one. Cards under two are refused first, because most of
  // the pyramid is under two, and listing their moves is slow.
  const cover = coverOn(bitsOf(piles), pile);
  const free = !cover || (!(cover & (cover - 1)) && movesOf(view, pile).length > 0);
  return free ? { hand: { from: pile, count: 1 } } : { refusal: { code: 'covered', card } };
}

/** The number of cards of the pyramid that become free if these places are emptied. */
const freed = (bits: number, gone: number): number =>
  COVER.filter(
    (cover, place) =>
      (bits >> place) & 1 & ~(gone >> place) && cover & bits && !(cover & bits & ~gone),
  ).length;

/** The value of a move by the visible cards: kings first, then moves that clear and free most, then turns. */
function worth(view: PyramidState, { from, to }: PyramidMove): number {
  if (to === STOCK) return 0;
  if (from === STOCK) return to === turn(view).to ? 1 : 0;
  const bits = bitsOf(view.piles);
  const gone = bitOf(from) | bitOf(to);
  const cleared = gone === 0 ? 0 : bitOf(from) && bitOf(to) ? 2 : 1;
  return 2 + cleared + 2 * freed(bits, gone) + (to === FOUNDATION ? 100 : 0);
}

/** The move with the highest value; the first of several. */
function preferred(
  view: PyramidState,
  candidates: readonly PyramidMove[],
): PyramidMove | undefined {
  let best: PyramidMove | undefined;
  for (const move of candidates) {
    if (!best || worth(view, move) > worth(view, best)) best = move;
  }
  return best;
}

/** One click removes a king, turns the next card of the stock, or puts the waste back. */
function press(view: PyramidState, pile: string): PyramidMove | undefined {
  const { piles } = view;
  const card = topOf(piles[pile]);
  if (pile === STOCK) return card === undefined ? redealMove(view) : turn(view);
  if (card === undefined || pile === FOUNDATION || rankOf(card) !== KING) return undefined;
  return coverOn(bitsOf(piles), pile)
    ? undefined
    : toMove(view, { from: pile, count: 1 }, FOUNDATION);
}

/** The moves that a player's gestures mean in Pyramid. They depend only on visible cards. */
export const pyramidGesture: MoveResolver<PyramidState, PyramidMove> = {
  pick,
  move: toMove,
  nearest: toMove,
  home: (view, hand) => (hand.from === STOCK ? undefined : toMove(view, hand, FOUNDATION)),
  best: (view, { from }) => preferred(view, movesOf(view, from)),
  hint: (view) => preferred(view, moves(view)),
  press,
  endpoints: (move) => move,
};
