import { plainDigits } from '../cards/deal-number.js';
import { type Checked, quote } from '../engine/reason.js';

/** What codes of tables are made of: no letter and figure that look alike, and no U, so that few words come out. */
export const CODE_LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
export const CODE_LENGTH = 8;

const CODE = new RegExp(`^[${CODE_LETTERS}]{${CODE_LENGTH}}$`);

/** Whether a text is a table's code as servers know it: in capitals, without spaces. */
export const isTableCode = (text: string): boolean => CODE.test(text);

/** A table's code as a person writes it: small letters, spaces and hyphens are no matter. */
export function readTableCode(given: unknown): Checked<string> {
  const text = typeof given === 'string' ? given : '';
  // Full-width letters are what a Japanese keyboard types.
  const code = plainDigits(text.normalize('NFKC'))
    .replace(/[\s-]+/g, '')
    .toUpperCase();
  if (isTableCode(code)) return { value: code };
  const accepted = `${CODE_LENGTH} of ${CODE_LETTERS}`;
  return { problem: { code: 'table-code', got: quote(given), accepted } };
}
