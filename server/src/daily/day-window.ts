import { type Checked, type Day, dayNumber } from 'baize/core';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** A day begins in the time zone UTC+14, and ends in UTC-12. */
const EARLIEST = 14 * HOUR;
const LATEST = 12 * HOUR;
/** Extra time for pages that were offline. */
const GRACE = DAY;

/**
 * When results of a day are accepted, in milliseconds since 1970; a problem `day` if the day does not
 * exist.
 */
export function dayWindow(day: Day): Checked<{ readonly opens: number; readonly closes: number }> {
  const known = dayNumber(day);
  if ('problem' in known) return known;
  const midnight = Date.parse(`${day}T00:00:00Z`);
  return { value: { opens: midnight - EARLIEST, closes: midnight + DAY + LATEST + GRACE } };
}
