import { type Card, type Rank, isRed, rankOf } from '../../cards/card.js';
import { STOCK, type Transfer, topOf } from '../piles.js';
import { refusePair } from './pairs.js';
import { type RulesRefusal, badCount, refuseCount, refusePiles } from './refusals.js';
import { fitsOn, hasCompleteRun, nextRanks, runLength, suitsFit } from './sequence.js';
import { type PatienceState, canRedeal, faceUp, needsFlip } from './state.js';
import {
  type Table,
  baseRank,
  cardsIn,
  firstRank,
  goesUp,
  highestRank,
  isCovered,
  isLetter,
  rankAfter,
} from './table.js';

/**
 * The fills of an empty column, one of which has to be made before anything else. Of several piles of a reserve, the
 * player chooses one.
 */
export function pendingFills(
  { fill, columns, reserves, wastes, covers }: Table,
  { piles }: PatienceState,
): readonly Transfer[] {
  if (fill.length === 0 || covers.length > 0) return [];
  const to = columns.find((id) => piles[id]!.length === 0);
  if (to === undefined) return [];
  const sources = { reserve: reserves, waste: wastes, stock: [STOCK] };
  for (const source of fill) {
    const filled = sources[source].filter((id) => (piles[id]?.length ?? 0) > 0);
    if (filled.length > 0) return filled.map((from) => ({ from, to, count: 1 }));
  }
  return [];
}

/** The number of cards that leave the stock at once. */
export function drawCount({ stock, columns, reserves }: Table, { piles }: PatienceState): number {
  const { to, draw } = stock!;
  const most = { waste: draw, columns: columns.length, reserve: reserves.length, fill: 0 }[to];
  return Math.min(most, piles[STOCK]!.length);
}

/** Whether the stock is dealt to columns or reserves, one card to each. */
export const dealsRound = ({ stock }: Table): boolean =>
  stock?.to === 'columns' || stock?.to === 'reserve';

/** The piles that a draw or a deal from the stock is named by. */
export function drawTargets({ stock, columns, reserves, wastes }: Table): readonly string[] {
  switch (stock?.to) {
    case 'waste':
      return wastes;
    case 'columns':
      return columns.slice(0, 1);
    case 'reserve':
      return reserves.slice(0, 1);
    case 'fill':
    case undefined:
      return [];
  }
}

/** The empty column that forbids a deal. It allows it if there are too few cards to fill all columns. */
function emptyColumn({ stock, columns }: Table, { piles }: PatienceState): string | undefined {
  const isForbidden = stock!.noEmptyColumns && cardsIn(piles, columns) >= columns.length;
  return isForbidden ? columns.find((id) => piles[id]!.length === 0) : undefined;
}

function refuseDraw(table: Table, state: PatienceState, move: Transfer): RulesRefusal | undefined {
  if (!drawTargets(table).includes(move.to)) return { code: 'stock-turns' };
  const empty = dealsRound(table) ? emptyColumn(table, state) : undefined;
  if (empty !== undefined) return { code: 'no-empty-column', pile: empty };
  return move.count === drawCount(table, state) ? undefined : badCount(move.count);
}

/** A redeal takes all cards of all wastes. */
function refuseRedeal(table: Table, state: PatienceState, count: number): RulesRefusal | undefined {
  if (state.piles[STOCK]!.length > 0) return { code: 'stock-left' };
  if (!canRedeal(table, state)) return { code: 'no-redeal', redeals: state.redeals };
  return count === cardsIn(state.piles, table.wastes) ? undefined : badCount(count);
}

function refuseReturn(
  table: Table,
  state: PatienceState,
  move: Transfer,
): RulesRefusal | undefined {
  const { back, base } = table.foundation!;
  const goal = table.kinds[move.to];
  if (back === 'none') return { code: 'no-return' };
  if (back === 'cells' && goal !== 'cell') return { code: 'return-to-cell' };
  if (back === 'columns' && goal !== 'column') return { code: 'return-to-column' };
  // The rank of a base that was dealt is known by the cards of the foundations only.
  const isBase = !isLetter(base) && base !== 'first' && state.piles[move.from]!.length === 1;
  if (isBase) return { code: 'base-stays' };
  return move.count > 1 && goal !== 'cell' ? badCount(move.count) : undefined;
}

/** Whether these cards may leave a column together. */
function refuseColumn(
  table: Table,
  state: PatienceState,
  move: Transfer,
): RulesRefusal | undefined {
  const { from, count } = move;
  const open = faceUp(state, from);
  if (needsFlip(state, from)) return { code: 'turn-first', pile: from };
  if (isCovered(table, state.piles, from)) {
    return { code: 'covered', card: topOf(state.piles[from])! };
  }
  if (count > open) return { code: 'face-down' };
  const isToColumn = table.kinds[move.to] === 'column';
  const isRunUp = table.foundation?.runs && table.kinds[move.to] === 'foundation';
  // A run that is never divided gives its top card to foundations and cells all the same.
  return isRunUp || (count === 1 && !isToColumn)
    ? undefined
    : refuseGroup(table, state.piles[from]!, open, count);
}

/** Whether that many of the open cards of a column move together. */
function refuseGroup(
  table: Table,
  pile: readonly Card[],
  open: number,
  count: number,
): RulesRefusal | undefined {
  const rule = table.move;
  if (rule === 'group' || (count === 1 && rule !== 'whole-run')) return undefined;
  const length = runLength(table, pile, open);
  if (rule === 'one') {
    const isRun = table.build !== undefined && count <= length;
    return isRun ? { code: 'too-many', count, allowed: 1 } : { code: 'top-only' };
  }
  if (count > length) return { code: 'not-in-order', build: table.run.by };
  return rule === 'whole-run' && count < length ? { code: 'whole-run' } : undefined;
}

/** Whether the cards may leave their pile, which is neither the stock nor going there. */
export function refuseFrom(
  table: Table,
  state: PatienceState,
  move: Transfer,
): RulesRefusal | undefined {
  switch (table.kinds[move.from]!) {
    case 'foundation':
      return refuseReturn(table, state, move);
    case 'waste':
      if (table.hole) return { code: 'no-return' };
      return move.count > 1 ? { code: 'waste-top' } : undefined;
    case 'reserve':
      return move.count > 1 ? { code: 'top-only' } : undefined;
    case 'cell':
      return move.count > 1 ? badCount(move.count) : undefined;
    case 'column':
      return refuseColumn(table, state, move);
    case 'stock':
      return { code: 'stock-turns' };
  }
}

function refuseRun(table: Table, state: PatienceState, move: Transfer): RulesRefusal | undefined {
  const isRun =
    table.kinds[move.from] === 'column' &&
    move.count === table.suitSize &&
    hasCompleteRun(table, state.piles[move.from]!, faceUp(state, move.from));
  if (!isRun) return { code: 'runs-only' };
  return state.piles[move.to]!.length > 0 ? { code: 'foundation-full' } : undefined;
}

/** Whether a foundation takes a card. */
function refuseUp(table: Table, state: PatienceState, move: Transfer): RulesRefusal | undefined {
  const { by, runs } = table.foundation!;
  if (runs) return refuseRun(table, state, move);
  if (move.count > 1) return { code: 'one-card-up' };
  const card = topOf(state.piles[move.from])!;
  const pile = state.piles[move.to]!;
  const top = topOf(pile);
  if (top === undefined) {
    const rank = firstRank(table, state.piles, move.to);
    const isBase = rank === undefined || rank === rankOf(card);
    return isBase ? undefined : { code: 'foundation-starts-with-ace', card, rank };
  }
  if (pile.length >= table.suitSize) return { code: 'foundation-full' };
  const next = rankAfter(table, rankOf(top), goesUp(table, move.to) ? 1 : -1);
  const isNext = rankOf(card) === next && suitsFit(by, card, top);
  return isNext ? undefined : { code: 'foundation-next', card, top };
}

/** The rank that an empty column takes. `undefined` for any. */
export function emptyRank(table: Table, state: PatienceState): Rank | undefined {
  if (table.empty === 'highest') return highestRank(table, state.piles);
  return table.empty === 'base' ? baseRank(table, state.piles) : undefined;
}

function refuseEmpty(table: Table, state: PatienceState, move: Transfer): RulesRefusal | undefined {
  const rule = table.empty;
  if (rule === 'none') return { code: 'stays-empty' };
  if (rule === 'waste') {
    return table.kinds[move.from] === 'waste' ? undefined : { code: 'waste-only-here' };
  }
  const rank = emptyRank(table, state);
  const card = state.piles[move.from]!.at(-move.count)!;
  return rank === undefined || rank === rankOf(card)
    ? undefined
    : { code: 'kings-only', card, rank };
}

/** How many cards of a sequence may go together to a column. */
export function supermoveLimit(table: Table, { piles }: PatienceState, to: string): number {
  const { move } = table;
  if (move === 'one') return 1;
  if (move !== 'supermove' && move !== 'full-supermove') return Infinity;
  const isEmpty = (id: string): boolean => id !== to && piles[id]!.length === 0;
  const cells = table.cells.filter(isEmpty).length;
  const columns = table.empty === 'any' ? table.columns.filter(isEmpty).length : 0;
  return move === 'supermove' ? cells + columns + 1 : (cells + 1) * 2 ** columns;
}

const SOURCES = { column: 'columns', cell: 'cells', reserve: 'reserve', waste: 'waste' } as const;

/** Whether a column takes the cards: the build rule, or the rule for an empty column. */
function refuseBuild(table: Table, state: PatienceState, move: Transfer): RulesRefusal | undefined {
  const { from, to } = move;
  if (needsFlip(state, to)) return { code: 'turn-first', pile: to };
  if (table.covers.length > 0) return { code: 'no-building', target: topOf(state.piles[to]) };
  if (!comesFrom(table, from)) return { code: 'not-from-here' };
  const target = topOf(state.piles[to]);
  const refused =
    target === undefined
      ? refuseEmpty(table, state, move)
      : refuseTarget(table, state.piles[from]!.at(-move.count)!, target);
  return refused ?? refuseNumber(table, state, move);
}

/** Whether columns take cards of that pile. */
function comesFrom({ rules, kinds }: Table, pile: string): boolean {
  const kind = kinds[pile]!;
  const { from } = rules.columns;
  return !from || kind === 'stock' || kind === 'foundation' || from.includes(SOURCES[kind]);
}

/** Whether so many cards may go to a column at once, and whether it has room for them. */
function refuseNumber(
  table: Table,
  state: PatienceState,
  { to, count }: Transfer,
): RulesRefusal | undefined {
  const { most = Infinity } = table.rules.columns;
  if (state.piles[to]!.length + count > most) return { code: 'column-full', most };
  const allowed = supermoveLimit(table, state, to);
  return count > Math.max(1, allowed) ? { code: 'too-many', count, allowed } : undefined;
}

function refuseTarget(table: Table, card: Card, target: Card): RulesRefusal | undefined {
  const { build } = table;
  if (fitsOn(table, card, target)) return undefined;
  if (build === undefined || build === 'anything') return { code: 'no-building', target };
  const { by, direction = 'down' } = build;
  // Seen from the card, the direction is the opposite one.
  const needed = { down: 'up', up: 'down', both: 'both' } as const;
  const [rank, other] = nextRanks({ ...build, direction: needed[direction] }, table, rankOf(card));
  if (rank === undefined) return { code: 'needs-empty', card };
  const isRedNeeded = by === 'alternate' ? !isRed(card) : isRed(card);
  const color = isRedNeeded ? 'red' : 'black';
  return { code: 'build', build: by, card, target, rank, other, color };
}

function refuseHole(table: Table, state: PatienceState, move: Transfer): RulesRefusal | undefined {
  const { wrap, kingEnds } = table.hole!;
  if (move.count > 1) return { code: 'top-only' };
  const card = topOf(state.piles[move.from])!;
  const top = topOf(state.piles[move.to]);
  if (top === undefined) return undefined;
  if (kingEnds && rankOf(top) === table.highest) return { code: 'on-king' };
  const ranks = nextRanks({ direction: 'both', wrap }, table, rankOf(card));
  if (ranks.includes(rankOf(top))) return undefined;
  // Nothing goes on a king that ends a sequence.
  const [rank, other] = ranks.filter((one) => !kingEnds || one !== table.highest);
  return { code: 'not-next', card, top, rank: rank!, other };
}

/** Whether a pile takes cards that may leave together. */
export function refuseTo(
  table: Table,
  state: PatienceState,
  move: Transfer,
): RulesRefusal | undefined {
  if (table.hole && table.kinds[move.to] === 'column') return { code: 'waste-only' };
  switch (table.kinds[move.to]!) {
    case 'foundation':
      return refuseUp(table, state, move);
    case 'column':
      return refuseBuild(table, state, move);
    case 'cell': {
      const held = topOf(state.piles[move.to]);
      if (held !== undefined) return { code: 'cell-taken', card: held };
      return move.count > 1 ? { code: 'one-card-a-cell' } : undefined;
    }
    case 'waste':
      if (table.hole) return refuseHole(table, state, move);
      return { code: 'takes-none', pile: move.to };
    case 'reserve':
    case 'stock':
      return { code: 'takes-none', pile: move.to };
  }
}

/** A move that turns cards: a flip, a draw, a redeal. `undefined` if the move is another one. */
function refuseTurn(
  table: Table,
  state: PatienceState,
  move: Transfer,
): { readonly refused: RulesRefusal | undefined } | undefined {
  const { from, to, count } = move;
  if (from === to) {
    if (!needsFlip(state, from)) return { refused: { code: 'same-pile' } };
    return { refused: count === 1 ? undefined : badCount(count) };
  }
  const isRedeal = to === STOCK && from === table.wastes[0] && !table.hole;
  if (isRedeal && cardsIn(state.piles, table.wastes) > 0) {
    return { refused: refuseRedeal(table, state, count) };
  }
  const refused = refuseCount(state.piles, move);
  if (refused) return { refused };
  return from === STOCK ? { refused: refuseDraw(table, state, move) } : undefined;
}

const refuseFill = (fills: readonly Transfer[], move: Transfer): RulesRefusal | undefined =>
  fills.some((fill) => isSameMove(fill, move))
    ? undefined
    : { code: 'fill-first', pile: fills[0]!.to };

const isSameMove = (one: Transfer, other: Transfer): boolean =>
  one.from === other.from && one.to === other.to && one.count === other.count;

/**
 * Returns why a move is illegal, or `undefined` if it is legal. Never throws: the move is untrusted. It reads no
 * face-down card, so it says the same of a view.
 */
export function refusal(
  table: Table,
  state: PatienceState,
  move: Transfer,
): RulesRefusal | undefined {
  const unknown = refusePiles(state.piles, move);
  if (unknown) return unknown;
  const fills = pendingFills(table, state);
  if (fills.length > 0) return refuseFill(fills, move);
  const turn = refuseTurn(table, state, move);
  if (turn) return turn.refused;
  if (table.rules.pairs) return refusePair(table, state, move);
  return refuseFrom(table, state, move) ?? refuseTo(table, state, move);
}
