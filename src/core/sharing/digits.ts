/** What a digit stands for in a URL without being escaped: RFC 4648, base64url. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/**
 * Whole numbers, each below a bound of its own, packed into one large number: what has three
 * possibilities takes log2(3) bits and not two. A writer and a reader are met by the same code,
 * which asks for one digit after the other, so that the two cannot differ.
 */
export interface Digits {
  /**
   * @param bound how many values the digit can have, 1 or more
   * @param value the digit to be written, 0 to bound − 1; a reader doesn't ask for it
   * @returns the digit
   */
  digit(bound: number, value: () => number): number;
}

export class DigitWriter implements Digits {
  private readonly written: (readonly [value: number, bound: number])[] = [];

  /** @throws RangeError where the value is not below the bound, which is a bug of who writes it */
  digit(bound: number, value: () => number): number {
    const digit = value();
    if (!(digit >= 0 && digit < bound)) throw new RangeError(`no digit below ${bound}: ${digit}`);
    this.written.push([digit, bound]);
    return digit;
  }

  /** All that was written; the first digit is the first to be read. */
  text(): string {
    let number = 0n;
    for (const [value, bound] of this.written.reverse()) {
      number = number * BigInt(bound) + BigInt(value);
    }
    return lettersOf(number);
  }
}

export class DigitReader implements Digits {
  private number: bigint;

  constructor(text: string) {
    this.number = numberOf(text);
  }

  /** Whether nothing is left to be read but zeros. */
  get isRead(): boolean {
    return this.number === 0n;
  }

  digit(bound: number): number {
    const divisor = BigInt(bound);
    const digit = Number(this.number % divisor);
    this.number /= divisor;
    return digit;
  }
}

/** A number in letters, the lowest first; in at least so many. */
export function lettersOf(number: bigint, least = 0): string {
  let text = '';
  // Six letters at a time: large numbers are dear, and what stays below 2^36 is a plain one.
  for (let rest = number; rest > 0n; rest >>= 36n) {
    let part = Number(rest & 0xfffffffffn);
    for (let at = 0; at < 6; at++) {
      text += LETTERS[part % 64]!;
      part = Math.floor(part / 64);
    }
  }
  return text.replace(/A+$/, '').padEnd(least, 'A');
}

function numberOf(text: string): bigint {
  let number = 0n;
  for (let end = Math.ceil(text.length / 6) * 6; end > 0; end -= 6) {
    let part = 0;
    for (let at = Math.min(end, text.length); at-- > end - 6;) {
      part = part * 64 + LETTERS.indexOf(text[at]!);
    }
    number = (number << 36n) + BigInt(part);
  }
  return number;
}
