import { type Problem, quote } from './reason.js';

/** An option that can't be used: what was given, and what would be accepted. */
export const wrongOption = (
  option: string,
  got: unknown,
  accepted: string,
): { readonly problem: Problem } => ({
  problem: { code: 'option', option, got: quote(got), accepted },
});

/** How often something may be done: a whole number from 0, or as often as one likes. */
export type Limit = number | 'unlimited';

/** What is accepted for a limit, as a problem names it. */
export const LIMITS = 'unlimited, 0, 1, 2 …';

export const isLimit = (value: unknown): value is Limit =>
  value === 'unlimited' || (Number.isSafeInteger(value) && Number(value) >= 0);

/** Whether a value is one of these. */
export const isOneOf = <T>(values: readonly T[], value: unknown): value is T =>
  values.includes(value as T);
