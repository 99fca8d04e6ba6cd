import { toJson } from '../engine/json.js';
import { type Checked, asRecord, quote } from '../engine/reason.js';
import { isCount, problem } from '../engine/save.js';
import { isAmount, isChips } from './chips.js';

/** What a bankroll knows of one run of a table, as of the last hand that was paid. */
export interface RunEntry {
  /** The name that the table is kept by. */
  readonly table: string;
  /** What its hands brought; below 0: cost. */
  readonly net: number;
  /** How much of `net` is not counted: the run had it before the bankroll knew the run. */
  readonly uncounted: number;
  /** The person's chips on the table; they count as the purse's once the run is played no more. */
  readonly chips: number;
  /** The chips that the purse gives at a time. */
  readonly stack: number;
  /** When its chips changed, by a count of the changes of a bankroll: of two entries of a run the newer one holds. */
  readonly time: number;
  /** When it was last put at its table: of two runs the one that was put there later is played. */
  readonly seated: number;
  /** Its chips went back to the purse for good: should the table come again, it starts anew. */
  readonly closed?: true;
}

/**
 * All chips of one person: those that were given, and what each run of a table brought. No total is
 * kept, so that two tabs that change it at the same time lose nothing: `mergeBankrolls` joins them.
 */
export interface Bankroll {
  /** How often chips were given, the first ones included, and how many in all. */
  readonly given: { readonly times: number; readonly chips: number };
  /** What the runs brought whose entries are gone: those of closed tables up to `time`. */
  readonly past: { readonly net: number; readonly time: number };
  /** By the runs' ids. */
  readonly runs: Readonly<Record<string, RunEntry>>;
}

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
export const isUntouched = (bankroll: Bankroll): boolean => lastChange(bankroll) === 0;

/** The newest change of an entry. */
const lastChangeOf = ({ time, seated }: RunEntry): number => Math.max(time, seated);

/** The newest change that a bankroll knows of. */
export const lastChange = ({ past, runs }: Bankroll): number =>
  Math.max(past.time, ...Object.values(runs).map(lastChangeOf));

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
export const isStartingBankroll = (value: unknown): value is number => isAmount(value) && value > 0;

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);

const isTime = (value: unknown): value is number => isCount(value) && value > 0;

/** An entry whose fields stand in one order, so that the same entry is the same text. */
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
  const entries = sorted.map(([id, entry]) => [id, orderedEntry(entry)]);
  return toJson({ given, past, runs: Object.fromEntries(entries) as Bankroll['runs'] });
}

/** The newer one of two entries of a run; of two tabs' at the same time any, but the same in both. */
function newerOf(one: RunEntry, other: RunEntry): RunEntry {
  const [a, b] = [toJson(orderedEntry(one)), toJson(orderedEntry(other))];
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
  const rest = Object.entries(runs).filter(([, entry]) => lastChangeOf(entry) > past.time);
  return { given, past, runs: Object.fromEntries(rest) };
}

/** Sums up the oldest of the runs that are played no more, where there are many. */
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
  // Those that are played stay newer than all that are gone.
  const left = all
    .filter(([id]) => !gone.has(id))
    .map(
      ([id, entry]) =>
        [id, lastChangeOf(entry) > until ? entry : { ...entry, seated: ++now }] as const,
    );
  const net = bankroll.past.net + sum([...gone.values()].map(countedOf));
  return { ...bankroll, past: { net, time: until }, runs: Object.fromEntries(left) };
}
