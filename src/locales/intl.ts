import { lazily } from './lazily.js';

/** The forms that a language has for counted things, by the names of `Intl.PluralRules`. */
export type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

/** Numbers, shares and times as a language writes them. */
export function intlOf(locale: string) {
  const format = (options?: Intl.NumberFormatOptions) =>
    lazily(() => new Intl.NumberFormat(locale, options));
  const numbers = format();
  const signs = format({ signDisplay: 'always' });
  const shares = format({ style: 'percent' });
  const tenths = format({ style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const twos = format({ minimumIntegerDigits: 2, useGrouping: false });
  const lists = lazily(() => new Intl.ListFormat(locale));
  const plurals = lazily(() => new Intl.PluralRules(locale));
  const number = (value: number): string => numbers().format(value);
  const form = (count: number, forms: Forms): string =>
    forms[plurals().select(count)] ?? forms.other;
  return {
    /** `1.240` */
    number,
    /** `+25`, `−25` with a real minus, `±0` */
    signed: (value: number): string =>
      value === 0 ? `±${number(0)}` : signs().format(value).replace('-', '−'),
    /** A share from 0 to 1 in whole percent. */
    percent: (share: number): string => shares().format(share),
    /** A share from 0 to 1 with one digit behind the point. */
    tenths: (share: number): string => tenths().format(share),
    /** Parts in a row, with the word before the last one: `Ana, Ben und Ida`. */
    and: (parts: readonly string[]): string => lists().format(parts),
    /** The form that goes with a count. */
    form,
    /** The count and its form: `1 Karte`, `24 Karten`. */
    counted: (count: number, forms: Forms): string => `${number(count)} ${form(count, forms)}`,
    /** Hours only where there are any: `3:07`, `1:03:07`. */
    time: (ms: number): string => {
      const seconds = Math.floor(ms / 1000);
      const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
      const rest = twos().format(seconds % 60);
      return hours > 0
        ? `${number(hours)}:${twos().format(minutes)}:${rest}`
        : `${number(minutes)}:${rest}`;
    },
  };
}
