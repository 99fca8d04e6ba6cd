import type { Outcome } from '../../engine/rules.js';
import { allUp } from '../../solitaire/foundations.js';
import { transfer } from '../../solitaire/piles.js';
import { runLength } from '../../solitaire/runs.js';
import { refusal } from './refusal.js';
import {
  type FreecellMove,
  type FreecellState,
  type PileId,
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

/** The legal moves that leave one pile. */
export function movesFrom(state: FreecellState, from: PileId): readonly FreecellMove[] {
  const { build } = systemOf(state.options);
  const { all } = layoutOf(state.options);
  const pile = state.piles[from]!;
  const longest = isColumn(from) ? runLength(build, pile) : Math.min(1, pile.length);
  const found: FreecellMove[] = [];
  for (let count = 1; count <= longest; count++) {
    for (const to of all) {
      const move = { from, to, count };
      if (!refusal(state, move)) found.push(move);
    }
  }
  return found;
}

/** The state after a legal move. */
export function play(state: FreecellState, move: FreecellMove): FreecellState {
  const card = state.piles[move.from]!.at(-1)!;
  const rest = state.takenBack.filter((taken) => taken !== card);
  const takenBack = isFoundation(move.from) ? [...rest, card] : rest;
  return { ...state, piles: transfer(state.piles, move), takenBack };
}

/** Moves that change nothing: from cell to cell, or a whole column to an empty one. */
function isIdle({ piles }: FreecellState, { from, to, count }: FreecellMove): boolean {
  if (from.startsWith('cell-')) return to.startsWith('cell-');
  return isColumn(from) && isColumn(to) && piles[to]!.length === 0 && piles[from]!.length === count;
}

export function outcome(state: FreecellState): Outcome | undefined {
  const { foundations, all } = layoutOf(state.options);
  if (allUp(state.piles, foundations)) return 'won';
  const goesOn = all.some((from) => movesFrom(state, from).some((move) => !isIdle(state, move)));
  return goesOn ? undefined : 'lost';
}
