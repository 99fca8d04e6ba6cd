/** What stands for itself in JSON. */
type Plain = string | number | boolean;

/**
 * What changed between two pieces of JSON: the new value, in an array of one where it is a list, a record or `null`; or
 * the differences by key (for a list: by index). A key that is gone has `null`. Small, because most of a table stays as it
 * is from step to step.
 */
export type Difference = Plain | readonly [unknown] | { readonly [key: string]: Difference | null };

type Json = Readonly<Record<string, unknown>>;

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/** A value as the difference that puts it there. */
const whole = (value: unknown): Difference => (isPlain(value) ? value : [value]);

/** A list that is filled or emptied is shorter as a whole. */
const isFilled = (before: object, after: object): boolean =>
  Array.isArray(after) && (after.length === 0) !== ((before as readonly unknown[]).length === 0);

/** A list most of whose plain values changed, such as cards turned up, is shorter as a whole: without their places. */
const isTurnedOver = (after: object, changes: number): boolean =>
  Array.isArray(after) && changes * 2 > after.length && after.every(isPlain);

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** What makes `after` of `before`; `undefined` where they are equal. Both are JSON: no `undefined`, no functions. */
export function differenceOf(before: unknown, after: unknown): Difference | undefined {
  if (before === after) return undefined;
  const isAlike = isObject(before) && isObject(after);
  if (!isAlike || Array.isArray(before) !== Array.isArray(after)) return whole(after);
  if (isFilled(before, after)) return [after];
  const changes = changesOf(before, after);
  if (isTurnedOver(after, changes.size)) return [after];
  return changes.size > 0 ? Object.fromEntries(changes) : undefined;
}

/** A map: `__proto__` is a key like any other in it. */
function changesOf(before: Json, after: Json): Map<string, Difference | null> {
  const changes = new Map<string, Difference | null>();
  for (const key of Object.keys(before)) if (!Object.hasOwn(after, key)) changes.set(key, null);
  for (const [key, value] of Object.entries(after)) {
    const isNew = !Object.hasOwn(before, key);
    const change = isNew ? whole(value) : differenceOf(before[key], value);
    if (change !== undefined) changes.set(key, change);
  }
  return changes;
}

/**
 * Makes `after` of `before`, which stays as it is.
 *
 * @throws TypeError where the difference is of something else: it comes from a network.
 */
export function withDifference(before: unknown, change: Difference | undefined): unknown {
  if (change === undefined) return before;
  if (isPlain(change)) return change;
  if (Array.isArray(change)) return (change as readonly [unknown])[0];
  if (!isObject(before)) throw new TypeError('a difference does not fit what it changes');
  const result = new Map<string, unknown>(Object.entries(before));
  for (const [key, one] of Object.entries(change as Readonly<Record<string, Difference | null>>)) {
    if (one === null) result.delete(key);
    else result.set(key, withDifference(result.get(key), one));
  }
  return Array.isArray(before) ? [...result.values()] : Object.fromEntries(result);
}
