import { type Checked, quote } from '../engine/reason.js';
import { problem } from '../engine/save.js';
import type { Day } from './day.js';

/** An IANA time zone (`Europe/Berlin`), or `UTC`. */
export type Zone = string;

const HOUR = 3_600_000;

const FORMAT = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;

const formats = new Map<Zone, Intl.DateTimeFormat>();

/** @throws RangeError if the zone does not exist */
function formatOf(zone: Zone): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', { ...FORMAT, timeZone: zone });
  formats.set(zone, made);
  return made;
}

/**
 * Checks an untrusted zone name.
 *
 * @returns the name, or a problem `zone` if there is no such zone
 */
export function checkZone(given: unknown): Checked<Zone> {
  try {
    if (typeof given === 'string' && given !== '') {
      formatOf(given);
      return { value: given };
    }
  } catch {
    // Not a zone that this machine knows.
  }
  return problem('zone', { got: quote(given), accepted: 'UTC, Europe/Berlin …' });
}

/**
 * The day in a time zone.
 *
 * @param instant milliseconds since 1970
 * @throws RangeError if the zone does not exist (see `checkZone`)
 */
export function dayIn(zone: Zone, instant: number): Day {
  const parts = formatOf(zone).formatToParts(instant);
  const part = (type: string): string => parts.find((one) => one.type === type)!.value;
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}

/**
 * The start of the next day in a time zone, in milliseconds since 1970. When clocks change, a day has 23 or
 * 25 hours and may begin at another time than midnight.
 *
 * @throws RangeError if the zone does not exist
 */
export function nextDay(zone: Zone, instant: number): number {
  const day = dayIn(zone, instant);
  let before = instant;
  let after = instant + 26 * HOUR;
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (dayIn(zone, middle) === day) before = middle;
    else after = middle;
  }
  return after;
}
