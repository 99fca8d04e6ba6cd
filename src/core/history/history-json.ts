import { withIndex } from '../cards/list.js';
import { toJson } from '../engine/json.js';
import { dayNumber } from './day.js';
import { type Checked, type Problem, asRecord, quote } from '../engine/reason.js';
import { isCount, problem } from '../engine/save.js';
import { type History, NO_HISTORY, type Sealed, addRecords } from './history.js';
import { type GameRecord, checkRecord, isChipSum, isTime, wrongField } from './record.js';
import type { Totals } from './totals.js';

/** The version of exported histories. */
export const HISTORY_FORMAT = 1;
/** What says that a file is one. */
const KIND = 'baize-history';

/** A history as JSON, for a file of the player's own. */
export const exportHistory = ({ records, sealed }: History): string =>
  toJson({ kind: KIND, format: HISTORY_FORMAT, records, ...(sealed ? { sealed } : {}) });

const isOptionalCount = (value: unknown): boolean => value === undefined || isCount(value);
const isDays = (value: unknown): boolean =>
  Array.isArray(value) && value.every((day) => 'value' in dayNumber(day));

const FIELDS: Readonly<Record<keyof Totals, (value: unknown) => boolean>> = {
  game: (value) => typeof value === 'string',
  variant: (value) => value === null || typeof value === 'string',
  games: isCount,
  wins: isCount,
  pushes: isCount,
  streak: isCount,
  bestStreak: isCount,
  bestTime: isOptionalCount,
  fewestMoves: isOptionalCount,
  days: isDays,
  chips: (value) => value === undefined || isChipSum(value),
  biggestWin: (value) => value === undefined || (isCount(value) && value > 0),
};

/** The first of the figures that doesn't fit the others. */
function unfit(totals: Totals): keyof Totals | undefined {
  const { games, wins, pushes, streak, bestStreak, days, chips, biggestWin } = totals;
  if (wins > games) return 'wins';
  if (pushes > games - wins || (pushes > 0 && chips === undefined)) return 'pushes';
  if (bestStreak > wins) return 'bestStreak';
  if (streak > bestStreak) return 'streak';
  if (biggestWin !== undefined && chips === undefined) return 'biggestWin';
  return days.length > wins ? 'days' : undefined;
}

function checkTotals(given: unknown, at: string): Checked<Totals> {
  const data = asRecord(given);
  if (!data) return wrongField(at, given);
  const names = Object.keys(FIELDS) as (keyof Totals)[];
  const totals = Object.fromEntries(
    names.filter((name) => data[name] !== undefined).map((name) => [name, data[name]]),
  ) as unknown as Totals;
  const wrong = names.find((name) => !FIELDS[name](totals[name])) ?? unfit(totals);
  return wrong === undefined ? { value: totals } : wrongField(`${at}.${wrong}`, data[wrong]);
}

/** Each of a list, checked; the first problem where one can't be used. */
function checkAll<T>(
  list: readonly unknown[],
  at: string,
  check: (given: unknown, at: string) => Checked<T>,
): Checked<readonly T[]> {
  const values: T[] = [];
  for (const [index, one] of withIndex(list)) {
    const checked = check(one, `${at}[${index}]`);
    if ('problem' in checked) return checked;
    values.push(checked.value);
  }
  return { value: values };
}

/** How far the clock of whoever sealed may be ahead: a day, in milliseconds. */
const AHEAD = 86_400_000;

/**
 * Sealed totals of whatever origin.
 *
 * @param now milliseconds since 1970: totals sealed more than a day later would shut out every game
 *   that is yet to be played
 */
export function checkSealed(given: unknown, now = Infinity): Checked<Sealed> {
  const data = asRecord(given);
  if (!data) return wrongField('sealed', given);
  const { ended, id, totals } = data;
  if (!isTime(ended)) return wrongField('sealed.ended', ended);
  if (ended > now + AHEAD) {
    return problem('history', { field: 'sealed.ended', got: quote(ended), latest: now });
  }
  if (typeof id !== 'string') return wrongField('sealed.id', id);
  if (!Array.isArray(totals)) return wrongField('sealed.totals', totals);
  const checked = checkAll<Totals>(totals, 'sealed.totals', checkTotals);
  return 'problem' in checked ? checked : { value: { ended, id, totals: checked.value } };
}

function wrongFormat(format: unknown): { readonly problem: Problem } | undefined {
  if (!isCount(format) || format < 1) return wrongField('format', format);
  return format > HISTORY_FORMAT
    ? problem('history-newer', { got: format, known: HISTORY_FORMAT })
    : undefined;
}

/** A history of whatever origin, looked at field by field. */
function checkHistory(given: unknown, now: number | undefined): Checked<History> {
  const data = asRecord(given);
  if (data?.['kind'] !== KIND) return wrongField('kind', data?.['kind']);
  const { format, records, sealed } = data;
  const wrong = wrongFormat(format);
  if (wrong) return wrong;
  if (!Array.isArray(records)) return wrongField('records', records);
  const totals = sealed === undefined ? undefined : checkSealed(sealed, now);
  if (totals && 'problem' in totals) return totals;
  const checked = checkAll<GameRecord>(records, 'records', checkRecord);
  if ('problem' in checked) return checked;
  return { value: tidy(checked.value, totals?.value) };
}

/** Sorted, each id once, and none before the sealed ones, whatever the file says. */
const tidy = (records: readonly GameRecord[], sealed: Sealed | undefined): History =>
  addRecords(sealed ? { ...NO_HISTORY, sealed } : NO_HISTORY, records).history;

/**
 * The history of a file, as `exportHistory` gives it; nothing in it is trusted.
 *
 * @param now milliseconds since 1970, where totals that were sealed later are to be refused: one day is
 *   let through, for clocks that differ
 * @returns the problem `history` names the first field that is wrong, `records[3].moves`; or
 *   `history-newer`
 */
export function importHistory(text: unknown, now?: number): Checked<History> {
  if (typeof text !== 'string') return wrongField('text', text);
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return wrongField('text', text);
  }
  return checkHistory(data, now);
}
