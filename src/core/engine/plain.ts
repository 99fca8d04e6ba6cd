/** Limits of a copy: nested levels, values, and characters. The longest save needs a fraction of them. */
export const DEEPEST = 20;
export const MOST_VALUES = 250_000;
export const MOST_LETTERS = 4_000_000;

/** A copy in plain data, or the path of the first value that can't be copied: `run.notes.0`. */
export type Copied = { readonly value: unknown } | { readonly at: string };

class Copying {
  /** The path to the value that is being copied. */
  readonly path: string[] = [];
  /** The lists and records on the path. One that appears again would be an endless loop. */
  private readonly around = new Set<object>();
  private values = 0;
  private letters = 0;

  /** @throws RangeError if a limit is exceeded. Also throws what the value's getters and proxies throw */
  copy(value: unknown): unknown {
    if (++this.values > MOST_VALUES) throw new RangeError('too many values');
    if (typeof value === 'string') this.countLetters(value.length);
    if (typeof value === 'bigint') throw new RangeError('JSON has no BigInt');
    // JSON writes −0 as 0.
    if (value === 0) return 0;
    if (typeof value !== 'object' || value === null) return value;
    if (this.path.length >= DEEPEST || this.around.has(value)) throw new RangeError('too deep');
    // They have one key per byte or character.
    if (ArrayBuffer.isView(value) || value instanceof String) throw new RangeError('no plain data');
    this.around.add(value);
    const copy = Array.isArray(value) ? this.copyList(value) : this.copyRecord(value);
    this.around.delete(value);
    return copy;
  }

  private copyList(list: readonly unknown[]): unknown[] {
    const copy: unknown[] = [];
    const { length } = list;
    for (let at = 0; at < length; at++) {
      const item = this.field(list, at);
      copy.push(isOmittedByJson(item) ? null : item);
    }
    return copy;
  }

  private copyRecord(record: object): unknown {
    const fields = Object.keys(record).map((name) => {
      this.countLetters(name.length);
      return [name, this.field(record, name)] as const;
    });
    return Object.fromEntries(fields.filter(([, value]) => !isOmittedByJson(value)));
  }

  /** Copies a field. Reads it once. */
  private field(owner: object, name: string | number): unknown {
    this.path.push(String(name));
    const copy = this.copy((owner as Readonly<Record<string, unknown>>)[name]);
    this.path.pop();
    return copy;
  }

  private countLetters(letters: number): void {
    this.letters += letters;
    if (this.letters > MOST_LETTERS) throw new RangeError('too many letters');
  }
}

/** Whether JSON omits the value from a record, and writes `null` for it in a list. */
const isOmittedByJson = (value: unknown): boolean =>
  value === undefined || typeof value === 'function' || typeof value === 'symbol';

/**
 * Copies an untrusted value into plain data: numbers, texts, booleans, `null`, lists and records. Each field
 * is read once, and no `toJSON` is called. So the copy that is checked is the copy that is used.
 */
export function plainCopy(value: unknown): Copied {
  const copying = new Copying();
  try {
    return { value: copying.copy(value) };
  } catch {
    return { at: copying.path.join('.') };
  }
}
