import type { Day } from '../../core/history/day.js';
import { type Zone, checkZone, dayIn } from '../../core/history/zone.js';

/** Milliseconds since 1970. */
export const now = (): number => new Date().getTime();

/** The time zone of whoever sits there, which changes as they travel. */
export function readersZone(): Zone {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return 'value' in checkZone(timeZone) ? timeZone : 'UTC';
}

/**
 * The zone whose days end last. Where days are the reader's own, nobody knows where a reader was as a game ended;
 * the record says that it was late where the game knew, and by this zone it is late wherever they were.
 */
export const LAST_ZONE: Zone = 'Etc/GMT+12';

/**
 * In which day of a season a game ended.
 *
 * @param zone that of the season's days, where the page names one. Else a game that its record calls late ended by the
 *   reader's own days, and any other one by those that end last.
 */
export function seasonDay(zone: Zone | undefined): (time: number, isLate: boolean) => Day {
  const [late, other] = [zone ?? readersZone(), zone ?? LAST_ZONE];
  return (time, isLate) => dayIn(isLate ? late : other, time);
}

/** The day there. */
export const readersDay = (): Day => dayIn(readersZone(), now());
