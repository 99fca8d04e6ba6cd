/**
 * Creates a list by calling `make` for each index. Use it instead of `Array.from`: Prototype.js and MooTools
 * replace that by a function without iterables and callback.
 */
export function listOf<T>(length: number, make: (index: number) => T): T[] {
  const list: T[] = [];
  for (let index = 0; index < length; index++) list.push(make(index));
  return list;
}

/**
 * The values of a list with their indexes; a hole is `undefined`. Use it instead of
 * `Array.prototype.entries`, which Prototype.js replaces by a function without indexes.
 */
export const withIndex = <T>(list: readonly T[]): (readonly [index: number, value: T])[] =>
  listOf(list.length, (index) => [index, list[index] as T] as const);

export const sumOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0);
