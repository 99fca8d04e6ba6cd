import { rankOf } from '../../cards/card.js';
import { FARTHEST } from '../best-first.js';
import type { Board } from './board.js';
import { baseOf } from './forced.js';
import { FACES } from './plan.js';

/** What a cost is made from. */
interface Figures {
  /** Cards that don't fit on the card below. */
  breaks: number;
  /** Cards that lie on a card that goes up before them. */
  blocked: number;
  hidden: number;
  empty: number;
}

function figuresOf(board: Board): Figures {
  const { plan, length, down, cards, room } = board;
  const { columns, table } = plan;
  const fits = table.foundation?.runs ? plan.complete : plan.build;
  const base = baseOf(board) || 1;
  const sum = { breaks: 0, blocked: 0, hidden: 0, empty: 0 };
  for (let pile = columns.at; pile < columns.end; pile++) {
    const size = length[pile]!;
    if (size === 0) sum.empty++;
    sum.hidden += down[pile]!;
    const at = pile * room;
    let lowest = Infinity;
    for (let n = 0; n < size; n++) {
      const face = cards[at + n]!;
      const height = (rankOf(face) - base + table.suitSize) % table.suitSize;
      if (height > lowest) sum.blocked++;
      else lowest = height;
      if (n > 0 && !fits[cards[at + n - 1]! * FACES + face]) sum.breaks++;
    }
  }
  return sum;
}

/** Estimates how far a position is from a win. */
export function costOf(board: Board): number {
  const { plan, left } = board;
  const { breaks, blocked, hidden, empty } = figuresOf(board);
  const held = board.cardsIn(plan.cells);
  const cost = plan.table.foundation?.runs
    ? 4 * left + 8 * breaks + 6 * hidden - 6 * empty
    : 4 * left + 3 * breaks + 3 * blocked + 2 * hidden + 2 * held - 3 * empty;
  return Math.max(0, Math.min(FARTHEST, cost));
}
