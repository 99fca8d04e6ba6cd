/** Set by scripts/test/bundle-elements.mjs, because a browser has no environment variables. */
declare const __BAIZE_FULL__: boolean | undefined;

/**
 * The two kinds of runs, as in test/support/counts.ts for Node. With `BAIZE_FULL=1` everything is tested; a
 * normal run tests one case of each kind, and the extremes.
 */
export const isFull = typeof __BAIZE_FULL__ !== 'undefined' && __BAIZE_FULL__;

/** All items in a full run, and the named ones in a normal run. */
export const some = <T>(all: readonly T[], few: readonly NoInfer<T>[]): readonly T[] =>
  isFull ? all : all.filter((one) => few.includes(one));

/** All items in a full run, and the first ones in a normal run. */
export const firstOf = <T>(all: readonly T[], normal: number): readonly T[] =>
  isFull ? all : all.slice(0, normal);

/** All entries in a full run, and in a normal run those whose names pass. */
export const someOf = <T>(
  all: Readonly<Record<string, T>>,
  isTried: (name: string, index: number) => boolean,
): readonly (readonly [name: string, value: T])[] =>
  Object.entries(all).filter(([name], index) => isFull || isTried(name, index));

/** A test of full runs only. A normal run has a similar test, or one of a cheaper layer. */
export const itInFull = (name: string, test: () => void | Promise<void>): void => {
  if (isFull) it(name, test);
};
