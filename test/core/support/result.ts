import { type Checked, type Problem, quote } from '../../../src/core.js';

/** The value of something that must have been found good. */
export function valueOf<T>(checked: Checked<T>): T {
  if ('problem' in checked) throw new Error(`a problem: ${quote(checked.problem)}`);
  return checked.value;
}

/** The problem of something that must have been found wrong. */
export function problemOf<T>(checked: Checked<T>): Problem {
  if (!('problem' in checked)) throw new Error('no problem where one was expected');
  return checked.problem;
}

/** A value that must be there. */
export function must<T>(value: T | undefined, what = 'a value'): T {
  if (value === undefined) throw new Error(`${what} is missing`);
  return value;
}
