/** Levels of lists and records in a copy, and how much it holds: several times what the longest save needs. */
export const DEEPEST = 20;
export const MOST_VALUES = 250_000;
export const MOST_LETTERS = 4_000_000;

/** A copy in plain data; or where the value has something that can't be copied, `run.notes.0`. */
export type Copied = { readonly value: unknown } | { readonly at: string };

/** One copy while it is made. */
class Copying {
  /** The names on the way to the value that is being copied. */
  readonly path: string[] = [];
  /** The lists and records on that way: one that comes again would have no end. */
  private readonly around = new Set<object>();
  private values = 0;
  private letters = 0;

  /** @throws whatever the giver's getters and proxies throw, or a RangeError */
  copy(value: unknown): unknown {
    if (++this.values > MOST_VALUES) throw new RangeError('too many values');
    if (typeof value === 'string') this.spend(value.length);
    if (typeof value === 'bigint') throw new RangeError('JSON has no BigInt');
    // JSON writes −0 as 0.
    if (value === 0) return 0;
    if (typeof value !== 'object' || value === null) return value;
    if (this.path.length >= DEEPEST || this.around.has(value)) throw new RangeError('too deep');
    // Their keys are as many as their bytes or letters.
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
      const one = this.field(list, at);
      copy.push(isLeftOut(one) ? null : one);
    }
    return copy;
  }

  private copyRecord(record: object): unknown {
    const fields = Object.keys(record).map((name) => {
      this.spend(name.length);
      return [name, this.field(record, name)] as const;
    });
    return Object.fromEntries(fields.filter(([, value]) => !isLeftOut(value)));
  }

  /** The copy of a field, which is read once. */
  private field(owner: object, name: string | number): unknown {
    this.path.push(String(name));
    const copy = this.copy((owner as Readonly<Record<string, unknown>>)[name]);
    this.path.pop();
    return copy;
  }

  private spend(letters: number): void {
    this.letters += letters;
    if (this.letters > MOST_LETTERS) throw new RangeError('too many letters');
  }
}

/** What JSON leaves out of a record, and writes as `null` in a list. */
const isLeftOut = (value: unknown): boolean =>
  value === undefined || typeof value === 'function' || typeof value === 'symbol';

/**
 * Copies a value of whatever origin into plain data of our own: numbers, texts, booleans, `null`, lists and
 * records. Each field is read once, no `toJSON` is called, and nothing of the giver's object is kept, so
 * that what is checked afterwards is what is used.
 */
export function plainCopy(value: unknown): Copied {
  const copying = new Copying();
  try {
    return { value: copying.copy(value) };
  } catch {
    return { at: copying.path.join('.') };
  }
}
