import { zobrist } from '../../solver/zobrist.js';
import type { FreecellOptions, Variant } from './variants.js';
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
}

const order = (
  ...[
    broken,
    block,
    same,
    left,
    next,
    second,
    ply,
    held,
    noCell,
    empty,
    tight,
    spread,
    floor,
  ]: readonly number[]
): Order =>
  ({
    broken,
    block,
    same,
    left,
    next,
    second,
    ply,
    held,
    noCell,
    empty,
    tight,
    spread,
    floor,
  }) as Order;

/** Looks so far by one order, then goes on to the next. */
export interface Phase {
  readonly order: Order;
  readonly positions: number;
}

/** An order with its weights changed at random, each to between a quarter and twice of what it was. */
function varied(weights: readonly number[], words: Int32Array, from: number): Order {
  return order(...weights.map((weight, n) => (weight * (9 + (words[from + n]! & 63))) >> 5));
}

/** The orders in turn; then so many variations of them; then the first one to the end. */
function planBy([turns, more]: Plan): readonly Phase[] {
  const words = zobrist(13 * more);
  return [
    ...turns.map(([weights, positions]) => ({ order: order(...weights), positions })),
    ...Array.from({ length: more }, (_, n) => ({
      order: varied(turns[n % turns.length]![0], words, 13 * n),
      positions: Math.round(500 * 1.08 ** n),
    })),
    { order: order(...turns[0]![0]), positions: Infinity },
  ];
}

type Plan = readonly [
  turns: readonly (readonly [weights: readonly number[], positions: number])[],
  more: number,
];

const W0 = [33, 8, 4, 16, 5, 2, 14, 44, 25, 36, 17, 1, 3];
const PLANS: Readonly<Record<Variant, Plan>> = {
  freecell: [
    [
      [W0, 128],
      [[36, 10, 5, 9, 17, 1, 15, 75, 37, 49, 8, 6, 6], 196],
      [[38, 7, 9, 16, 14, 2, 5, 52, 48, 71, 11, 3, 7], 121],
      [[63, 4, 8, 27, 6, 2, 15, 74, 15, 15, 41, 1, 7], 133],
      [[53, 6, 5, 25, 5, 7, 4, 26, 20, 16, 3, 7, 3], 114],
      [[28, 6, 7, 39, 10, 5, 7, 106, 34, 23, 30, 7, 3], 304],
      [[33, 13, 9, 33, 42, 1, 17, 80, 22, 26, 47, 3, 4], 257],
    ],
    40,
  ],
  kingcell: [
    [
      [[62, 8, 3, 40, 13, 6, 6, 65, 13, 12, 5, 5, 7], 82],
      [[55, 9, 7, 22, 14, 2, 11, 68, 35, 33, 25, 1, 4], 95],
      [[44, 13, 4, 26, 2, 1, 8, 23, 27, 22, 22, 1, 4], 95],
      [[24, 10, 7, 35, 18, 1, 10, 26, 11, 48, 30, 5, 8], 100],
      [[49, 6, 5, 19, 9, 1, 15, 82, 21, 35, 25, 2, 6], 300],
    ],
    40,
  ],
  forecell: [
    [
      [[22, 5, 10, 49, 23, 4, 7, 89, 13, 17, 15, 5, 20], 110],
      [W0, 200],
    ],
    6,
  ],
  'bakers-game': [
    [
      [[49, 5, 7, 28, 24, 2, 12, 93, 87, 5, 17, 5, 8], 140],
      [W0, 200],
    ],
    2,
  ],
  'eight-off': [
    [
      [[49, 5, 7, 28, 24, 2, 12, 93, 87, 5, 17, 5, 8], 140],
      [W0, 200],
    ],
    2,
  ],
  seahaven: [
    [
      [[49, 5, 7, 28, 24, 2, 12, 93, 87, 5, 17, 5, 8], 140],
      [W0, 200],
    ],
    2,
  ],
};

const plans: Partial<Record<Variant, readonly Phase[]>> = {};

/** The orders that are tried at a variant, the last one to the end. */
export const planOf = ({ variant }: FreecellOptions): readonly Phase[] =>
  (plans[variant] ??= planBy(PLANS[variant]));
