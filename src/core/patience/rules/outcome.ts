import type { Card } from '../../cards/card.js';
import type { End } from '../../engine/rules.js';
import { type Piles, STOCK, type Transfer, isColumn } from '../piles.js';
import { isTurn, moves, targetsOf } from './moves.js';
import { refusal } from './refusal.js';
import { type PatienceState, canRedeal } from './state.js';
import { type Table, cardsIn } from './table.js';

/** Whether a move takes a whole column to an empty one, which changes nothing. */
const movesWholeColumn = (piles: Piles, { from, to, count }: Transfer): boolean =>
  isColumn(from) && isColumn(to) && piles[to]!.length === 0 && piles[from]!.length === count;

/** Moves that change nothing: from cell to cell, or a whole column to an empty one. */
export const isIdle = (table: Table, { piles }: PatienceState, move: Transfer): boolean =>
  (table.kinds[move.from] === 'cell' && table.kinds[move.to] === 'cell') ||
  movesWholeColumn(piles, move);

/** Whether the goal is reached. */
export function isWon(table: Table, { piles }: PatienceState): boolean {
  if (table.goal === 'columns') return cardsIn(piles, table.columns) === 0;
  const others = table.piles.filter((id) => table.kinds[id] !== 'foundation');
  const done = table.hole ? others.filter((id) => table.kinds[id] !== 'waste') : others;
  return cardsIn(piles, done) === 0;
}

/**
 * The cards that draws alone bring to the top of the waste: in the rest of this pass, and in one whole pass if a redeal
 * is left. Every later pass is the same.
 */
function coming(table: Table, state: PatienceState): readonly Card[] {
  const { draw } = table.stock!;
  const { piles } = state;
  const rest = [...piles[STOCK]!].reverse();
  const waste = piles[table.wastes[0]!]!;
  const tops = (pass: readonly Card[]): readonly Card[] =>
    pass.filter((_, index) => (index + 1) % draw === 0 || index === pass.length - 1);
  return [...tops(rest), ...(canRedeal(table, state) ? tops([...waste, ...rest]) : [])];
}

/** Whether a card that draws bring to the waste can be placed. */
function helpsToDraw(table: Table, state: PatienceState): boolean {
  const waste = table.wastes[0]!;
  const targets = targetsOf(table);
  return coming(table, state).some((card) => {
    const drawn = { ...state, piles: { ...state.piles, [waste]: [card] } };
    return targets.some((to) => !refusal(table, drawn, { from: waste, to, count: 1 }));
  });
}

/** Whether all that can be done is to draw cards to one waste, from which they are played. */
const drawsToPlay = ({ stock, hole, rules, wastes }: Table): boolean =>
  stock !== undefined && wastes.length === 1 && !hole && !rules.pairs;

/**
 * Won if the goal is reached. Lost if only useless moves are left: none at all, or draws that bring no card that can be
 * placed. It may look at hidden cards, because a lost game is no secret.
 */
export function outcome(table: Table, state: PatienceState): End | undefined {
  if (isWon(table, state)) return 'won';
  const useful = moves(table, state).filter((move) => !isIdle(table, state, move));
  if (!drawsToPlay(table)) return useful.length === 0 ? 'lost' : undefined;
  if (useful.some((move) => !isTurn(move))) return undefined;
  return useful.length > 0 && helpsToDraw(table, state) ? undefined : 'lost';
}
