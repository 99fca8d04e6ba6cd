import { type Card, KING, rankOf } from '../../../core/cards/card.js';
import type { Outcome } from '../../../core/engine/rules.js';
import { takenBackAfter } from '../../../core/patience/automatic.js';
import { allUp } from '../../../core/patience/foundations.js';
import { movesWholeColumn } from '../../../core/patience/hand-moves.js';
import { topOf, transfer } from '../../../core/patience/piles.js';
import { pointsOf } from './options.js';
import { refusal } from './refusal.js';
import {
  COLUMNS,
  FOUNDATIONS,
  type KlondikeMove,
  type KlondikeState,
  PILES,
  type PileId,
  STOCK,
  WASTE,
  canRedeal,
  drawn,
  faceUp,
  isColumn,
  isFoundation,
  needsFlip,
} from './state.js';

/** The move that turns cards of the stock up, or the waste over, legal or not. */
export const turn = (state: KlondikeState): KlondikeMove => {
  const waste = state.piles[WASTE]!.length;
  return state.piles[STOCK]!.length > 0 || waste === 0
    ? { from: STOCK, to: WASTE, count: drawn(state) }
    : { from: WASTE, to: STOCK, count: waste };
};

/** The move that turns a column's top card over, legal or not. */
export const flip = (column: PileId): KlondikeMove => ({ from: column, to: column, count: 1 });

/** Whether a move leads from or to the stock: a draw or a redeal. */
export const isTurn = ({ from, to }: KlondikeMove): boolean => from === STOCK || to === STOCK;

/** Where cards are laid. */
const TARGETS: readonly PileId[] = [...FOUNDATIONS, ...COLUMNS];

/** The one rank that a foundation or a column takes, if it takes any: most moves are out by it. */
const wanted = ({ piles }: KlondikeState, to: PileId): number => {
  const { length } = piles[to]!;
  if (isFoundation(to)) return length + 1;
  return length > 0 ? rankOf(topOf(piles[to])!) - 1 : KING;
};

/** The legal moves that leave one pile for another, draws and redeals aside. */
function movesFrom(state: KlondikeState, from: PileId): readonly KlondikeMove[] {
  const pile = state.piles[from]!;
  const longest = isColumn(from) ? faceUp(state, from) : 1;
  const found: KlondikeMove[] = [];
  for (let count = 1; count <= longest; count++) {
    // Whatever it is of an empty pile, that is refused.
    const rank = rankOf(pile.at(-count)!);
    for (const to of TARGETS) {
      const move = { from, to, count };
      if (wanted(state, to) === rank && !refusal(state, move)) found.push(move);
    }
  }
  return found;
}

/** Every legal move, once each: draw or redeal, then flips, then by the pile that it leaves. */
export const moves = (state: KlondikeState): readonly KlondikeMove[] => [
  ...[turn(state), ...COLUMNS.map(flip)].filter((move) => !refusal(state, move)),
  ...PILES.flatMap((from) => movesFrom(state, from)),
];

/** What a move is worth, in points. */
function pointsFor({ options }: KlondikeState, { from, to }: KlondikeMove): number | undefined {
  const points = pointsOf(options);
  if (from === to) return points.flip;
  if (isFoundation(to)) return points.up;
  if (isFoundation(from)) return points.back;
  if (to === STOCK) return options.draw === 1 ? points.redeal : 0;
  return from === WASTE ? points.fromWaste : 0;
}

/** The state after a legal move. */
export function play(state: KlondikeState, move: KlondikeMove): KlondikeState {
  const { from, to } = move;
  const { least = -Infinity } = pointsOf(state.options);
  const faceDown = from === to && { ...state.faceDown, [from]: state.faceDown[from]! - 1 };
  return {
    ...state,
    piles: transfer(state.piles, move),
    faceDown: faceDown || state.faceDown,
    redeals: state.redeals + (to === STOCK ? 1 : 0),
    score: Math.max(least, state.score + (pointsFor(state, move) ?? 0)),
    takenBack: takenBackAfter(state, move),
  };
}

/**
 * The cards that draws alone bring to the top of the waste: in the rest of this pass, and in one
 * whole pass where a redeal is left; every later pass is the same.
 */
function coming(state: KlondikeState): readonly Card[] {
  const { draw } = state.options;
  const rest = [...state.piles[STOCK]!].reverse();
  const tops = (pass: readonly Card[]): readonly Card[] =>
    pass.filter((_, index) => (index + 1) % draw === 0 || index === pass.length - 1);
  return [...tops(rest), ...(canRedeal(state) ? tops([...state.piles[WASTE]!, ...rest]) : [])];
}

/**
 * Lost where nothing but draws is left, and no card that they bring up can be placed. It may look
 * at hidden cards: that the game is over is no secret.
 */
export function outcome(state: KlondikeState): Outcome | undefined {
  const { piles } = state;
  if (allUp(piles, FOUNDATIONS)) return 'won';
  const getsOn =
    COLUMNS.some((column) => needsFlip(state, column)) ||
    PILES.some((from) => movesFrom(state, from).some((move) => !movesWholeColumn(piles, move))) ||
    coming(state).some((card) => {
      const turned = { ...state, piles: { ...piles, [WASTE]: [card] } };
      return TARGETS.some((to) => !refusal(turned, { from: WASTE, to, count: 1 }));
    });
  return getsOn ? undefined : 'lost';
}
