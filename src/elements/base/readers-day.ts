import type { Day } from '../../core/history/day.js';
import { type Zone, checkZone, dayIn } from '../../core/history/zone.js';

/** Milliseconds since 1970. */
export const now = (): number => new Date().getTime();

/** The player's time zone. It changes as they travel. */
export function readersZone(): Zone {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return 'value' in checkZone(timeZone) ? timeZone : 'UTC';
}

/**
 * The time zone whose days end last. If days are the player's own, the zone that a past game was played in is
 * unknown. A game that is late in this zone was late everywhere.
 */
export const LAST_ZONE: Zone = 'Etc/GMT+12';

/**
 * Returns a function that tells on which day of a season a game ended.
 *
 * @param zone the time zone of the season's days, if the page names one. Otherwise a game recorded as late
 *   counts by the player's own days, and any other game by the days that end last.
 */
export function seasonDay(zone: Zone | undefined): (time: number, isLate: boolean) => Day {
  const [late, other] = [zone ?? readersZone(), zone ?? LAST_ZONE];
  return (time, isLate) => dayIn(isLate ? late : other, time);
}

/** Today in the player's time zone. */
export const readersDay = (): Day => dayIn(readersZone(), now());
