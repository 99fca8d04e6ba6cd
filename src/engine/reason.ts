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

/** What a developer gave, short enough to be quoted in a message. */
export function quote(value: unknown): string {
  let text: string | undefined;
  try {
    // Numbers not by JSON, which makes null of NaN.
    const plain = ['string', 'number', 'boolean'].includes(typeof value);
    text = plain ? String(value) : JSON.stringify(value);
  } catch {
    // Circular or hostile (a throwing toJSON): its type must do.
  }
  text ??= typeof value;
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

/** The object's own fields, or `undefined` where it is not a plain JSON object. */
export const asRecord = (value: unknown): Readonly<Record<string, unknown>> | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : undefined;
