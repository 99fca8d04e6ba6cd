import type { Outcome } from '../../../core/engine/rules.js';
import { takenBackAfter } from '../../../core/patience/automatic.js';
import { allUp } from '../../../core/patience/foundations.js';
import { movesWholeColumn } from '../../../core/patience/hand-moves.js';
import { transfer } from '../../../core/patience/piles.js';
import { runLength } from '../../../core/patience/runs.js';
import { refuseTo } from './refusal.js';
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

/** Every legal move, once each: by the pile it leaves, then the number of cards, then the target. */
export function moves(state: FreecellState): readonly FreecellMove[] {
  const { all } = layoutOf(state.options);
  return all.flatMap((from) => movesFrom(state, from));
}

/** The legal moves that leave one pile. Which cards may leave it is asked once, not for each target. */
export function movesFrom(state: FreecellState, from: PileId): readonly FreecellMove[] {
  const { build, foundationReturn } = systemOf(state.options);
  const { all, cells, columns } = layoutOf(state.options);
  if (isFoundation(from) && !foundationReturn) return [];
  const pile = state.piles[from]!;
  const longest = isColumn(from) ? runLength(build, pile) : Math.min(1, pile.length);
  const found: FreecellMove[] = [];
  for (let count = 1; count <= longest; count++) {
    // What leaves a foundation goes to a cell; cells and foundations take one card.
    const targets = isFoundation(from) ? cells : count > 1 ? columns : all;
    for (const to of targets) {
      const move = { from, to, count };
      if (to !== from && !refuseTo(state, move)) found.push(move);
    }
  }
  return found;
}

/** The state after a legal move. */
export function play(state: FreecellState, move: FreecellMove): FreecellState {
  return {
    ...state,
    piles: transfer(state.piles, move),
    takenBack: takenBackAfter(state, move),
  };
}

/** Moves that change nothing: from cell to cell, or a whole column to an empty one. */
export const isIdle = ({ piles }: FreecellState, move: FreecellMove): boolean =>
  (isCell(move.from) && isCell(move.to)) || movesWholeColumn(piles, move);

export function outcome(state: FreecellState): Outcome | undefined {
  const { foundations, all } = layoutOf(state.options);
  if (allUp(state.piles, foundations)) return 'won';
  const goesOn = all.some((from) => movesFrom(state, from).some((move) => !isIdle(state, move)));
  return goesOn ? undefined : 'lost';
}
