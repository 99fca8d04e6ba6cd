import type { Checked } from './reason.js';

/** Work in short pieces. The generator pauses after each, so that its caller can do something else first. */
export type Pieces<Result> = Generator<undefined, Result, undefined>;

/** The check of an input of any length. A piece replays one move. */
export type Reading<Value> = Pieces<Checked<Value>>;

/**
 * Does that many pieces of the work.
 *
 * @returns the result, or `undefined` if the work is not finished
 */
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

export const finish = <Result extends object>(work: Pieces<Result>): Result =>
  workOn(work, Infinity)!;
