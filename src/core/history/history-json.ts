import { withIndex } from '../cards/list.js';
import { toJson } from '../engine/json.js';
import { dayNumber } from './day.js';
import { type Checked, type Problem, asRecord, quote } from '../engine/reason.js';
import { isCount, problem } from '../engine/save.js';
import { type History, NO_HISTORY, type Sealed, addRecords } from './history.js';
import { type GameRecord, checkRecord, isChipSum, isTime, wrongField } from './record.js';
import type { Totals } from './totals.js';

/** The format version of exported histories. */
export const HISTORY_FORMAT = 1;
/** The value of `kind` in an exported history. */
const KIND = 'baize-history';

/** Writes a history as JSON, for the player's own file. */
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

/** The first number that contradicts the others. */
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

/** Checks all items of a list. Returns the values, or the first problem. */
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

/** The tolerance for clocks that are ahead: a day, in milliseconds. */
const AHEAD = 86_400_000;

/**
 * Checks untrusted sealed totals.
 *
 * @param now milliseconds since 1970. Totals that were sealed more than a day later are rejected: they would
 *   shut out every game until then
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

/** Checks an untrusted history field by field. */
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

/** Sorts the records, and drops duplicates and records before the sealed totals. */
const tidy = (records: readonly GameRecord[], sealed: Sealed | undefined): History =>
  addRecords(sealed ? { ...NO_HISTORY, sealed } : NO_HISTORY, records).history;

/**
 * Parses a history as `exportHistory` writes it. Nothing in it is trusted.
 *
 * @param now milliseconds since 1970. If given, totals that were sealed more than a day later are rejected
 * @returns the history, or a problem: `history` names the first wrong field (`records[3].moves`),
 *   `history-newer` means a newer format
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
