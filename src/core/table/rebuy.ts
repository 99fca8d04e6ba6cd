import type { Seat } from '../engine/rules.js';
import type { SeatKind } from './seats.js';
import { type TableRun, bringChips } from './table-run.js';

/** The seats of a kind that have no chips left. */
export const brokeSeats = (
  { kinds, stacks }: Pick<TableRun, 'kinds' | 'stacks'>,
  kind: SeatKind,
): readonly Seat[] =>
  [...kinds.keys()].filter((seat) => kinds[seat] === kind && stacks[seat] === 0);

/** Gives fresh chips to all seats of a kind that have none left. */
export const rebuySeats = (run: TableRun, kind: SeatKind, stack: number): TableRun =>
  brokeSeats(run, kind).reduce((table, seat) => bringChips(table, seat, stack), run);

/** Gives fresh chips to bots that have none left, so that the player has somebody to play with. */
export const rebuyBots = (run: TableRun, { stack }: { readonly stack: number }): TableRun =>
  rebuySeats(run, 'bot', stack);
