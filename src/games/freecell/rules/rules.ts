import { ACE, KING, rankOf } from '../../../core/cards/card.js';
import type { Outcome } from '../../../core/engine/rules.js';
import { takenBackAfter } from '../../../core/patience/automatic.js';
import { allUp } from '../../../core/patience/foundations.js';
import { movesWholeColumn } from '../../../core/patience/hand-moves.js';
import { runLength, topOf, transfer } from '../../../core/patience/piles.js';
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

/** A pile that takes a card of whatever rank, as far as its rank goes. */
const ANY = -1;

/**
 * The one rank that each pile takes, in the order of the layout: most moves are out by it. A card on an ace, or in a
 * full cell, has rank 0, which there is not.
 */
function wantedRanks({ piles, options }: FreecellState): readonly number[] {
  const { kingsOnly } = systemOf(options);
  return layoutOf(options).all.map((id) => {
    const top = topOf(piles[id]);
    if (isFoundation(id)) return top === undefined ? ACE : rankOf(top) + 1;
    if (isCell(id)) return top === undefined ? ANY : 0;
    return top === undefined ? (kingsOnly ? KING : ANY) : rankOf(top) - 1;
  });
}

/** Every legal move, once each: by the pile it leaves, then the number of cards, then the target. */
export function moves(state: FreecellState): readonly FreecellMove[] {
  const wanted = wantedRanks(state);
  const found: FreecellMove[] = [];
  for (const from of layoutOf(state.options).all) addMovesFrom(state, from, wanted, found);
  return found;
}

/** Adds the legal moves that leave one pile. Which cards may leave it is asked once, not for each target. */
function addMovesFrom(
  state: FreecellState,
  from: PileId,
  wanted: readonly number[],
  found: FreecellMove[],
): void {
  const { build, foundationReturn } = systemOf(state.options);
  const { all, cells, columns } = layoutOf(state.options);
  const isHome = isFoundation(from);
  if (isHome && !foundationReturn) return;
  const pile = state.piles[from]!;
  const longest = isColumn(from) ? runLength(build, pile) : Math.min(1, pile.length);
  // What leaves a foundation goes to a cell, of which the layout has all first; several cards go to a column.
  const end = isHome ? cells.length : all.length;
  for (let count = 1; count <= longest; count++) {
    const rank = rankOf(pile[pile.length - count]!);
    for (let at = count > 1 ? all.length - columns.length : 0; at < end; at++) {
      if (wanted[at] !== rank && wanted[at] !== ANY) continue;
      const move = { from, to: all[at]!, count };
      if (move.to !== from && !refuseTo(state, move)) found.push(move);
    }
  }
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
  const wanted = wantedRanks(state);
  const goesOn = all.some((from) => {
    const found: FreecellMove[] = [];
    addMovesFrom(state, from, wanted, found);
    return found.some((move) => !isIdle(state, move));
  });
  return goesOn ? undefined : 'lost';
}
