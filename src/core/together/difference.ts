/** A value that is its own difference. */
type Plain = string | number | boolean;

/**
 * The difference between two JSON values. A new plain value is the difference itself. A new list, record or
 * `null` is wrapped in an array of one. Otherwise the difference maps keys (for a list: indexes) to their
 * differences, and `null` removes a key. Differences are small, because most of a table stays the same from
 * step to step.
 */
export type Difference = Plain | readonly [unknown] | { readonly [key: string]: Difference | null };

type Json = Readonly<Record<string, unknown>>;

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/** The difference that sets a value. */
const whole = (value: unknown): Difference => (isPlain(value) ? value : [value]);

/** Whether a list is filled or emptied. Sending it as a whole is shorter. */
const isFilled = (before: object, after: object): boolean =>
  Array.isArray(after) && (after.length === 0) !== ((before as readonly unknown[]).length === 0);

/**
 * Whether most plain values of a list changed, such as cards turned up. Sending it as a whole is shorter.
 */
const isTurnedOver = (after: object, changes: number): boolean =>
  Array.isArray(after) && changes * 2 > after.length && after.every(isPlain);

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/**
 * The difference from `before` to `after`; `undefined` if they are equal. Both must be JSON, without
 * `undefined` or functions.
 */
export function differenceOf(before: unknown, after: unknown): Difference | undefined {
  if (before === after) return undefined;
  const isAlike = isObject(before) && isObject(after);
  if (!isAlike || Array.isArray(before) !== Array.isArray(after)) return whole(after);
  if (isFilled(before, after)) return [after];
  const changes = changesOf(before, after);
  if (isTurnedOver(after, changes.size)) return [after];
  return changes.size > 0 ? Object.fromEntries(changes) : undefined;
}

/** The differences by key. A `Map` treats `__proto__` as an ordinary key. */
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
 * Applies a difference to `before`, without changing `before`.
 *
 * @throws TypeError if the difference does not fit, which can happen because it comes from a network
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
