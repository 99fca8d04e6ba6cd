import { listOf } from '../cards/list.js';
import { type Checked, asRecord } from '../engine/reason.js';
import { broken } from '../engine/save.js';
import { type PastHand, isPastHandList } from './past-hands.js';
import { checkRun, isTotals } from './run-save.js';
import { peopleAt } from './seats.js';
import { HISTORY_LENGTH, PAST_LENGTH, type SeatTotals, type TableRun } from './table-run.js';

/** A table, and its last finished hands in full, the oldest first. */
export interface KeptTable {
  readonly run: TableRun;
  readonly past: readonly PastHand[];
}

/** What is kept of the tables that were played before the current one. */
export interface EarlierTables {
  /** The last tables, the oldest first. */
  readonly tables: readonly KeptTable[];
  /** The totals of each person over all of those tables, in the order of their seats. */
  readonly totals: readonly SeatTotals[];
}

/** A table with everything that is kept of earlier play. */
export interface TableHistory extends KeptTable {
  readonly earlier: EarlierTables;
}

export const NO_TABLES: EarlierTables = { tables: [], totals: [] };

const sumOf = (one: SeatTotals | undefined, other: SeatTotals | undefined): SeatTotals => {
  const sum = (name: keyof SeatTotals): number => (one?.[name] ?? 0) + (other?.[name] ?? 0);
  return {
    hands: sum('hands'),
    ahead: sum('ahead'),
    behind: sum('behind'),
    net: sum('net'),
    biggest: Math.max(one?.biggest ?? 0, other?.biggest ?? 0),
  };
};

/** The totals of each person over the earlier tables and this one, in the order of their seats. */
export const totalsOfAllTables = (
  { totals }: EarlierTables,
  { kinds, totals: own }: Pick<TableRun, 'kinds' | 'totals'>,
): readonly SeatTotals[] => {
  const here = peopleAt(kinds).map((seat) => own[seat]!);
  const most = Math.max(totals.length, here.length);
  return listOf(most, (person) => sumOf(totals[person], here[person]));
};

/**
 * Adds a table that the player leaves to the earlier tables. A table without a finished hand is not
 * added.
 */
export function afterTable(history: TableHistory | undefined): EarlierTables {
  if (!history) return NO_TABLES;
  const { run, past, earlier } = history;
  if (run.history.length === 0) return earlier;
  const { id: _id, notes: _notes, ...rest } = run;
  return {
    tables: [...earlier.tables, { run: rest, past }],
    totals: totalsOfAllTables(earlier, run),
  };
}

/**
 * Drops the oldest tables and hands, so that at most 100 hands of history, 50 of them in full, are
 * kept altogether.
 */
function trimmedEarlier({ run, past, earlier }: TableHistory): EarlierTables {
  let [lines, whole] = [HISTORY_LENGTH - run.history.length, PAST_LENGTH - past.length];
  const tables: KeptTable[] = [];
  for (const table of [...earlier.tables].reverse()) {
    if (lines <= 0) break;
    const hands = table.past.length;
    tables.unshift(
      hands <= whole ? table : { ...table, past: whole > 0 ? table.past.slice(-whole) : [] },
    );
    lines -= table.run.history.length;
    whole -= hands;
  }
  return { ...earlier, tables };
}

/**
 * The history for the next hand of a run. If the run is a new one, the old table becomes an earlier
 * one.
 */
export function beforeHand(old: TableHistory, run: TableRun): TableHistory {
  const isAnew = run.hand < old.run.hand;
  const history = isAnew ? { run, past: [], earlier: afterTable(old) } : { ...old, run };
  return { ...history, earlier: trimmedEarlier(history) };
}

/** All tables whose hands are kept, the oldest first. The current table is the last. */
export const keptTables = ({ earlier, ...table }: TableHistory): readonly KeptTable[] => [
  ...earlier.tables,
  table,
];

function checkKept(value: unknown): KeptTable | undefined {
  const { run, past } = asRecord(value) ?? {};
  const checked = checkRun(run);
  if ('problem' in checked || !isPastHandList(past, checked.value)) return undefined;
  return { run: checked.value, past };
}

/**
 * Checks the earlier tables of an untrusted save. The content of their hands is checked only when a
 * hand is opened.
 */
export function checkEarlier(value: unknown): Checked<EarlierTables> {
  const { tables, totals } = asRecord(value) ?? {};
  const isFit =
    Array.isArray(tables) &&
    tables.length <= HISTORY_LENGTH &&
    Array.isArray(totals) &&
    totals.every(isTotals);
  const kept = isFit ? tables.map(checkKept) : [undefined];
  if (!kept.every((table) => table !== undefined)) return broken('earlier');
  const hands = kept.reduce((sum, { past }) => sum + past.length, 0);
  if (hands > PAST_LENGTH) return broken('earlier');
  return { value: { tables: kept, totals: totals as readonly SeatTotals[] } };
}
