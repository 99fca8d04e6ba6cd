import type { Seat } from '../engine/rules.js';
import type { SeatKind } from './seats.js';
import { type TableRun, bringChips } from './table-run.js';

/** The seats of a kind that have no chips left. */
export const brokeSeats = (
  { kinds, stacks }: Pick<TableRun, 'kinds' | 'stacks'>,
  kind: SeatKind,
): readonly Seat[] =>
  [...kinds.keys()].filter((seat) => kinds[seat] === kind && stacks[seat] === 0);

/** The run with fresh chips for all seats of a kind that have none left. */
export const withFreshChips = (run: TableRun, kind: SeatKind, stack: number): TableRun =>
  brokeSeats(run, kind).reduce((table, seat) => bringChips(table, seat, stack), run);

/** The run with fresh chips for bots that have none left: a table needs its company. */
export const withCompany = (run: TableRun, { stack }: { readonly stack: number }): TableRun =>
  withFreshChips(run, 'bot', stack);
