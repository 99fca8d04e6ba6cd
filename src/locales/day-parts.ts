import { type Day, dayNumber } from '../core/history/day.js';

/** The number of 1 January 1970. */
const EPOCH = 719_468;

/** The moment in UTC at which a day begins. */
function momentOf(day: Day): number {
  const number = dayNumber(day);
  return 'value' in number ? (number.value - EPOCH) * 86_400_000 : NaN;
}

const STYLES = {
  long: { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' },
  short: { day: 'numeric', month: 'short', timeZone: 'UTC' },
} as const;

/** The formats that were used, by style and locale. The first one of a locale takes milliseconds. */
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * The names of a day's weekday and month, as they are in a date of that style, and the number of the day in its
 * month.
 */
export function dayParts(
  locale: string,
  day: Day,
  style: keyof typeof STYLES,
): { readonly weekday: string; readonly day: number; readonly month: string } {
  const key = `${style} ${locale}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, STYLES[style]);
  formats.set(key, format);
  const parts = format.formatToParts(momentOf(day));
  const part = (type: 'weekday' | 'month'): string =>
    parts.find((one) => one.type === type)?.value ?? '';
  return { weekday: part('weekday'), day: Number(day.slice(8)), month: part('month') };
}
