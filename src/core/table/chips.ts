import { type Figure, quote } from '../engine/reason.js';
import { isCount } from '../engine/save.js';

/** What is staked: an amount within these, in whole chips. */
export interface ChipRange {
  readonly min: number;
  readonly max: number;
  /** What there is to stake from. */
  readonly stack: number;
  /** Whether a seat with less than the least may stake all it has. */
  readonly allIn: boolean;
}

/** Why an amount can't be staked; `what` says which of a game's stakes it is. */
export type ChipRefusal<What extends string = string> =
  | { readonly code: 'not-whole'; readonly what: What; readonly amount: Figure }
  | {
      readonly code: 'below-min';
      readonly what: What;
      readonly amount: number;
      readonly min: number;
    }
  | {
      readonly code: 'above-max';
      readonly what: What;
      readonly amount: number;
      readonly max: number;
    }
  | {
      readonly code: 'above-stack';
      readonly what: What;
      readonly amount: number;
      readonly stack: number;
    };

/** Whether a value is a number of chips: whole, 0 or more. */
export const isChips: (value: unknown) => value is number = isCount;

/** The most that a limit or a stack may be set to: what comes of it by any pay table is exact. */
export const MOST_CHIPS = 1e9;

/** Whether a page may set a limit or a stack so. */
export const isAmount = (value: unknown): value is number => isChips(value) && value <= MOST_CHIPS;

/** The least and the most that may be staked; nothing may where the most is less. */
export const stakeLimits = ({
  min,
  max,
  stack,
  allIn,
}: ChipRange): { min: number; max: number } => ({
  min: Math.max(1, allIn ? Math.min(min, stack) : min),
  max: Math.min(max, stack),
});

/** Why an amount of whatever origin can't be staked, or `undefined` where it can. */
export function refuseAmount<What extends string>(
  what: What,
  amount: unknown,
  range: ChipRange,
): ChipRefusal<What> | undefined {
  if (typeof amount !== 'number') return { code: 'not-whole', what, amount: quote(amount) };
  if (!Number.isSafeInteger(amount)) return { code: 'not-whole', what, amount };
  const { min } = stakeLimits(range);
  if (amount < min) return { code: 'below-min', what, amount, min };
  if (amount > range.max) return { code: 'above-max', what, amount, max: range.max };
  return amount > range.stack
    ? { code: 'above-stack', what, amount, stack: range.stack }
    : undefined;
}

/** What chips there are; each has a colour of its own. */
export const CHIPS = [1, 5, 25, 100, 500, 1000, 5000, 25_000] as const;

/** How many kinds of chips are offered, and how many lie on a pile, at most. */
const OFFERED = 4;
const HIGHEST_PILE = 5;

/** The chips that a stake within these is made of. */
export function chipsFor(min: number, max: number): readonly number[] {
  const from = CHIPS.findLastIndex((chip) => chip <= min);
  const some = CHIPS.slice(Math.max(0, from), Math.max(0, from) + OFFERED);
  return some.filter((chip) => chip <= max);
}

/** The highest chips that make up an amount, the highest first; the rest of a great many is left. */
export function pileOf(amount: number): readonly number[] {
  const pile: number[] = [];
  let left = amount;
  for (const chip of [...CHIPS].reverse()) {
    for (; left >= chip && pile.length < HIGHEST_PILE; left -= chip) pile.push(chip);
  }
  return pile;
}
