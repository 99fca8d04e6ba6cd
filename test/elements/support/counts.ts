/** Written in by scripts/test/bundle-elements.mjs, for a browser has no environment variables. */
declare const __BAIZE_FULL__: boolean | undefined;

/**
 * The two speeds of a run, as test/support/counts.ts has them for tests in Node: with `BAIZE_FULL=1` everything is
 * tried; a normal run tries one of each kind, and the extremes.
 */
export const isFull = typeof __BAIZE_FULL__ !== 'undefined' && __BAIZE_FULL__;

/** All of a list in a full run, and in a normal one those that are named. */
export const some = <T>(all: readonly T[], few: readonly NoInfer<T>[]): readonly T[] =>
  isFull ? all : all.filter((one) => few.includes(one));

/** All of a list in a full run, and in a normal one so many of it, from the first on. */
export const firstOf = <T>(all: readonly T[], normal: number): readonly T[] =>
  isFull ? all : all.slice(0, normal);

/** All of a record's entries in a full run, and in a normal one those of the names that pass. */
export const someOf = <T>(
  all: Readonly<Record<string, T>>,
  isTried: (name: string, index: number) => boolean,
): readonly (readonly [name: string, value: T])[] =>
  Object.entries(all).filter(([name], index) => isFull || isTried(name, index));

/** A test of the full run alone: a normal run has another one of its kind, or one of a cheaper layer. */
export const itInFull = (name: string, test: () => void | Promise<void>): void => {
  if (isFull) it(name, test);
};
