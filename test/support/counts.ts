import { it } from 'node:test';

/**
 * Tests run at two speeds. A normal run is for each change: what is random is tried a few times, and
 * the slowest checks wait. With `BAIZE_FULL=1` everything is tried as often as there is time for.
 * The seeds are the same at both speeds, so a normal run tries the first part of what a full run tries.
 * For tests in Node alone: a browser has no environment variables.
 */
export const isFull = process.env['BAIZE_FULL'] === '1';

/** How often something is tried in this run. */
export const countOf = ({
  normal,
  full,
}: {
  readonly normal: number;
  readonly full: number;
}): number => (isFull ? full : normal);

/** What is tried in this run of a list: the first so many in a normal run, all in a full one. */
export const firstOf = <Item>(all: readonly Item[], normal: number): readonly Item[] =>
  isFull ? all : all.slice(0, normal);

/** A test of the full run alone: a normal run has another one of its kind, or one of a cheaper layer. */
export const itInFull = (name: string, test: () => void | Promise<void>): void => {
  if (isFull) void it(name, test);
};
