/**
 * What changed between two pieces of JSON: the new value in an array of one, or the differences by key (for a list:
 * by index, and its new `length` where that changed). A key that is gone has `null`. Small, because most of a table stays
 * as it is from step to step.
 */
export type Difference = readonly [unknown] | { readonly [key: string]: Difference | null };

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** What makes `after` of `before`; `undefined` where they are equal. Both are JSON: no `undefined`, no functions. */
export function differenceOf(before: unknown, after: unknown): Difference | undefined {
  if (before === after) return undefined;
  const isAlike = isObject(before) && isObject(after);
  if (!isAlike || Array.isArray(before) !== Array.isArray(after)) return [after];
  const changes: Record<string, Difference | null> = {};
  for (const key of Object.keys(before)) if (!(key in after)) changes[key] = null;
  for (const [key, value] of Object.entries(after)) {
    const change = key in before ? differenceOf(before[key], value) : ([value] as const);
    if (change) changes[key] = change;
  }
  return Object.keys(changes).length > 0 ? changes : undefined;
}

/**
 * Makes `after` of `before`, which stays as it is.
 *
 * @throws TypeError where the difference is of something else: it comes from a network.
 */
export function withDifference(before: unknown, change: Difference | undefined): unknown {
  if (change === undefined) return before;
  if (Array.isArray(change)) return (change as readonly [unknown])[0];
  if (!isObject(before)) throw new TypeError('a difference does not fit what it changes');
  // A map: `__proto__` is a key like any other in it.
  const result = new Map<string, unknown>(Object.entries(before));
  for (const [key, one] of Object.entries(change as Readonly<Record<string, Difference | null>>)) {
    if (one === null) result.delete(key);
    else result.set(key, withDifference(result.get(key), one));
  }
  return Array.isArray(before) ? [...result.values()] : Object.fromEntries(result);
}
