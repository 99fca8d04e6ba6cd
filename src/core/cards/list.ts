/**
 * A list of values, made one by one. Old libraries (Prototype.js, MooTools) replace `Array.from` by a function that takes
 * no iterables and calls no function, so nothing here uses it.
 */
export function listOf<T>(length: number, make: (index: number) => T): T[] {
  const list: T[] = [];
  for (let index = 0; index < length; index++) list.push(make(index));
  return list;
}

/**
 * The values of a list, each with its place; a hole is `undefined`. Prototype.js replaces `Array.prototype.entries` by a
 * function that gives no places.
 */
export const withIndex = <T>(list: readonly T[]): (readonly [index: number, value: T])[] =>
  listOf(list.length, (index) => [index, list[index] as T] as const);
