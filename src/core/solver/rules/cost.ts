import { rankOf } from '../../cards/card.js';
import { FARTHEST } from '../best-first.js';
import type { Board } from './board.js';
import { FACES, type Plan } from './plan.js';

/** The figures of a position, or what each of them counts. */
export interface Figures {
  /** Cards that must leave. */
  left: number;
  /** Cards that are not in the order of the foundations, or of complete runs, with the card below. */
  breaks: number;
  /** Cards that could not be built on the card below. */
  loose: number;
  /** Cards that lie on a card that goes up before them. */
  blocked: number;
  /** Face-down cards. */
  hidden: number;
  /** Cards in cells. */
  held: number;
  /** Empty columns. */
  empty: number;
  /** Cards in the stock. */
  stock: number;
}

/** The kinds of games that have weights of their own: cards go to one hole, complete runs go up, or neither. */
export type Kind = 'hole' | 'runs' | 'others';

/** What the figures count. Found by trial with hundreds of deals. In a hole, a card left in the stock is a help. */
export const WEIGHTS: Readonly<Record<Kind, Figures>> = {
  hole: { left: 4, breaks: 0, loose: 0, blocked: 0, hidden: 0, held: 1, empty: 0, stock: -2 },
  runs: { left: 4, breaks: 4, loose: 4, blocked: 0, hidden: 6, held: 2, empty: -6, stock: 9 },
  others: { left: 4, breaks: 0, loose: 3, blocked: 3, hidden: 2, held: 2, empty: -3, stock: 0 },
};

function addColumn(board: Board, pile: number, base: number, sum: Figures): void {
  const { plan, length, cards, room } = board;
  const { suitSize } = plan.table;
  const at = pile * room;
  let lowest = Infinity;
  for (let n = 0; n < length[pile]!; n++) {
    const face = cards[at + n]!;
    const height = (rankOf(face) - base + suitSize) % suitSize;
    if (height > lowest) sum.blocked++;
    else lowest = height;
    if (n === 0) continue;
    const pair = cards[at + n - 1]! * FACES + face;
    if (!plan.complete[pair]) sum.breaks++;
    if (!plan.build[pair]) sum.loose++;
  }
}

/** @param looksInside whether the order of the cards counts */
function figuresOf(board: Board, looksInside: boolean): Figures {
  const { plan, length, down, left, talonLength } = board;
  const { columns, cells, stock } = plan;
  const base = board.base || 1;
  const none = { breaks: 0, loose: 0, blocked: 0, hidden: 0, empty: 0 };
  const sum: Figures = { ...none, left, held: board.cardsIn(cells), stock: talonLength };
  if (stock >= 0) sum.stock += length[stock]!;
  for (let pile = columns.at; pile < columns.end; pile++) {
    if (length[pile] === 0) sum.empty++;
    sum.hidden += down[pile]!;
    if (looksInside) addColumn(board, pile, base, sum);
  }
  return sum;
}

export function kindOf({ table }: Plan): Kind {
  if (table.hole) return 'hole';
  return table.foundation?.runs ? 'runs' : 'others';
}

/** Estimates how far a position is from a win. */
export function costOf(board: Board, weights: Readonly<Figures>): number {
  const { breaks, loose, blocked } = weights;
  const sum = figuresOf(board, breaks !== 0 || loose !== 0 || blocked !== 0);
  const cost =
    weights.left * sum.left +
    breaks * sum.breaks +
    loose * sum.loose +
    blocked * sum.blocked +
    weights.hidden * sum.hidden +
    weights.held * sum.held +
    weights.empty * sum.empty +
    weights.stock * sum.stock;
  return Math.max(0, Math.min(FARTHEST, cost));
}

/** How much of the game is left: cards to go up, to be dealt and to be turned over. */
export function stageOf(board: Board): number {
  const { plan, left, talonLength, down, length } = board;
  let stage = left + talonLength + (plan.stock >= 0 ? length[plan.stock]! : 0);
  for (let pile = plan.columns.at; pile < plan.columns.end; pile++) stage += down[pile]!;
  return stage;
}
