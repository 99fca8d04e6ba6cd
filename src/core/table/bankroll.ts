import { toJson } from '../engine/json.js';
import { type Checked, asRecord, quote } from '../engine/reason.js';
import { isCount, problem } from '../engine/save.js';
import { isAmount, isChips } from './chips.js';

/** A bankroll's entry for one run of a table, as of the last paid hand. */
export interface RunEntry {
  /** The key under which the table is saved. */
  readonly table: string;
  /** Chips won in its hands; negative if they were lost. */
  readonly net: number;
  /**
   * The part of `net` that does not count, because the run won it before this bankroll had an entry
   * for it.
   */
  readonly uncounted: number;
  /**
   * The player's chips on the table. They are available again once the run is no longer
   * played.
   */
  readonly chips: number;
  /** How many chips the table takes at a time. */
  readonly stack: number;
  /**
   * The bankroll's change counter when these chips last changed. Of two entries of a run, the one
   * with the higher number wins.
   */
  readonly time: number;
  /**
   * The change counter when the run last became its table's current run. Of a table's runs, the one
   * with the highest number is current.
   */
  readonly seated: number;
  /**
   * Set when the chips became available for good. If the table comes back, it starts again.
   */
  readonly closed?: true;
}

/**
 * All chips of one player: the chips that were given, and what each run of a table won or lost. The
 * total is always computed, so two tabs that change the bankroll at the same time lose nothing.
 * `mergeBankrolls` joins their versions.
 *
 * The available chips are those at no table.
 */
export interface Bankroll {
  /** How often chips were given, including the first time, and how many altogether. */
  readonly given: { readonly times: number; readonly chips: number };
  /** The sum of the entries that were dropped: those of finished runs up to `time`. */
  readonly past: { readonly net: number; readonly time: number };
  /** Entries by run id. */
  readonly runs: Readonly<Record<string, RunEntry>>;
}

/** How many entries of finished runs are kept. */
const MOST_ENDED = 50;

export const newBankroll = (start: number): Bankroll => ({
  given: { times: 1, chips: start },
  past: { net: 0, time: 0 },
  runs: {},
});

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

const countedOf = ({ net, uncounted }: RunEntry): number => net - uncounted;

/** Whether no table has used it yet. */
export const isUntouched = (bankroll: Bankroll): boolean => lastChange(bankroll) === 0;

/** The change counter at the latest change of an entry. */
const lastChangeOf = ({ time, seated }: RunEntry): number => Math.max(time, seated);

/** The change counter at the latest change of the bankroll. */
export const lastChange = ({ past, runs }: Bankroll): number =>
  Math.max(past.time, ...Object.values(runs).map(lastChangeOf));

/** Each table's current run, by the table's key. */
export function newestRuns({ runs }: Bankroll): ReadonlyMap<string, readonly [string, RunEntry]> {
  const newest = new Map<string, readonly [id: string, entry: RunEntry]>();
  for (const [id, entry] of Object.entries(runs)) {
    const [otherId, other] = newest.get(entry.table) ?? ['', undefined];
    const isLater = other && entry.seated > other.seated;
    if (!other || isLater || (entry.seated === other.seated && id > otherId))
      newest.set(entry.table, [id, entry]);
  }
  return newest;
}

/** The runs that are being played, by the key of their table. */
export const openRuns = (bankroll: Bankroll): ReadonlyMap<string, RunEntry> =>
  new Map(
    [...newestRuns(bankroll)]
      .filter(([, [, { closed }]]) => !closed)
      .map(([table, [, entry]]) => [table, entry]),
  );

/** All chips, available and at tables, minus the debt. */
export const chipsInAll = ({ given, past, runs }: Bankroll): number =>
  given.chips + past.net + sum(Object.values(runs).map(countedOf));

export const chipsOnTables = (bankroll: Bankroll): number =>
  sum([...openRuns(bankroll).values()].map(({ chips }) => chips));

/**
 * The chips at no table. Negative if there is a debt: tables then hold more chips than the player
 * has.
 */
export const chipsAvailable = (bankroll: Bankroll): number =>
  chipsInAll(bankroll) - chipsOnTables(bankroll);

/** Whether a value may be used as the initial number of chips. */
export const isStartingBankroll = (value: unknown): value is number => isAmount(value) && value > 0;

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);

const isTime = (value: unknown): value is number => isCount(value) && value > 0;

/** The entry with its fields in a fixed order, so that equal entries give equal text. */
function orderedEntry({
  table,
  net,
  uncounted,
  chips,
  stack,
  time,
  seated,
  closed,
}: RunEntry): RunEntry {
  return { table, net, uncounted, chips, stack, time, seated, ...(closed && { closed }) };
}

function checkEntry(value: unknown): RunEntry | undefined {
  const { table, net, uncounted, chips, stack, time, seated, closed } = asRecord(value) ?? {};
  if (typeof table !== 'string' || !isWhole(net) || !isWhole(uncounted)) return undefined;
  if (!isChips(chips) || !isChips(stack) || !isTime(time) || !isTime(seated)) return undefined;
  if (closed !== undefined && closed !== true) return undefined;
  return orderedEntry({
    table,
    net,
    uncounted,
    chips,
    stack,
    time,
    seated,
    ...(closed && { closed }),
  });
}

function checkBankroll(data: Readonly<Record<string, unknown>>): Bankroll | undefined {
  const { times, chips } = asRecord(data['given']) ?? {};
  const { net, time } = asRecord(data['past']) ?? {};
  const listed = asRecord(data['runs']);
  if (!isCount(times) || !isWhole(chips) || !isWhole(net) || !isCount(time) || !listed) return;
  const runs: [id: string, entry: RunEntry][] = [];
  for (const [id, value] of Object.entries(listed)) {
    const entry = checkEntry(value);
    if (!entry) return undefined;
    runs.push([id, entry]);
  }
  return { given: { times, chips }, past: { net, time }, runs: Object.fromEntries(runs) };
}

/**
 * Parses a bankroll. Checks every field, and that the total is an exact number.
 *
 * @returns the bankroll, or a problem `bankroll` with the text
 */
export function readBankroll(text: string): Checked<Bankroll> {
  const wrong = problem('bankroll', { got: quote(text) });
  let data: Readonly<Record<string, unknown>>;
  try {
    data = asRecord(JSON.parse(text)) ?? {};
  } catch {
    return wrong;
  }
  const bankroll = checkBankroll(data);
  if (!bankroll || !isWhole(chipsInAll(bankroll)) || !isWhole(chipsAvailable(bankroll)))
    return wrong;
  return { value: bankroll };
}

/** Formats a bankroll for `readBankroll`. Equal bankrolls give equal text. */
export function formatBankroll({ given, past, runs }: Bankroll): string {
  const sorted = Object.entries(runs).sort(([a], [b]) => (a < b ? -1 : 1));
  const entries = sorted.map(([id, entry]) => [id, orderedEntry(entry)]);
  return toJson({ given, past, runs: Object.fromEntries(entries) as Bankroll['runs'] });
}

/**
 * The newer of two entries of a run. If two tabs changed it at the same time, both choose the same
 * entry.
 */
function newerOf(one: RunEntry, other: RunEntry): RunEntry {
  const [a, b] = [toJson(orderedEntry(one)), toJson(orderedEntry(other))];
  const isOther = one.time === other.time ? a < b : one.time < other.time;
  const newer = isOther ? other : one;
  const seated = Math.max(one.seated, other.seated);
  const isClosed = one.closed === true || other.closed === true;
  return { ...newer, seated, ...(isClosed && { closed: true }) };
}

/**
 * Joins the bankrolls of two tabs. The result has the newest entry of every run, and does not
 * depend on the order or the number of merges.
 */
export function mergeBankrolls(one: Bankroll, other: Bankroll): Bankroll {
  if (isUntouched(one)) return other;
  if (isUntouched(other)) return one;
  const more = (a: Bankroll['given'], b: Bankroll['given']): boolean =>
    a.times > b.times || (a.times === b.times && a.chips >= b.chips);
  const given = more(one.given, other.given) ? one.given : other.given;
  const past = one.past.time >= other.past.time ? one.past : other.past;
  const runs: Record<string, RunEntry> = { ...one.runs };
  for (const [id, entry] of Object.entries(other.runs)) {
    const known = runs[id];
    runs[id] = known ? newerOf(known, entry) : entry;
  }
  const rest = Object.entries(runs).filter(([, entry]) => lastChangeOf(entry) > past.time);
  return { given, past, runs: Object.fromEntries(rest) };
}

/** If there are many finished runs, adds the oldest to `past` and drops their entries. */
export function compactBankroll(bankroll: Bankroll): Bankroll {
  const open = new Set(openRuns(bankroll).values());
  const all = Object.entries(bankroll.runs);
  const ended = all
    .filter(([, entry]) => !open.has(entry))
    .sort(([, a], [, b]) => lastChangeOf(a) - lastChangeOf(b));
  const oldest = ended.slice(0, -MOST_ENDED);
  if (oldest.length === 0) return bankroll;
  const gone = new Map(oldest);
  const until = lastChangeOf(oldest.at(-1)![1]);
  let now = lastChange(bankroll);
  // Open runs must stay newer than all dropped ones.
  const left = all
    .filter(([id]) => !gone.has(id))
    .map(
      ([id, entry]) =>
        [id, lastChangeOf(entry) > until ? entry : { ...entry, seated: ++now }] as const,
    );
  const net = bankroll.past.net + sum([...gone.values()].map(countedOf));
  return { ...bankroll, past: { net, time: until }, runs: Object.fromEntries(left) };
}
