import { it } from 'node:test';

/**
 * Tests run at two speeds. A normal run is for each change: it tries random things a few times, and leaves out the slowest
 * checks. A full run (`BAIZE_FULL=1`) tries everything often. Both use the same seeds, so a normal run tries the first part
 * of what a full run tries.
 *
 * Only for tests in Node, because a browser has no environment variables.
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

/** The part of a list that this run tries: the first ones in a normal run, all in a full run. */
export const firstOf = <Item>(all: readonly Item[], normal: number): readonly Item[] =>
  isFull ? all : all.slice(0, normal);

/** A test for the full run only. A normal run has another one of its kind, or one in a cheaper layer. */
export const itInFull = (name: string, test: () => void | Promise<void>): void => {
  if (isFull) void it(name, test);
};
