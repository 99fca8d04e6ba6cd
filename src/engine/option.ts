import { type Problem, quote } from './reason.js';

/** An option that can't be used: what was given, and what would be accepted. */
export const wrongOption = (
  option: string,
  got: unknown,
  accepted: string,
): { readonly problem: Problem } => ({
  problem: { code: 'option', option, got: quote(got), accepted },
});

/** Whether a value is one of these. */
export const isOneOf = <T>(values: readonly T[], value: unknown): value is T =>
  values.includes(value as T);
