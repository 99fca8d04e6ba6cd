import type { Checked } from './reason.js';

/** Work in bounded pieces: it pauses after each, so that whoever drives it can let others go first. */
export type Pieces<Result> = Generator<undefined, Result, undefined>;

/** The reading of an input of whatever length: a piece is the work of one move. */
export type Reading<Value> = Pieces<Checked<Value>>;

/** Does so many pieces of the work; gives its result, or `undefined` where it is not at its end. */
export function workOn<Result extends object>(
  work: Pieces<Result>,
  pieces: number,
): Result | undefined {
  for (let left = pieces; left > 0; left--) {
    const { done, value } = work.next();
    if (done) return value;
  }
  return undefined;
}

/** Does all of the work at once. */
export const finish = <Result extends object>(work: Pieces<Result>): Result =>
  workOn(work, Infinity)!;
