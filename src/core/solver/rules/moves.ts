import { rankOf } from '../../cards/card.js';
import { rankAfter } from '../../patience/rules/table.js';
import type { Board } from './board.js';
import { columnToFill, fill, fillers, goesOnFoundation, isCovered } from './forced.js';
import { MoveList, countOf, fromOf, moveOf, talonOf, toOf } from './move.js';
import { makePair, writePairs } from './pairs.js';
import { FACES, type Plan } from './plan.js';
import { forEachDrawn } from './talon.js';

/** The number of cards at the top of a column that are in order. */
function runLength({ plan, cards, room, length, down }: Board, pile: number): number {
  const top = pile * room + length[pile]! - 1;
  const most = length[pile]! - down[pile]!;
  let longest = 1;
  for (const fits of plan.runs) {
    let count = 1;
    while (count < most && fits[cards[top - count]! * FACES + cards[top - count + 1]!]) count++;
    if (count > longest) longest = count;
  }
  return Math.min(longest, most);
}

/** The rank that an empty column takes: 0 for any, -1 if it takes none. */
function emptyRank({ table }: Plan, base: number, isFromWaste: boolean): number {
  switch (table.empty) {
    case 'any':
      return 0;
    case 'none':
      return -1;
    case 'waste':
      return isFromWaste ? 0 : -1;
    case 'base':
      return base;
    case 'highest': {
      const isDown = table.foundation?.direction === 'down';
      return rankAfter(table, base || table.lowest, isDown ? 1 : -1);
    }
  }
}

/** The kinds of piles from which columns take cards, as flags. */
const FROM_COLUMNS = 1;
const FROM_CELLS = 2;
const FROM_RESERVE = 4;
const FROM_WASTE = 8;

function allowedSources({ rules }: Plan['table']): number {
  const { from } = rules.columns;
  if (!from) return 15;
  const flags = {
    columns: FROM_COLUMNS,
    cells: FROM_CELLS,
    reserve: FROM_RESERVE,
    waste: FROM_WASTE,
  };
  return from.reduce((sum, kind) => sum | flags[kind], 0);
}

/** Lists the moves of a board, the ones to try first last. */
export class MoveWriter {
  private emptyColumn = -1;
  private emptyColumns = 0;
  private emptyCells = 0;
  private limit = 0;
  private limitToEmpty = 0;
  private readonly allowed: number;
  private readonly most: number;
  private list = new MoveList(new Int32Array(0));

  constructor(private readonly board: Board) {
    const { table } = board.plan;
    this.allowed = allowedSources(table);
    this.most = table.rules.columns.most ?? Infinity;
  }

  write(list: MoveList): void {
    const { board } = this;
    this.list = list;
    const column = columnToFill(board);
    if (column >= 0) {
      for (const from of fillers(board)) list.add(moveOf(from, column, 1));
      return;
    }
    this.look();
    if (board.waiting.length > 0) {
      this.addFollowing();
      return;
    }
    if (board.plan.returnsLate) this.addReturns();
    this.addTurns();
    if (board.plan.table.rules.pairs) writePairs(board, list);
    else this.addMoves();
  }

  /**
   * The moves after cards came back from foundations: they lay a card on the last one, or bring back another one.
   *
   * Proof that others need not be tried: in any win, each return can be put off until right before the first move that
   * needs it. Such a move lays a card on it, brings back the card below it on its foundation, or takes it to a cell that
   * it can't go to directly. Any other move of the card is left out, or is the return itself. Until then the other moves
   * stay legal: they find one card less in a column. So each return is needed by a later one, or by the move that ends
   * the sequence.
   */
  private addFollowing(): void {
    const { board, list } = this;
    const { waiting } = board;
    if (waiting.length === 1) {
      this.addMoves();
      const { to } = waiting[0]!;
      list.keep((move) => toOf(move) === to || (fromOf(move) === to && this.isCell(toOf(move))));
    }
    this.addReturns();
  }

  private isCell(pile: number): boolean {
    const { at, end } = this.board.plan.cells;
    return pile >= at && pile < end;
  }

  private look(): void {
    const { board } = this;
    const { columns, cells, table } = board.plan;
    this.emptyColumn = table.covers.length > 0 ? -1 : board.firstEmpty(columns);
    this.emptyColumns = this.emptyCells = 0;
    for (let pile = columns.at; pile < columns.end; pile++) {
      if (board.length[pile] === 0) this.emptyColumns++;
    }
    for (let pile = cells.at; pile < cells.end; pile++) {
      if (board.length[pile] === 0) this.emptyCells++;
    }
    this.limit = this.limitFor(this.emptyColumns);
    this.limitToEmpty = this.limitFor(this.emptyColumns - 1);
  }

  /** Draws, deals and redeals that are moves of their own. */
  private addTurns(): void {
    const { board } = this;
    const { plan, length } = board;
    if (plan.stock < 0 || plan.hasTalon) return;
    const left = length[plan.stock]!;
    if (left > 0) this.addDraws(left);
    else if (plan.wastes.end > plan.wastes.at && !plan.table.hole) this.addRedeal();
  }

  private addDraws(left: number): void {
    const { board, list } = this;
    const { stock, wastes, reserves, columns, table } = board.plan;
    const { to, draw } = table.stock!;
    if (to === 'waste') {
      for (let pile = wastes.at; pile < wastes.end; pile++) {
        list.add(moveOf(stock, pile, Math.min(draw, left)));
      }
    } else if (to !== 'fill' && this.canDeal()) {
      const { at, end } = to === 'columns' ? columns : reserves;
      list.add(moveOf(stock, at, Math.min(end - at, left)));
    }
  }

  private addRedeal(): void {
    const { board, list } = this;
    const { wastes, stock } = board.plan;
    if (board.cardsIn(wastes) > 0 && this.canRedeal()) list.add(moveOf(wastes.at, stock, 1));
  }

  private canDeal(): boolean {
    const { plan } = this.board;
    const { at, end } = plan.columns;
    if (!plan.table.stock!.noEmptyColumns || this.emptyColumns === 0) return true;
    return this.board.cardsIn(plan.columns) < end - at;
  }

  private canRedeal(): boolean {
    const { redeals } = this.board.plan.table.stock!;
    return redeals === 'unlimited' || this.board.redeals < redeals;
  }

  private addMoves(): void {
    const { board } = this;
    const { plan, length } = board;
    const { columns, cells, reserves, wastes, table } = plan;
    if (plan.hasTalon) this.addTalon();
    for (let pile = columns.at; pile < columns.end; pile++) {
      if (length[pile]! > 0) this.addColumn(pile);
    }
    if (!plan.hasTalon && !table.hole) this.addTops(wastes.at, wastes.end, FROM_WASTE);
    this.addTops(reserves.at, reserves.end, FROM_RESERVE);
    this.addTops(cells.at, cells.end, FROM_CELLS);
    if (table.foundation && table.foundation.back !== 'none' && !plan.returnsLate) {
      this.addReturns();
    }
    this.addRising();
  }

  /** The moves of single cards to columns and cells. */
  private addTops(at: number, end: number, source: number): void {
    const { board } = this;
    for (let pile = at; pile < end; pile++) {
      if (board.length[pile] === 0) continue;
      if (board.plan.hole) {
        this.addToHole(pile);
        continue;
      }
      if (source !== FROM_CELLS) this.addToCell(pile);
      if ((this.allowed & source) !== 0) this.addToColumns(pile, board.top(pile), 1, source);
    }
  }

  private addToCell(from: number): void {
    const { board, list } = this;
    if (this.emptyCells > 0) list.add(moveOf(from, board.firstEmpty(board.plan.cells), 1));
  }

  /** The moves of cards to columns, of which `face` is the lowest one. */
  private addToColumns(from: number, face: number, count: number, source: number): void {
    const { board, list, most } = this;
    const { columns, build, table } = board.plan;
    if (table.covers.length > 0 || count > most) return;
    const room = most - count;
    for (let to = columns.at; count <= this.limit && to < columns.end; to++) {
      const size = board.length[to]!;
      if (size === 0 || to === from || size > room || board.down[to] === size) continue;
      if (build[board.top(to) * FACES + face]) list.add(moveOf(from, to, count));
    }
    if (this.emptyColumn >= 0 && count <= this.limitToEmpty)
      this.addToEmpty(from, face, count, source);
  }

  private addToEmpty(from: number, face: number, count: number, source: number): void {
    const { board, list } = this;
    const rank = emptyRank(board.plan, board.base, source === FROM_WASTE);
    if (rank !== 0 && rank !== rankOf(face)) return;
    if (!board.key.areColumnsAlike) this.addToEachEmpty(from, count);
    // A whole column that goes to an empty one changes nothing.
    else if (source !== FROM_COLUMNS || board.length[from] !== count) {
      list.add(moveOf(from, this.emptyColumn, count));
    }
  }

  private addToEachEmpty(from: number, count: number): void {
    const { at, end } = this.board.plan.columns;
    for (let to = at; to < end; to++) {
      if (this.board.length[to] === 0) this.list.add(moveOf(from, to, count));
    }
  }

  /** How many cards may go to a column together, to one with cards or to an empty one. */
  private limitFor(emptyColumns: number): number {
    const { move, empty } = this.board.plan.table;
    if (move === 'one') return 1;
    if (move !== 'supermove' && move !== 'full-supermove') return Infinity;
    const columns = empty === 'any' ? emptyColumns : 0;
    const cells = this.emptyCells;
    return Math.max(1, move === 'supermove' ? cells + columns + 1 : (cells + 1) * 2 ** columns);
  }

  private addColumn(from: number): void {
    const { board } = this;
    const { table } = board.plan;
    const open = board.length[from]! - board.down[from]!;
    if (open <= 0 || isCovered(board, from)) return;
    if (table.hole) {
      this.addToHole(from);
      return;
    }
    this.addToCell(from);
    if ((this.allowed & FROM_COLUMNS) === 0) return;
    const [least, most] = this.countsOf(from, open);
    for (let count = least; count <= most; count++) {
      this.addToColumns(from, board.below(from, count - 1), count, FROM_COLUMNS);
    }
  }

  private countsOf(from: number, open: number): readonly [least: number, most: number] {
    const { move } = this.board.plan.table;
    if (move === 'one') return [1, 1];
    if (move === 'group') return [1, open];
    const length = runLength(this.board, from);
    return move === 'whole-run' ? [length, length] : [1, length];
  }

  private addToHole(from: number): void {
    const { board, list } = this;
    const { wastes, hole } = board.plan;
    const isFree = board.length[wastes.at] === 0;
    if (isFree || hole![board.top(wastes.at) * FACES + board.top(from)]) {
      list.add(moveOf(from, wastes.at, 1));
    }
    if (!this.isCell(from)) this.addToCell(from);
  }

  /** Cards that come back from foundations, if each is a move of its own. */
  private addReturns(): void {
    const { board } = this;
    const { plan, length } = board;
    const { back } = plan.table.foundation!;
    for (let pile = plan.foundations.at; pile < plan.foundations.end; pile++) {
      if (length[pile] === 0 || (length[pile] === 1 && staysFirst(plan))) continue;
      if (back !== 'columns') this.addToCell(pile);
      if (back !== 'cells' && !plan.hole) this.addToColumns(pile, board.top(pile), 1, 0);
      // The engine lets a card go from one foundation to another one.
      if (back === 'both' && !plan.returnsLate) this.addToFoundations(pile, board.top(pile), 1, 0);
    }
  }

  /** The moves to foundations. */
  private addRising(): void {
    const { board } = this;
    const { plan, length } = board;
    if (!plan.table.foundation) return;
    for (const pile of plan.sources) {
      if (length[pile] === 0) continue;
      if (board.down[pile] === length[pile] || isCovered(board, pile)) continue;
      this.addToFoundations(pile, board.top(pile), 1, 0);
    }
  }

  private addToFoundations(from: number, face: number, count: number, talon: number): void {
    const { board, list } = this;
    if (board.wanted[face] === 0) return;
    const { at, end } = board.plan.foundations;
    let [isUpTaken, isDownTaken] = [false, false];
    for (let to = at; to < end; to++) {
      if (to === from || !goesOnFoundation(board, to, face)) continue;
      if (board.length[to] === 0) {
        // Empty foundations of one direction are alike.
        if (board.plan.goesUp[to] ? isUpTaken : isDownTaken) continue;
        if (board.plan.goesUp[to]) isUpTaken = true;
        else isDownTaken = true;
      }
      list.add(moveOf(from, to, count, talon));
    }
  }

  /** Every card that draws bring to the top of the waste, and where it can go. */
  private addTalon(): void {
    forEachDrawn(this.board, (index, isRedealt) => this.addDrawn(index, isRedealt));
  }

  private addDrawn(index: number, isRedealt: boolean): void {
    const { board, list, emptyCells } = this;
    const { plan } = board;
    const face = board.talon[index]!;
    const from = plan.wastes.at;
    const start = list.length;
    if (emptyCells > 0) this.addToCell(from);
    if ((this.allowed & FROM_WASTE) !== 0) this.addToColumns(from, face, 1, FROM_WASTE);
    if (plan.table.foundation) this.addToFoundations(from, face, 1, 0);
    for (let n = start; n < list.length; n++) {
      list.moves[n] = moveOf(from, toOf(list.moves[n]!), isRedealt ? 2 : 1, index + 1);
    }
  }
}

/** Whether the first card of a foundation stays there: its rank was dealt, so it must be seen. */
export function staysFirst({ table, base }: Plan): boolean {
  return base === undefined && table.foundation!.base !== 'first';
}

/** Makes a move, without what follows by itself. */
export function makeMove(board: Board, move: number): void {
  const { plan } = board;
  const [from, to] = [fromOf(move), toOf(move)];
  const index = talonOf(move);
  if (plan.returnsLate) {
    const isReturn = from >= plan.foundations.at && from < plan.foundations.end;
    if (isReturn) board.wait(from, to);
    else if (board.waiting.length > 0) board.endWait();
  }
  if (plan.table.rules.pairs && from !== plan.stock && to !== plan.stock) {
    makePair(board, move);
  } else if (index >= 0) board.take(index, to, countOf(move) === 2);
  else if (from === plan.stock) makeDraw(board, to, countOf(move));
  else if (to === plan.stock) board.redeal();
  else board.move(from, to, countOf(move));
}

function makeDraw(board: Board, to: number, count: number): void {
  const { plan } = board;
  const rule = plan.table.stock!.to;
  if (columnToFill(board) >= 0) fill(board, plan.stock, to);
  else if (rule === 'columns') board.deal(plan.columns, count);
  else if (rule === 'reserve') board.deal(plan.reserves, count);
  else board.draw(to, count);
}
