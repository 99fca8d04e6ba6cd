import { plainDigits } from '../cards/deal-number.js';
import { type Checked, quote } from '../engine/reason.js';

/**
 * The characters of table codes. Look-alike letters and digits are left out. U is left out too, so that few
 * codes are words.
 */
export const CODE_LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
export const CODE_LENGTH = 8;

const CODE = new RegExp(`^[${CODE_LETTERS}]{${CODE_LENGTH}}$`);

/** Whether a text is a table code in its normal form: upper case, without spaces. */
export const isTableCode = (text: string): boolean => CODE.test(text);

/** Reads a table code as a person writes it: lower case, spaces and hyphens are allowed. */
export function readTableCode(given: unknown): Checked<string> {
  const text = typeof given === 'string' ? given : '';
  // Japanese keyboards type full-width letters.
  const code = plainDigits(text.normalize('NFKC'))
    .replace(/[\s-]+/g, '')
    .toUpperCase();
  if (isTableCode(code)) return { value: code };
  const accepted = `${CODE_LENGTH} of ${CODE_LETTERS}`;
  return { problem: { code: 'table-code', got: quote(given), accepted } };
}
