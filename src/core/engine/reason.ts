import { toJson } from './json.js';
/** A value that belongs to a reason: a number or a name, never text for players. */
export type Figure = string | number | boolean | undefined;

/**
 * Why something was not done: a code and its values. The core has no texts; `locales/` turns codes into
 * sentences.
 */
export interface Reason {
  readonly code: string;
  readonly [figure: string]: Figure;
}

/** Why a move is illegal. */
export type Refusal = Reason;

/** What is wrong with an input (a deal number, an option, a save), and what is accepted. */
export type Problem = Reason;

/** A checked input: a usable value, or a problem. */
export type Checked<T> = { readonly value: T } | { readonly problem: Problem };

/** The longest quotation, in characters. */
const LONGEST_QUOTE = 60;

/** Copies only as much of a value as fits into a quotation. */
class ShortCopy {
  private left = LONGEST_QUOTE;

  /**
   * @param above the objects that contain this one
   * @throws TypeError if an object contains itself
   */
  of(given: unknown, above: readonly unknown[] = []): unknown {
    this.left--;
    if (typeof given === 'string') return given.slice(0, LONGEST_QUOTE);
    if (typeof given !== 'object' || given === null) return given;
    if (above.includes(given)) throw new TypeError('circular');
    const { toJSON } = given as { toJSON?: unknown };
    if (typeof toJSON === 'function' && !Array.isArray(given))
      return this.of(toJSON.call(given, ''), [...above, given]);
    const within = [...above, given];
    return Array.isArray(given) ? this.ofList(given, within) : this.ofRecord(given, within);
  }

  private ofList(given: readonly unknown[], within: readonly unknown[]): unknown[] {
    const items: unknown[] = [];
    const { length } = given;
    while (items.length < length && this.left > 0) items.push(this.of(given[items.length], within));
    return items;
  }

  private ofRecord(given: object, within: readonly unknown[]): object {
    const fields: [string, unknown][] = [];
    for (const name of Object.keys(given)) {
      if (this.left <= 0) break;
      const value = this.of((given as Readonly<Record<string, unknown>>)[name], within);
      fields.push([name.slice(0, LONGEST_QUOTE), value]);
    }
    return Object.fromEntries(fields);
  }
}

/** Quotes a value in a message, shortened. Only the beginning of a large value is read. */
export function quote(value: unknown): string {
  let text: string | undefined;
  try {
    // JSON would write NaN as null.
    const plain = ['string', 'number', 'boolean'].includes(typeof value);
    text = plain ? String(value) : toJson(new ShortCopy().of(value));
  } catch {
    // A circular value, or a `toJSON` that throws. Its type is quoted instead.
  }
  text ??= typeof value;
  return text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE - 3)}…` : text;
}

/** The value as a record, or `undefined` if it is not a plain JSON object. */
export const asRecord = (value: unknown): Readonly<Record<string, unknown>> | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : undefined;
