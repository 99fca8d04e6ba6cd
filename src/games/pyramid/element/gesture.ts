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

/** The move of a hand to a pile; to the stock goes the whole waste. */
const toMove = (view: PyramidState, { from }: Hand, to: string): PyramidMove =>
  isWaste(from) && to === STOCK
    ? redealMove(view)
    : { from: from as PileId, to: to as PileId, count: 1 };

/** Turns the next card to the first empty waste, else to waste 1. */
function turn({ piles, options }: PyramidState): PyramidMove {
  const empty = wastesOf(options).find((id) => piles[id]!.length === 0);
  return { from: STOCK, to: empty ?? 'waste-1', count: 1 };
}

/** The moves of a pile's top card itself: not REDEAL, and none that only lays a card on it. */
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
  // A covered card can be taken to the one that covers it, where these two are a pair: not under
  // two, which is most of the pyramid, and told without all of its moves.
  const cover = coverOn(bitsOf(piles), pile);
  const free = !cover || (!(cover & (cover - 1)) && movesOf(view, pile).length > 0);
  return free ? { hand: { from: pile, count: 1 } } : { refusal: { code: 'covered', card } };
}

/** How many cards of the pyramid come free as these places are emptied. */
const freed = (bits: number, gone: number): number =>
  COVER.filter(
    (cover, place) =>
      (bits >> place) & 1 & ~(gone >> place) && cover & bits && !(cover & bits & ~gone),
  ).length;

/** How good a move looks by what is seen: kings, then what clears and frees the most, then a turn. */
function worth(view: PyramidState, { from, to }: PyramidMove): number {
  if (to === STOCK) return 0;
  if (from === STOCK) return to === turn(view).to ? 1 : 0;
  const bits = bitsOf(view.piles);
  const gone = bitOf(from) | bitOf(to);
  const cleared = gone === 0 ? 0 : bitOf(from) && bitOf(to) ? 2 : 1;
  return 2 + cleared + 2 * freed(bits, gone) + (to === FOUNDATION ? 100 : 0);
}

/** The first of the moves that look best. */
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

/** A king goes by one click, and so does the next card of the stock, or the waste back to it. */
function press(view: PyramidState, pile: string): PyramidMove | undefined {
  const { piles } = view;
  const card = topOf(piles[pile]);
  if (pile === STOCK) return card === undefined ? redealMove(view) : turn(view);
  if (card === undefined || pile === FOUNDATION || rankOf(card) !== KING) return undefined;
  return coverOn(bitsOf(piles), pile)
    ? undefined
    : toMove(view, { from: pile, count: 1 }, FOUNDATION);
}

/** What a player's hand means in Pyramid; all of it reads views alone. */
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
