import type { Seat } from '../engine/rules.js';
import {
  type Bankroll,
  chipsAvailable,
  chipsOnTables,
  compactBankroll,
  lastChange,
  newestRuns,
  openRuns,
  type RunEntry,
} from './bankroll.js';
import { type TableRun, bringChips, withId } from './table-run.js';

/**
 * Why a table reports its run to a bankroll:
 * - `open`: a new table was opened. The run is the one before its first hand.
 * - `next`: the next hand is about to begin. The run includes the chips that were just brought.
 * - `over`: a hand was paid, or the table was resumed.
 * - `load`: the page loaded a save, which replaces this table's run.
 * - `leave`: the table moves elsewhere between two hands.
 */
export type RunEvent = 'open' | 'next' | 'over' | 'load' | 'leave';

/** A table's run, and why the table reports it. */
export interface TableReport {
  readonly key: string;
  readonly run: TableRun;
  readonly when: RunEvent;
}

/** What a bankroll needs to know to give and take chips. */
export interface BankrollRules {
  /** How many chips a player without any gets, 1 or more. */
  readonly start: number;
  /** Makes a unique id for a run. */
  newId(): string;
  /**
   * Whether a table with that key is on the page. If no chips are available, only tables that are not
   * on the page lose their chips to it.
   */
  isHere(key: string): boolean;
}

/**
 * The result of a report: the new bankroll, and the run with its id and the chips that it
 * took.
 */
export interface BankrollUpdate {
  readonly bankroll: Bankroll;
  readonly run: TableRun;
  /** Whether no chips were left anywhere, so that new ones were given. */
  readonly fresh: boolean;
  /** The keys of tables whose chips became available. Their saves must be discarded. */
  readonly closed: readonly string[];
}

/** Changes a bankroll for one table's report. */
class BankrollEditor {
  fresh = false;
  readonly closed: string[] = [];

  constructor(
    public bankroll: Bankroll,
    private readonly key: string,
    private readonly rules: BankrollRules,
  ) {}

  entryOf(id: string): RunEntry | undefined {
    return this.bankroll.runs[id];
  }

  /** Writes a run's entry, and makes that run the current one of its table. */
  setEntry(id: string, entry: Omit<RunEntry, 'time' | 'seated' | 'table'>): void {
    const { bankroll, key } = this;
    const known = this.entryOf(id);
    const isSame =
      known?.net === entry.net &&
      known.uncounted === entry.uncounted &&
      known.chips === entry.chips;
    const isThere = newestRuns(bankroll).get(key)?.[0] === id;
    if (isSame && isThere) return;
    const now = lastChange(bankroll) + 1;
    const time = isSame ? known.time : now;
    const seated = isThere && known ? known.seated : now;
    const runs = { ...bankroll.runs, [id]: { ...entry, table: key, time, seated } };
    this.bankroll = { ...bankroll, runs };
  }

  /**
   * Takes chips for the table: from the available ones, else from tables that are not on the page, else new
   * ones if the player has lost all.
   */
  private takeChips(chips: number): number {
    for (const [key, { chips: there }] of openRuns(this.bankroll)) {
      if (chipsAvailable(this.bankroll) > 0) break;
      if (key !== this.key && there > 0 && !this.rules.isHere(key)) this.close(key);
    }
    const { bankroll } = this;
    const available = chipsAvailable(bankroll);
    if (available > 0) return Math.min(available, chips);
    if (chipsOnTables(bankroll) > 0) return 0;
    const { start } = this.rules;
    const { times, chips: before } = bankroll.given;
    // New chips also clear the debt.
    this.bankroll = { ...bankroll, given: { times: times + 1, chips: before + start - available } };
    this.fresh = true;
    return Math.min(start, chips);
  }

  /** Makes a table's chips available for good. */
  close(key: string): void {
    const { runs } = this.bankroll;
    const [id, entry] = newestRuns(this.bankroll).get(key) ?? [];
    if (id === undefined || !entry || entry.closed) return;
    this.bankroll = { ...this.bankroll, runs: { ...runs, [id]: { ...entry, closed: true } } };
    this.closed.push(key);
  }

  /** Updates a run's entry. A run without an entry takes available chips. */
  recordRun(id: string, { chips, net, brought }: SeatChips): RunEntry {
    const known = this.entryOf(id);
    if (known) this.setEntry(id, { ...known, net, chips });
    else {
      const before = chipsAvailable(this.bankroll);
      const stack = openRuns(this.bankroll).get(this.key)?.stack ?? brought;
      this.setEntry(id, { net, uncounted: net, chips, stack });
      // If too few chips are available for the run, the difference is added to the player's total.
      const missing = Math.min(before, 0) - chipsAvailable(this.bankroll);
      if (missing > 0) this.setEntry(id, { net, uncounted: net - missing, chips, stack });
    }
    return this.entryOf(id)!;
  }

  open(run: TableRun, seat: Seat): TableRun {
    const id = this.rules.newId();
    const stack = run.stacks[seat] ?? 0;
    this.setEntry(id, { net: 0, uncounted: 0, chips: 0, stack });
    const chips = this.takeChips(stack);
    this.setEntry(id, { net: 0, uncounted: 0, chips, stack });
    return withId(bringChips(run, seat, chips - stack), id);
  }

  /**
   * The run before its next hand. Of the chips that were just brought, it keeps as many as
   * are available.
   */
  next(id: string, run: TableRun, seat: Seat): TableRun {
    const person = chipsOfSeat(run, seat);
    const { chips, net } = person;
    const known = this.entryOf(id);
    if (known?.closed) return this.open(restartedRun(run, seat, known.stack), seat);
    const more = known ? chips - net - (known.chips - known.net) : 0;
    const requested = Math.min(Math.max(more, 0), chips);
    const entry = this.recordRun(id, { ...person, chips: chips - requested });
    const given =
      requested > 0 ? this.takeChips(requested) : chips === 0 ? this.takeChips(entry.stack) : 0;
    this.setEntry(id, { ...entry, chips: chips - requested + given });
    return withId(bringChips(run, seat, given - requested), id);
  }
}

interface SeatChips {
  readonly chips: number;
  readonly brought: number;
  readonly net: number;
}

const chipsOfSeat = ({ stacks, brought, totals }: TableRun, seat: Seat): SeatChips => ({
  chips: stacks[seat] ?? 0,
  brought: brought[seat] ?? 0,
  net: totals[seat]?.net ?? 0,
});

/** The table as before its first hand, except that the other seats keep their chips. */
function restartedRun(run: TableRun, seat: Seat, stack: number): TableRun {
  const { notes: _notes, ...rest } = run;
  const stacks = run.stacks.map((chips, at) => (at === seat ? stack : chips));
  const none = { hands: 0, ahead: 0, behind: 0, net: 0, biggest: 0 };
  const totals = run.totals.map(() => none);
  return { ...rest, stacks, brought: stacks, totals, house: 0, hand: 1, history: [] };
}

/**
 * Records a table's report in the bankroll. It concerns the chips of the first person at the table;
 * a table without people changes nothing. The total changes only by what hands win and lose, and
 * when a player who lost all gets new chips.
 */
export function recordTable(
  bankroll: Bankroll,
  { key, run, when }: TableReport,
  rules: BankrollRules,
): BankrollUpdate {
  const seat = run.kinds.indexOf('human');
  if (seat < 0) return { bankroll, run, fresh: false, closed: [] };
  const editor = new BankrollEditor(bankroll, key, rules);
  const person = chipsOfSeat(run, seat);
  const idOf = (): string => run.id ?? rules.newId();
  const recorded = (id: string): TableRun => {
    editor.recordRun(id, person);
    return withId(run, id);
  };
  let seated: TableRun;
  switch (when) {
    case 'open':
      seated = editor.open(run, seat);
      break;
    case 'next':
      seated = editor.next(idOf(), run, seat);
      break;
    case 'over':
      seated = recorded(idOf());
      break;
    case 'load':
      // A loaded run gets a separate entry. The winnings of the table's previous run stay counted.
      seated = recorded(rules.newId());
      break;
    case 'leave':
      seated = recorded(idOf());
      editor.close(key);
  }
  const { fresh, closed } = editor;
  return { bankroll: compactBankroll(editor.bankroll), run: seated, fresh, closed };
}

/** Closes a table that is no longer played, so that its chips are available. */
export function closeTable(bankroll: Bankroll, key: string): Bankroll {
  const rules: BankrollRules = { start: 1, newId: () => '', isHere: () => true };
  const editor = new BankrollEditor(bankroll, key, rules);
  editor.close(key);
  return editor.bankroll;
}
