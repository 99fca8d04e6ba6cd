import type { Seat } from '../engine/rules.js';
import { seatsFrom } from './seats.js';
import type { SeatTotals, TableRun } from './table-run.js';

/** The seats that play with chips of their own: not the open ones, and not the house's. */
export const seatsWithStacks = ({ brought }: Pick<TableRun, 'brought'>): readonly Seat[] =>
  seatsFrom(0, brought.length).filter((seat) => brought[seat] !== null);

/** A hand that is over, as one line of the history. */
export interface HandLine {
  readonly hand: number;
  readonly dealer: Seat;
  /** What it brought each of `seatsOf`, in their order; `null` where the seat took no part. */
  readonly net: readonly (number | null)[];
  /** What all hands up to this one brought the seat that is asked about. */
  readonly total: number;
}

/** The last hands, the newest first, with the running total of one seat. */
export function handLines(run: TableRun, seat: Seat): readonly HandLine[] {
  const seats = seatsWithStacks(run);
  // Backwards from what all hands brought: older ones than those of the history are in it too.
  let total = run.totals[seat]!.net;
  return [...run.history].reverse().map(({ hand, dealer, net }) => {
    const line = { hand, dealer, net: seats.map((one) => net[one] ?? null), total };
    total -= net[seat] ?? 0;
    return line;
  });
}

/** What a seat did over all hands, with all that follows from its totals. */
export interface SeatFigures extends SeatTotals {
  readonly seat: Seat;
  readonly even: number;
  /** Of its hands, the share that brought chips, 0 to 1; `null` before its first. */
  readonly share: number | null;
}

export const figuresOf = (seat: Seat, totals: SeatTotals): SeatFigures => {
  const { hands, ahead, behind } = totals;
  return {
    ...totals,
    seat,
    even: hands - ahead - behind,
    share: hands > 0 ? ahead / hands : null,
  };
};

export const seatFigures = (run: TableRun): readonly SeatFigures[] =>
  seatsWithStacks(run).map((seat) => figuresOf(seat, run.totals[seat]!));
