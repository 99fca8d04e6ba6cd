import { type Option, option } from '../engine/option.js';
import { type Figure, quote } from '../engine/reason.js';
import { isCount } from '../engine/save.js';

/** The limits of a stake, in whole chips. */
export interface ChipRange {
  readonly min: number;
  readonly max: number;
  /** The chips that are available. */
  readonly stack: number;
  /** Whether a seat with less than the minimum may stake all its chips. */
  readonly allIn: boolean;
}

/** Why an amount can't be staked. `what` names the kind of stake, such as a bonus bet. */
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

/**
 * The upper limit of table limits and stacks. Below it, all payouts of all pay tables are exact
 * numbers.
 */
export const MOST_CHIPS = 1e9;

/** Whether a page may use the value for a limit or a stack. */
export const isAmount = (value: unknown): value is number => isChips(value) && value <= MOST_CHIPS;

/** An option that is an amount of chips. */
export const amount = (usual: number, least: number): Option<number, unknown> =>
  option(usual, `${least}–${MOST_CHIPS}`, (given) => isAmount(given) && given >= least);

/** The smallest and the largest stake. If `max` is below `min`, nothing can be staked. */
export const stakeLimits = ({
  min,
  max,
  stack,
  allIn,
}: ChipRange): { min: number; max: number } => ({
  min: Math.max(1, allIn ? Math.min(min, stack) : min),
  max: Math.min(max, stack),
});

/**
 * Explains why a value can't be staked, or returns `undefined` if it can. The value need not be
 * validated before.
 */
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
