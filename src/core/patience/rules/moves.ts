import { type Rank, rankOf } from '../../cards/card.js';
import { listOf } from '../../cards/list.js';
import type { Hand } from '../move-resolver.js';
import { STOCK, type Transfer, topOf } from '../piles.js';
import { pairMoves } from './pairs.js';
import {
  drawCount,
  drawTargets,
  emptyRank,
  pendingFills,
  refusal,
  refuseFrom,
  refuseTo,
} from './refusal.js';
import { nextRanks, runLength } from './sequence.js';
import { type PatienceState, faceUp, needsFlip } from './state.js';
import { type Table, cardsIn, firstRank, goesUp, isCovered, rankAfter } from './table.js';

/** The move that turns a column's top card over, legal or not. */
export const flip = (pile: string): Transfer => ({ from: pile, to: pile, count: 1 });

/** Whether a move leads from or to the stock: a draw, a deal or a redeal. */
export const isTurn = ({ from, to }: Transfer): boolean => from === STOCK || to === STOCK;

/** The move that puts all wastes back to the stock, legal or not. */
export const redeal = ({ wastes }: Table, { piles }: PatienceState): Transfer => ({
  from: wastes[0]!,
  to: STOCK,
  count: cardsIn(piles, wastes),
});

/** The moves that draw or deal cards from the stock, legal or not: one for each waste. */
function draws(table: Table, state: PatienceState): readonly Transfer[] {
  if (!table.stock) return [];
  const count = drawCount(table, state);
  return drawTargets(table).map((to) => ({ from: STOCK, to, count }));
}

/**
 * The move of a press on the stock, legal or not: a draw to the first empty waste, else to the first one; or a redeal.
 */
export function turn(table: Table, state: PatienceState): Transfer | undefined {
  const { piles } = state;
  const isPassed = piles[STOCK]?.length === 0 && !table.hole;
  if (isPassed && cardsIn(piles, table.wastes) > 0) {
    return redeal(table, state);
  }
  const all = draws(table, state);
  return table.wastes.length < 2
    ? all[0]
    : (all.find(({ to }) => piles[to]!.length === 0) ?? all[0]);
}

/** The numbers of cards that may leave a pile together, ascending. */
function counts(table: Table, state: PatienceState, from: string): readonly number[] {
  if (state.piles[from]!.length === 0) return [];
  switch (table.kinds[from]!) {
    case 'column':
      return columnCounts(table, state, from);
    case 'waste':
      return table.hole ? [] : [1];
    case 'foundation':
      return table.foundation && table.foundation.back !== 'none' ? [1] : [];
    case 'cell':
    case 'reserve':
      return [1];
    case 'stock':
      return [];
  }
}

function columnCounts(table: Table, state: PatienceState, from: string): readonly number[] {
  const { move } = table;
  const open = faceUp(state, from);
  if (open <= 0 || isCovered(table, state.piles, from)) return [];
  if (move === 'one') return [1];
  if (move === 'group') return listOf(open, (index) => index + 1);
  const length = runLength(table, state.piles[from]!, open);
  return move === 'whole-run' ? [length] : listOf(length, (index) => index + 1);
}

/** Where cards are laid, in the order of the moves. */
export const targetsOf = ({
  cells,
  foundations,
  columns,
  hole,
  wastes,
}: Table): readonly string[] => [...(hole ? wastes : []), ...cells, ...foundations, ...columns];

/** A pile that takes cards of whatever rank, as far as their rank goes. */
const ANY_RANK = -1;
const bitsOf = (ranks: readonly Rank[]): number =>
  ranks.reduce((bits, rank) => bits | (1 << rank), 0);

/** The ranks that a pile takes, as bits. Most moves are out by it. */
function acceptedRanks(table: Table, state: PatienceState, to: string): number {
  switch (table.kinds[to]!) {
    case 'column':
      return columnRanks(table, state, to);
    case 'foundation':
      return foundationRanks(table, state, to);
    case 'cell':
      return state.piles[to]!.length === 0 ? ANY_RANK : 0;
    case 'waste':
      return ANY_RANK;
    case 'reserve':
    case 'stock':
      return 0;
  }
}

function columnRanks(table: Table, state: PatienceState, to: string): number {
  const { build } = table;
  const top = topOf(state.piles[to]);
  if (table.covers.length > 0) return 0;
  if (top === undefined) {
    const rank = emptyRank(table, state);
    return rank === undefined ? ANY_RANK : 1 << rank;
  }
  if (build === 'anything') return ANY_RANK;
  return build && top >= 0 ? bitsOf(nextRanks(build, table, rankOf(top))) : 0;
}

function foundationRanks(table: Table, state: PatienceState, to: string): number {
  const top = topOf(state.piles[to]);
  if (table.foundation?.runs) return top === undefined ? ANY_RANK : 0;
  if (top !== undefined) return 1 << rankAfter(table, rankOf(top), goesUp(table, to) ? 1 : -1);
  const rank = firstRank(table, state.piles, to);
  return rank === undefined ? ANY_RANK : 1 << rank;
}

const hasRank = (ranks: number, rank: Rank): boolean =>
  ranks === ANY_RANK || ((ranks >> rank) & 1) === 1;

/** Whether a pile takes cards of a rank, as far as their rank goes. */
export const takesRank = (table: Table, state: PatienceState, to: string, rank: Rank): boolean =>
  hasRank(acceptedRanks(table, state, to), rank);

/** The piles that take cards, with the ranks that they take. */
type Targets = readonly (readonly [to: string, ranks: number])[];

const targetsIn = (table: Table, state: PatienceState): Targets =>
  targetsOf(table).map((to) => [to, acceptedRanks(table, state, to)] as const);

/** The legal moves of so many cards of a pile to other piles. */
function movesOf(
  table: Table,
  state: PatienceState,
  { from, count }: Hand,
  targets: Targets,
): readonly Transfer[] {
  const pile = state.piles[from]!;
  const rank = rankOf(pile[pile.length - count]!);
  const isBack = table.kinds[from] === 'foundation';
  const found: Transfer[] = [];
  for (const [to, ranks] of targets) {
    if (to === from || !hasRank(ranks, rank)) continue;
    const move = { from, to, count };
    const refused = isBack ? refuseFrom(table, state, move) : undefined;
    if (!refused && !refuseTo(table, state, move)) found.push(move);
  }
  return found;
}

/** The move of a complete run to a foundation, if it is legal and its cards don't move together otherwise. */
function runMoves(
  table: Table,
  state: PatienceState,
  from: string,
  targets: Targets,
): readonly Transfer[] {
  const { suitSize, kinds, foundation } = table;
  const isColumn = foundation?.runs && kinds[from] === 'column';
  if (!isColumn || state.piles[from]!.length < suitSize) return [];
  const foundations = targets.filter(([to]) => kinds[to] === 'foundation');
  return movesOf(table, state, { from, count: suitSize }, foundations);
}

/** The moves of the top card of a run that is never divided: to any pile but a column. */
function topMoves(
  table: Table,
  state: PatienceState,
  from: string,
  targets: Targets,
): readonly Transfer[] {
  const { move, kinds } = table;
  if (move !== 'whole-run' || kinds[from] !== 'column') return [];
  const [length = 1] = counts(table, state, from);
  if (length === 1) return [];
  const others = targets.filter(([to]) => kinds[to] !== 'column');
  return movesOf(table, state, { from, count: 1 }, others);
}

/** The legal moves that leave one pile for another, without turns of the stock. */
function movesFrom(
  table: Table,
  state: PatienceState,
  from: string,
  targets: Targets,
): readonly Transfer[] {
  const all = counts(table, state, from);
  const found = [
    ...topMoves(table, state, from, targets),
    ...all.flatMap((count) => movesOf(table, state, { from, count }, targets)),
  ];
  if (all.includes(table.suitSize)) return found;
  return [...found, ...runMoves(table, state, from, targets)];
}

/**
 * Every legal move, once each: the stock, then flips, then by the pile that it leaves. In a game of pairs, the pairs come
 * first.
 */
export function moves(table: Table, state: PatienceState): readonly Transfer[] {
  const fills = pendingFills(table, state);
  if (fills.length > 0) return fills;
  const turns = [
    ...draws(table, state).filter(({ count }) => count > 0),
    ...(table.stock && table.wastes.length > 0 ? [redeal(table, state)] : []),
    ...table.columns.filter((id) => needsFlip(state, id)).map(flip),
  ].filter((move) => !refusal(table, state, move));
  if (table.rules.pairs) return [...pairMoves(table, state), ...turns];
  const sources = table.piles.filter((id) => table.kinds[id] !== 'stock');
  const targets = targetsIn(table, state);
  return [...turns, ...sources.flatMap((from) => movesFrom(table, state, from, targets))];
}
