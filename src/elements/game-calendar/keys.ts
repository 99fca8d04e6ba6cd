import { addDays, addMonthsTo, placeInWeek } from '../../core/history/calendar.js';
import type { Day } from '../../core/history/day.js';
import { keyOf } from '../base/keys.js';

type Step = (day: Day, first: number) => Day;

const byDays =
  (count: number): Step =>
  (day) =>
    addDays(day, count);
const byMonths =
  (count: number): Step =>
  (day) =>
    addMonthsTo(day, count);

/** The keys of a grid of dates. Source: the date picker dialog of the ARIA Authoring Practices Guide. */
const STEPS: Readonly<Record<string, Step>> = {
  ArrowRight: byDays(1),
  ArrowLeft: byDays(-1),
  ArrowDown: byDays(7),
  ArrowUp: byDays(-7),
  Home: (day, first) => addDays(day, -placeInWeek(day, first)),
  End: (day, first) => addDays(day, 6 - placeInWeek(day, first)),
  PageDown: byMonths(1),
  PageUp: byMonths(-1),
  'Shift+PageDown': byMonths(12),
  'Shift+PageUp': byMonths(-12),
};

const MIRRORED: Readonly<Record<string, string>> = {
  ArrowRight: 'ArrowLeft',
  ArrowLeft: 'ArrowRight',
};

/**
 * Returns the day that a key moves to; `undefined` for other keys.
 *
 * @param first the first day of a week: 1 is Monday
 */
export function dayByKey(
  event: KeyboardEvent,
  day: Day,
  first: number,
  isRtl: boolean,
): Day | undefined {
  const { shiftKey, ctrlKey, altKey, metaKey } = event;
  if (ctrlKey || altKey || metaKey) return undefined;
  const key = keyOf(event);
  const seen = isRtl ? (MIRRORED[key] ?? key) : key;
  const name = shiftKey ? `Shift+${seen}` : seen;
  return Object.hasOwn(STEPS, name) ? STEPS[name]!(day, first) : undefined;
}
