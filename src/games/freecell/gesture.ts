import { foundationFor } from '../../solitaire/foundations.js';
import type { Gesture, Hand, Pick } from '../../solitaire/gesture.js';
import { topOf } from '../../solitaire/piles.js';
import { runLength } from '../../solitaire/runs.js';
import { homeMove } from './automatic.js';
import { refusal } from './refusal.js';
import { moves } from './rules.js';
import {
  type FreecellMove,
  type FreecellState,
  type PileId,
  isCell,
  isColumn,
  isFoundation,
  layoutOf,
  systemOf,
} from './state.js';

const toMove = (hand: Hand, to: string): FreecellMove => ({
  from: hand.from as PileId,
  to: to as PileId,
  count: hand.count,
});

const isLegal = (state: FreecellState, move: FreecellMove): boolean => !refusal(state, move);

function pick(state: FreecellState, pile: string, index: number): Pick {
  const cards = state.piles[pile] ?? [];
  const { build, foundationReturn } = systemOf(state.options);
  const count = cards.length - index;
  if (cards.length === 0) return { refusal: { code: 'empty-pile', pile } };
  if (isFoundation(pile) && !foundationReturn) return { refusal: { code: 'no-return' } };
  if (isColumn(pile) && count > runLength(build, cards)) {
    return { refusal: { code: 'not-in-order', build } };
  }
  return { hand: { from: pile, count: isColumn(pile) ? count : 1 } };
}

/**
 * A click may mean more or fewer cards than the one it was on: onto a card only one number can
 * fit. The hand's own number goes first, so that the reason for a refusal is about it.
 */
function nearest(state: FreecellState, hand: Hand, to: string): FreecellMove {
  const asked = toMove(hand, to);
  const target = topOf(state.piles[to]);
  if (isLegal(state, asked) || !isColumn(hand.from) || !isColumn(to) || target === undefined) {
    return asked;
  }
  const longest = runLength(systemOf(state.options).build, state.piles[hand.from]!);
  for (let count = 1; count <= longest; count++) {
    const other = { ...asked, count };
    const why = refusal(state, other);
    // One that is too long is what the player meant: its refusal tells how many could go.
    if (!why || why.code === 'too-many') return other;
  }
  return asked;
}

/** The move to the card's foundation; where it cannot go yet, one that says why. */
function home(state: FreecellState, hand: Hand): FreecellMove | undefined {
  if (isFoundation(hand.from)) return undefined;
  const { foundations } = layoutOf(state.options);
  const card = state.piles[hand.from]!.at(-hand.count);
  if (card === undefined) return undefined;
  const legal = hand.count === 1 ? homeMove(state, hand.from as PileId) : undefined;
  if (legal) return legal;
  const own = foundations.find((id) => {
    const top = topOf(state.piles[id]);
    return top !== undefined && top % 4 === card % 4;
  });
  const empty = foundations.find((id) => state.piles[id]!.length === 0);
  return toMove(hand, own ?? empty ?? foundations[0]!);
}

/** The order in which one tap and a hint prefer targets; smaller is better. */
function preference(state: FreecellState, move: FreecellMove): number {
  if (isFoundation(move.to)) return 0;
  if (isCell(move.to)) return 3;
  return state.piles[move.to]!.length > 0 ? 1 : 2;
}

/** The first of the most preferred moves. */
function preferred(
  state: FreecellState,
  candidates: readonly FreecellMove[],
): FreecellMove | undefined {
  let best: FreecellMove | undefined;
  for (const move of candidates) {
    if (!best || preference(state, move) < preference(state, best)) best = move;
  }
  return best;
}

/** Foundation, then a column whose run it extends, then an empty column, then a cell. */
function best(state: FreecellState, hand: Hand): FreecellMove | undefined {
  if (isFoundation(hand.from)) return undefined;
  const { columns, cells, foundations } = layoutOf(state.options);
  const card = topOf(state.piles[hand.from]);
  const up = card !== undefined && foundationFor(state.piles, foundations, card);
  const whole = hand.count === state.piles[hand.from]!.length;
  const targets = [...(up ? [up] : []), ...columns, ...cells].filter((to) => {
    // Going from one empty place to another is no better place.
    const idle = isCell(hand.from) ? isCell(to) : whole && isColumn(hand.from);
    return !(idle && state.piles[to]!.length === 0 && isColumn(hand.from) === isColumn(to));
  });
  return preferred(
    state,
    targets.map((to) => toMove(hand, to)).filter((move) => isLegal(state, move)),
  );
}

/** A move that gets on: up, onto a card that was not its neighbour already, to an empty place. */
function hint(state: FreecellState): FreecellMove | undefined {
  const { build } = systemOf(state.options);
  const useful = moves(state).filter(({ from, to, count }) => {
    if (isFoundation(from)) return false;
    if (isCell(from)) return !isCell(to);
    const run = runLength(build, state.piles[from]!);
    if (!isColumn(to)) return true;
    // Taking part of a run elsewhere, or a whole column to an empty one, brings nothing to light.
    const whole = state.piles[from]!.length === count;
    return run === count && !(whole && state.piles[to]!.length === 0);
  });
  return preferred(state, useful) ?? moves(state)[0];
}

/** What a player's hand means in the FreeCell family. */
export const freecellGesture: Gesture<FreecellState, FreecellMove> = {
  pick,
  move: (_state, hand, to) => toMove(hand, to),
  nearest,
  home,
  best,
  hint,
  ends: (move) => move,
};
