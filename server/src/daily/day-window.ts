import { type Checked, type Day, dayNumber } from 'baize/core';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** A day begins in the zone UTC+14, and ends in the zone UTC-12. */
const EARLIEST = 14 * HOUR;
const LATEST = 12 * HOUR;
/** What a page that was offline has beyond that. */
const GRACE = DAY;

/** From when to when the results of a day are taken, in milliseconds since 1970; a problem `day` where there is no such day. */
export function dayWindow(day: Day): Checked<{ readonly opens: number; readonly closes: number }> {
  const known = dayNumber(day);
  if ('problem' in known) return known;
  const midnight = Date.parse(`${day}T00:00:00Z`);
  return { value: { opens: midnight - EARLIEST, closes: midnight + DAY + LATEST + GRACE } };
}
