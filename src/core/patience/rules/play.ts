import type { Card } from '../../cards/card.js';
import { type Piles, STOCK, type Transfer, isFoundation, transfer } from '../piles.js';
import { removedBy } from './pairs.js';
import { dealsRound, pendingFills } from './refusal.js';
import { type PatienceState, turnedUp } from './state.js';
import type { Table } from './table.js';

/** Puts the cards of all wastes back: the first one drawn is the next one to be drawn. */
function putBack({ wastes }: Table, piles: Piles): Piles {
  const empty = Object.fromEntries(wastes.map((id) => [id, []]));
  return { ...piles, ...empty, [STOCK]: wastes.flatMap((id) => piles[id]!).reverse() };
}

/** The cards that the player took back from foundations and has not moved since, after a move. */
function takenBackAfter(
  { piles, takenBack }: PatienceState,
  { from, count }: Transfer,
): readonly Card[] {
  const moved = piles[from]!.slice(-count);
  const rest = takenBack.filter((card) => !moved.includes(card));
  return isFoundation(from) ? [...rest, ...moved] : rest;
}

/**
 * The transfers of single piles that a legal move is made of. Usually it is one; a deal to all columns, a pair and a
 * redeal of several wastes are more.
 */
export function transfersOf(
  table: Table,
  state: PatienceState,
  move: Transfer,
): readonly Transfer[] {
  const { from, to, count } = move;
  // Nothing else may be done before an empty column is filled, so it is a fill.
  if (pendingFills(table, state).length > 0) return [move];
  if (from === STOCK && dealsRound(table)) {
    const goals = table.stock!.to === 'columns' ? table.columns : table.reserves;
    return goals.slice(0, count).map((id) => ({ from, to: id, count: 1 }));
  }
  if (to === STOCK) {
    const used = table.wastes.filter((id) => state.piles[id]!.length > 0);
    return used.map((id) => ({ from: id, to, count: state.piles[id]!.length }));
  }
  if (!table.rules.pairs || from === STOCK || from === to) return [move];
  const gone = removedBy(table, state, move);
  return gone.map((id) => ({ from: id, to: table.foundations[0]!, count: 1 }));
}

const NO_POINTS = { up: 0, back: 0, fromWaste: 0, flip: 0, redeal: 0, move: 0 };

/** What a move is worth, in points. */
function pointsFor({ rules, kinds }: Table, { from, to, count }: Transfer): number {
  if (typeof rules.score !== 'object') return 0;
  const points = { ...NO_POINTS, ...rules.score };
  const [kind, goal] = [kinds[from], kinds[to]];
  if (from === to) return points.flip;
  if (goal === 'stock') return points.redeal;
  if (goal === 'foundation') return points.move + points.up * count;
  if (kind === 'foundation') return points.move + points.back;
  return points.move + (kind === 'waste' && goal === 'column' ? points.fromWaste : 0);
}

/** The state after a legal move. */
export function play<Options extends object>(
  table: Table,
  state: PatienceState<Options>,
  move: Transfer,
): PatienceState<Options> {
  const { from, to } = move;
  const { score } = table.rules;
  const least = typeof score === 'object' ? (score.least ?? -Infinity) : 0;
  const piles =
    to === STOCK
      ? putBack(table, state.piles)
      : transfersOf(table, state, move).reduce(transfer, state.piles);
  const flipped = from === to && { ...state.faceDown, [from]: state.faceDown[from]! - 1 };
  return {
    ...state,
    piles,
    faceDown: turnedUp(table, { faceDown: flipped || state.faceDown }, piles),
    redeals: state.redeals + (to === STOCK ? 1 : 0),
    score: Math.max(least, state.score + pointsFor(table, move)),
    takenBack: takenBackAfter(state, move),
  };
}
