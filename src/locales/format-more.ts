import type { Formatter } from './format.js';

// Functions of messages that the first board of a game does not need. They are kept apart from the formatter, so that
// only the files that use them load them.

/** `+25`, `−25` with a minus sign, `±0` */
export function SIGNED({ locale, isolated, NUMBER }: Formatter, value: number): string {
  if (value === 0) return isolated(`±${NUMBER(0)}`);
  const signed = new Intl.NumberFormat(locale, { signDisplay: 'always' }).format(value);
  return isolated(signed.replace('-', '−'));
}

/** A share from 0 to 1: `12%`; with `digits: 1` one digit after the point. */
export function PERCENT(
  { locale, isolated }: Formatter,
  value: number,
  { digits = 0 }: { readonly digits?: number } = {},
): string {
  const fraction = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return isolated(new Intl.NumberFormat(locale, { style: 'percent', ...fraction }).format(value));
}

/** Names as a sentence has them: `Ana, Ben and Ida`. British English has no comma before the "and". */
export const LIST = ({ locale }: Formatter, names: readonly string[]): string =>
  new Intl.ListFormat(locale === 'en' ? 'en-GB' : locale).format(names);

/** Whether a text begins with a vowel, for variants: `d’Alex`. */
export const INITIAL = (_: Formatter, text = ''): string =>
  /^[aeiouæœ]/i.test(text.normalize('NFD')) ? 'vowel' : 'other';
