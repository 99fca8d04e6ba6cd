import { toJson } from './json.js';
/** What a reason can carry beside its code: figures and names, never words. */
export type Figure = string | number | boolean | undefined;

/**
 * Why something was not done: a code and its figures. The core holds no words; a message table in
 * `locales/` turns the code into a sentence.
 */
export interface Reason {
  readonly code: string;
  readonly [figure: string]: Figure;
}

/** Why the rules do not allow a move. */
export type Refusal = Reason;

/** What was wrong with an input (a deal number, an option, a save) and what would be accepted. */
export type Problem = Reason;

/** An input that was looked at: either usable, or a problem. */
export type Checked<T> = { readonly value: T } | { readonly problem: Problem };

/** How many letters a quotation has at most. */
const LONGEST_QUOTE = 60;

/** The most that a value can bring into a quotation: whatever lies behind is not looked at. */
class Beginning {
  private left = LONGEST_QUOTE;

  /**
   * @param above the objects that this is in
   * @throws where it is in itself
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

/** What a developer gave, short enough to be quoted in a message. It is cut before it is written. */
export function quote(value: unknown): string {
  let text: string | undefined;
  try {
    // Numbers not by JSON, which makes null of NaN.
    const plain = ['string', 'number', 'boolean'].includes(typeof value);
    text = plain ? String(value) : toJson(new Beginning().of(value));
  } catch {
    // Circular or hostile (a throwing toJSON): its type must do.
  }
  text ??= typeof value;
  return text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE - 3)}…` : text;
}

/** The object's own fields, or `undefined` where it is not a plain JSON object. */
export const asRecord = (value: unknown): Readonly<Record<string, unknown>> | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : undefined;
