import type { Manner } from './temper.js';

/** The chips of a table, by seat, as a call is judged by them. */
export interface Stakes {
  /** Put in in this hand. */
  readonly paid: ArrayLike<number>;
  /** Not put in yet. */
  readonly chips: ArrayLike<number>;
  /** 1 for who is in. */
  readonly left: ArrayLike<number>;
  /** Of an earlier hand. */
  readonly carried: number;
}

/** The chips that a stake plays for, and half of what those who are in are short of it. */
export function potFor({ paid, chips, left, carried }: Stakes, stake: number): number {
  let sum = carried;
  for (let at = 0; at < paid.length; at++) {
    const matched = Math.min(paid[at]!, stake);
    sum += matched + (left[at] ? Math.min(stake - matched, chips[at]!) / 2 : 0);
  }
  return sum;
}

/** Whether a call is worth what it costs to who plays so. */
export const paysToCall = (
  equity: number,
  pot: number,
  call: number,
  { call: times }: Manner,
): boolean => equity * pot >= call * times;
