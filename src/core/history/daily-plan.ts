import { parseDealNumber } from '../cards/deal-number.js';
import { wrongOption } from '../engine/option.js';
import type { Problem } from '../engine/reason.js';
import { type Day, dayNumber } from './day.js';
import { type Zone, checkZone } from './zone.js';

/** Whose day it is, and which deals a host has chosen for days. */
export interface DailyPlan {
  /** `undefined` where the host leaves it to the reader's own. */
  readonly zone: Zone | undefined;
  /** Deal numbers by their days; all other days have the deal that `dailyDeal` gives. */
  readonly deals: ReadonlyMap<Day, number>;
}

/** What is accepted, as a problem names it. */
const ACCEPTED = 'a time zone (Europe/Berlin), days with their deals (2026-12-01=617), or both';

/** `Intl` takes long to refuse what is none, such as a day with its deal. */
const isZone = (part: string): boolean => !part.includes('=') && 'value' in checkZone(part);

const wrong = (got: unknown): Problem => wrongOption('daily', got, ACCEPTED).problem;

/**
 * Reads what a host wrote into `daily`: nothing, a time zone, days with their deals, or both, with spaces
 * between them: `Europe/Berlin 2026-12-01=617 2026-12-02=1941`.
 *
 * @param given of whatever origin; `true`, also as a text, is the same as nothing
 * @returns what of it can be used, and the problem with the first part that can't be
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
