import { parseDealNumber } from '../cards/deal-number.js';
import { wrongOption } from '../engine/option.js';
import type { Problem } from '../engine/reason.js';
import { type Day, dayNumber } from './day.js';
import { type Zone, checkZone } from './zone.js';

/** The time zone of the days, and deals that the site has chosen for days. */
export interface DailyPlan {
  /** `undefined` for the player's own time zone. */
  readonly zone: Zone | undefined;
  /** The chosen deal numbers by day. All other days have the deal of `dailyDeal`. */
  readonly deals: ReadonlyMap<Day, number>;
}

/** The accepted values, for a problem. */
const ACCEPTED = 'a time zone (Europe/Berlin), days with their deals (2026-12-01=617), or both';

/** `Intl` is slow to reject an invalid zone, so parts with `=` are not tried. */
const isZone = (part: string): boolean => !part.includes('=') && 'value' in checkZone(part);

const wrong = (got: unknown): Problem => wrongOption('daily', got, ACCEPTED).problem;

/**
 * Parses the attribute `daily`: empty, a time zone, days with their deals, or both, separated by spaces:
 * `Europe/Berlin 2026-12-01=617 2026-12-02=1941`.
 *
 * @param given an untrusted value. `true`, also as text, means empty
 * @returns the usable parts, and the problem with the first part that is wrong
 */
export function readDaily(given: unknown): {
  readonly plan: DailyPlan;
  readonly problem: Problem | undefined;
} {
  const deals = new Map<Day, number>();
  let zone: Zone | undefined;
  let problem: Problem | undefined;
  const text = given === true || given === 'true' ? '' : given;
  if (typeof text !== 'string') return { plan: { zone, deals }, problem: wrong(given) };
  for (const part of text.split(/\s+/).filter(Boolean)) {
    const [day, number, ...more] = part.split('=');
    const deal = parseDealNumber(number);
    const isDeal = 'value' in dayNumber(day) && deal !== undefined && more.length === 0;
    if (isDeal && !deals.has(day!)) deals.set(day!, deal);
    else if (zone === undefined && isZone(part)) zone = part;
    else problem ??= wrong(part);
  }
  return { plan: { zone, deals }, problem };
}
