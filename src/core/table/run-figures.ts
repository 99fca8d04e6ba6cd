import type { Seat } from '../engine/rules.js';
import { seatsFrom } from './seats.js';
import type { SeatTotals, TableRun } from './table-run.js';

/** The seats with a stack of chips: neither open nor the house's. */
export const seatsWithStacks = ({ brought }: Pick<TableRun, 'brought'>): readonly Seat[] =>
  seatsFrom(0, brought.length).filter((seat) => brought[seat] !== null);

/** A finished hand as one line of the history. */
export interface HandLine {
  readonly hand: number;
  readonly dealer: Seat;
  /**
   * Chips won by each seat of `seatsWithStacks`, in that order; `null` if the seat took no part.
   */
  readonly net: readonly (number | null)[];
  /** What the seat in question has won in all hands up to this one. */
  readonly total: number;
}

/** The last hands, the newest first, with the running total of one seat. */
export function handLines(run: TableRun, seat: Seat): readonly HandLine[] {
  const seats = seatsWithStacks(run);
  // Counts back from the total of all hands, since the history does not reach back to the first.
  let total = run.totals[seat]!.net;
  return [...run.history].reverse().map(({ hand, dealer, net }) => {
    const line = { hand, dealer, net: seats.map((one) => net[one] ?? null), total };
    total -= net[seat] ?? 0;
    return line;
  });
}

/** A seat's totals over all hands, and figures derived from them. */
export interface SeatFigures extends SeatTotals {
  readonly seat: Seat;
  readonly even: number;
  /** The share of its hands that won chips, 0 to 1; `null` before its first hand. */
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
