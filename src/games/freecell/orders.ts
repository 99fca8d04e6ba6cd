import type { FreecellOptions } from './variants.js';
/** What makes a position dear: whole numbers, which stand for each thing that is so. */
export interface Order {
  /** A card that is not in order with the one below it. */
  readonly broken: number;
  /** A card with a lower one somewhere below it; one of its own suit. */
  readonly block: number;
  readonly same: number;
  /** A card that is not up. */
  readonly left: number;
  /** A card above one that its foundation waits for; above the one after that. */
  readonly next: number;
  readonly second: number;
  readonly ply: number;
  readonly held: number;
  readonly noCell: number;
  /** Taken off for each empty column. */
  readonly empty: number;
  /** At most one cell or column is free. */
  readonly tight: number;
  /** For each rank between the highest foundation and the lowest. */
  readonly spread: number;
  /** For each rank that a column's lowest card is below a king. */
  readonly floor: number;
  readonly start: number;
}
export const BASE: Order = {
  broken: 24,
  block: 24,
  same: 19,
  left: 30,
  next: 18,
  second: 3,
  ply: 4,
  held: 36,
  noCell: 24,
  empty: 20,
  tight: 30,
  spread: 3,
  floor: 3,
  start: 200,
};

export interface Phase {
  readonly order: Order;
  readonly positions: number;
}
export const planOf = (options: FreecellOptions): readonly Phase[] => [
  { order: BASE, positions: 1500 },
  { order: BASE, positions: Infinity },
];
