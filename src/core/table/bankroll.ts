import { toJson } from '../engine/json.js';
import { type Checked, asRecord, quote } from '../engine/reason.js';
import { isCount, problem } from '../engine/save.js';
import { isAmount, isChips } from './chips.js';
import type { Bankroll, RunEntry } from './bankroll-entries.js';

export type { Bankroll, RunEntry } from './bankroll-entries.js';

/** How many runs are remembered that are played no more. */
const MOST_ENDED = 50;

export const newBankroll = (start: number): Bankroll => ({
  given: { times: 1, chips: start },
  past: { net: 0, time: 0 },
  runs: {},
});

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

const countedOf = ({ net, uncounted }: RunEntry): number => net - uncounted;

/** Whether nobody has played from it. */
export const isUntouched = (bankroll: Bankroll): boolean => timeOf(bankroll) === 0;

/** The newest change of an entry. */
const changeOf = ({ time, seated }: RunEntry): number => Math.max(time, seated);

/** The newest change that a bankroll knows of. */
export const timeOf = ({ past, runs }: Bankroll): number =>
  Math.max(past.time, ...Object.values(runs).map(changeOf));

/** The newest run of each table, by the tables' names. */
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

/** The runs that are played, by the names of their tables. */
export const openRuns = (bankroll: Bankroll): ReadonlyMap<string, RunEntry> =>
  new Map(
    [...newestRuns(bankroll)]
      .filter(([, [, { closed }]]) => !closed)
      .map(([table, [, entry]]) => [table, entry]),
  );

/** All chips: the purse's, and those at tables, without what is owed. */
export const chipsInAll = ({ given, past, runs }: Bankroll): number =>
  given.chips + past.net + sum(Object.values(runs).map(countedOf));

export const chipsOnTables = (bankroll: Bankroll): number =>
  sum([...openRuns(bankroll).values()].map(({ chips }) => chips));

/** The chips at no table; below 0: so many more are at tables than there are, and are owed. */
export const purseOf = (bankroll: Bankroll): number =>
  chipsInAll(bankroll) - chipsOnTables(bankroll);

/** Whether a value is what a bankroll may begin with. */
export const isStart = (value: unknown): value is number => isAmount(value) && value > 0;

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);

const isTime = (value: unknown): value is number => isCount(value) && value > 0;

/** An entry whose fields stand in one order, so that the same entry is the same text. */
function plain({ table, net, uncounted, chips, stack, time, seated, closed }: RunEntry): RunEntry {
  return { table, net, uncounted, chips, stack, time, seated, ...(closed && { closed }) };
}

function checkEntry(value: unknown): RunEntry | undefined {
  const { table, net, uncounted, chips, stack, time, seated, closed } = asRecord(value) ?? {};
  if (typeof table !== 'string' || !isWhole(net) || !isWhole(uncounted)) return undefined;
  if (!isChips(chips) || !isChips(stack) || !isTime(time) || !isTime(seated)) return undefined;
  if (closed !== undefined && closed !== true) return undefined;
  return plain({ table, net, uncounted, chips, stack, time, seated, ...(closed && { closed }) });
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
 * Reads a bankroll from a text. Checks every field, and that all chips together are an exact number.
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
  if (!bankroll || !isWhole(chipsInAll(bankroll)) || !isWhole(purseOf(bankroll))) return wrong;
  return { value: bankroll };
}

/** A bankroll as a text, which `readBankroll` reads: the same one is the same text. */
export function formatBankroll({ given, past, runs }: Bankroll): string {
  const sorted = Object.entries(runs).sort(([a], [b]) => (a < b ? -1 : 1));
  const entries = sorted.map(([id, entry]) => [id, plain(entry)]);
  return toJson({ given, past, runs: Object.fromEntries(entries) as Bankroll['runs'] });
}

/** The newer one of two entries of a run; of two tabs' at the same time any, but the same in both. */
function newerOf(one: RunEntry, other: RunEntry): RunEntry {
  const [a, b] = [toJson(plain(one)), toJson(plain(other))];
  const isOther = one.time === other.time ? a < b : one.time < other.time;
  const newer = isOther ? other : one;
  const seated = Math.max(one.seated, other.seated);
  const isClosed = one.closed === true || other.closed === true;
  return { ...newer, seated, ...(isClosed && { closed: true }) };
}

/**
 * Two tabs' bankrolls as one: with every run that either knows of, each as it was told last. In
 * whichever order, and however often, bankrolls are merged, the same comes of it.
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
  const rest = Object.entries(runs).filter(([, entry]) => changeOf(entry) > past.time);
  return { given, past, runs: Object.fromEntries(rest) };
}

/** Sums up the oldest of the runs that are played no more, where there are many. */
export function withoutOldest(bankroll: Bankroll): Bankroll {
  const open = new Set(openRuns(bankroll).values());
  const all = Object.entries(bankroll.runs);
  const ended = all
    .filter(([, entry]) => !open.has(entry))
    .sort(([, a], [, b]) => changeOf(a) - changeOf(b));
  const oldest = ended.slice(0, -MOST_ENDED);
  if (oldest.length === 0) return bankroll;
  const gone = new Map(oldest);
  const until = changeOf(oldest.at(-1)![1]);
  let now = timeOf(bankroll);
  // Those that are played stay newer than all that are gone.
  const left = all
    .filter(([id]) => !gone.has(id))
    .map(
      ([id, entry]) => [id, changeOf(entry) > until ? entry : { ...entry, seated: ++now }] as const,
    );
  const net = bankroll.past.net + sum([...gone.values()].map(countedOf));
  return { ...bankroll, past: { net, time: until }, runs: Object.fromEntries(left) };
}
