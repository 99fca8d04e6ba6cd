import { listOf } from '../../../core/cards/list.js';
import { zobrist } from '../../../core/solver/key-set.js';
import type { FreecellOptions, Variant } from '../rules/variants.js';
/** The weights of a position's cost, for each occurrence. Integers. */
export interface Order {
  /** A card that is not in order with the one below it. */
  readonly broken: number;
  /** A card above a lower rank; a card above a lower rank of its suit. */
  readonly block: number;
  readonly same: number;
  /** A card that is not on a foundation. */
  readonly left: number;
  /** A card above the next card of a suit; a card above the one after that. */
  readonly next: number;
  readonly second: number;
  readonly ply: number;
  readonly held: number;
  readonly noCell: number;
  /** Subtracted for each empty column. */
  readonly empty: number;
  /** Added if at most one cell or column is free. */
  readonly tight: number;
  /** For each rank between the highest foundation and the lowest. */
  readonly spread: number;
  /** For each rank by which a column's bottom card is below a king. */
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

/** A phase of the search: up to that many positions by one order. */
export interface Phase {
  readonly order: Order;
  readonly positions: number;
  /** Whether all legal moves are tried, so that a loss can be proven. */
  readonly all: boolean;
  /** Whether fewer moves are tried, even in a game in which every phase could prove a loss. */
  readonly few?: boolean;
}

/** The positions of the first phase that tries all moves, between the two groups of orders. */
const FIRST = 100_000;

/** An order with random changes: each weight is multiplied by a quarter to two. */
const varied = (weights: readonly number[], words: Int32Array, from: number): Order =>
  order(...weights.map((weight, n) => (weight * (9 + (words[from + n]! & 63))) >> 5));

/**
 * The phases of a plan: the orders, some variations of them, then all moves, but limited: most losses are
 * small, and most wins that one order misses are found soon by another.
 */
function planBy([turns, more, few]: Plan): readonly Phase[] {
  const words = zobrist(3 * 13 * more);
  const variations = (first: number, count: number): readonly Phase[] =>
    listOf(count, (n) => ({
      order: varied(turns[n % turns.length]![0], words, 13 * (first + n)),
      positions: Math.round(500 * 1.08 ** (first + n)),
      all: false,
    }));
  const last = { order: order(...turns.at(-1)![0]), all: true };
  return [
    ...turns.map(([weights, positions]) => ({ order: order(...weights), positions, all: false })),
    ...variations(0, more),
    { ...last, positions: FIRST },
    ...(few ? [{ order: order(...few[0]), positions: few[1], all: false, few: true }] : []),
    ...variations(more, 2 * more),
    { ...last, positions: Infinity },
  ];
}

/** The weights of an order, and its number of positions. */
type Turn = readonly [weights: readonly number[], positions: number];

/**
 * The orders of a plan, the number of variations tried first, and an order that tries few moves. That order
 * comes late, beyond a day's budget, so that days keep their deals.
 */
type Plan = readonly [turns: readonly Turn[], more: number, few?: Turn];

/** Building by suit leaves few moves, so trying all of them soon is cheapest. */
const SUITS: Plan = [
  [
    [[52, 6, 4, 22, 16, 1, 13, 111, 23, 60, 21, 3, 9], 63],
    [[50, 10, 3, 12, 5, 1, 23, 88, 24, 34, 31, 3, 9], 217],
    [[20, 6, 7, 47, 32, 2, 20, 72, 89, 7, 22, 7, 10], 287],
  ],
  0,
];

/** Found by random changes that shortened the searches: see docs/internals/solver.md. */
const PLANS: Readonly<Record<Variant, Plan>> = {
  freecell: [
    [
      [[28, 8, 2, 12, 7, 0, 16, 44, 28, 45, 5, 0, 3], 144],
      [[36, 10, 5, 9, 19, 1, 15, 113, 37, 48, 13, 6, 6], 270],
      [[33, 8, 3, 22, 4, 4, 14, 48, 16, 44, 25, 2, 3], 400],
      [[48, 13, 3, 35, 26, 0, 8, 30, 108, 31, 10, 6, 12], 150],
      [[35, 5, 11, 45, 14, 10, 5, 238, 59, 50, 25, 9, 5], 500],
      [[65, 19, 2, 18, 37, 0, 25, 127, 39, 93, 6, 11, 9], 350],
      [[51, 4, 0, 24, 3, 0, 24, 83, 55, 12, 2, 0, 3], 400],
      [[41, 8, 1, 46, 4, 8, 29, 18, 7, 37, 39, 4, 4], 800],
      [[24, 14, 3, 15, 10, 0, 22, 55, 42, 88, 2, 0, 1], 600],
    ],
    8,
  ],
  kingcell: [
    [
      [[62, 8, 3, 40, 13, 6, 6, 65, 13, 12, 5, 5, 7], 82],
      [[55, 9, 7, 22, 14, 2, 11, 68, 35, 33, 25, 1, 4], 95],
      [[44, 13, 4, 26, 2, 1, 8, 23, 27, 22, 22, 1, 4], 95],
      [[24, 10, 7, 35, 18, 1, 10, 26, 11, 48, 30, 5, 8], 100],
      [[49, 6, 5, 19, 9, 1, 15, 82, 21, 35, 25, 2, 6], 300],
    ],
    13,
  ],
  forecell: [
    [
      [[49, 6, 11, 32, 25, 3, 10, 97, 109, 8, 7, 6, 14], 93],
      [[60, 5, 3, 34, 10, 2, 22, 75, 34, 54, 11, 2, 7], 103],
      [[76, 10, 7, 87, 20, 2, 9, 96, 20, 61, 24, 6, 6], 93],
      [[31, 7, 5, 23, 11, 1, 20, 83, 28, 31, 14, 3, 6], 386],
      [[26, 4, 3, 25, 8, 3, 24, 73, 40, 20, 16, 1, 2], 2500],
    ],
    3,
    [[75, 5, 3, 19, 3, 4, 25, 98, 31, 82, 6, 4, 8], 2500],
  ],
  'bakers-game': SUITS,
  'eight-off': SUITS,
  seahaven: SUITS,
};

const plans: Partial<Record<Variant, readonly Phase[]>> = {};

/** The phases for a variant. The last one runs to the end. */
export const planOf = ({ variant }: FreecellOptions): readonly Phase[] =>
  (plans[variant] ??= planBy(PLANS[variant]));
