/** The letters of a URL-safe digit: RFC 4648, base64url. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/**
 * A sequence of integers, each below its own bound, packed into one large number. A digit with three possible
 * values takes log2(3) bits instead of two. Writer and reader run the same code and call `digit` in the same
 * order, so they can't disagree.
 */
export interface Digits {
  /**
   * @param bound how many values the digit can have, 1 or more
   * @param value returns the digit to write, 0 to bound − 1. A reader does not call it
   * @returns the digit
   */
  digit(bound: number, value: () => number): number;
}

export class DigitWriter implements Digits {
  private readonly written: (readonly [value: number, bound: number])[] = [];

  /** @throws RangeError if the value is not below the bound, which is a bug of the caller */
  digit(bound: number, value: () => number): number {
    const digit = value();
    if (!(digit >= 0 && digit < bound)) throw new RangeError(`no digit below ${bound}: ${digit}`);
    this.written.push([digit, bound]);
    return digit;
  }

  /** The text of all digits. The first digit is read first. */
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

  /** Whether only zeros are left. */
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

/** Writes a number as at least that many letters, the lowest digits first. */
export function lettersOf(number: bigint, least = 0): string {
  let text = '';
  // Six letters at a time, because BigInt is slow and a number below 2^36 is exact.
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
