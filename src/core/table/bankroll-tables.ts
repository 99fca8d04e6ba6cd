import type { Seat } from '../engine/rules.js';
import {
  type Bankroll,
  type RunEntry,
  chipsOnTables,
  newestRuns,
  openRuns,
  purseOf,
  lastChange,
  compactBankroll,
} from './bankroll.js';
import { type TableRun, bringChips, withId } from './table-run.js';

/**
 * What a table tells a bankroll of its run:
 * - `open`: a new table is opened, with the run before its first hand;
 * - `next`: the run before its next hand, with chips that were just brought;
 * - `over`: a hand was paid, or the table was taken up where it was left;
 * - `load`: another table's run was put in the place of this one's;
 * - `leave`: the table, between two hands, goes elsewhere.
 */
export type RunEvent = 'open' | 'next' | 'over' | 'load' | 'leave';

/** A table that tells of itself. */
export interface TableReport {
  readonly key: string;
  readonly run: TableRun;
  readonly when: RunEvent;
}

/** What a bankroll goes by. */
export interface BankrollRules {
  /** The chips that whoever has none begins with, 1 or more. */
  readonly start: number;
  /** An id for a run, unlike any other's. */
  newId(): string;
  /** Whether a table is there to be played at; the chips of others are fetched where the purse is empty. */
  isHere(key: string): boolean;
}

/** What came of it: the bankroll, and the run with its id and the chips that the purse gave. */
export interface BankrollUpdate {
  readonly bankroll: Bankroll;
  readonly run: TableRun;
  /** Whether there were no chips left anywhere, and new ones were given. */
  readonly fresh: boolean;
  /** Tables that have no chips any more: what is kept of them is void. */
  readonly closed: readonly string[];
}

/** A bankroll while a table tells of itself. */
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

  /** Enters a run as it is now, as the one that is played at its table. */
  put(id: string, entry: Omit<RunEntry, 'time' | 'seated' | 'table'>): void {
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

  /** The chips for a table: of the purse, of tables that are away, and new ones where all is lost. */
  private draw(chips: number): number {
    for (const [key, { chips: there }] of openRuns(this.bankroll)) {
      if (purseOf(this.bankroll) > 0) break;
      if (key !== this.key && there > 0 && !this.rules.isHere(key)) this.close(key);
    }
    const { bankroll } = this;
    const purse = purseOf(bankroll);
    if (purse > 0) return Math.min(purse, chips);
    if (chipsOnTables(bankroll) > 0) return 0;
    const { start } = this.rules;
    const { times, chips: before } = bankroll.given;
    // What is owed is forgiven.
    this.bankroll = { ...bankroll, given: { times: times + 1, chips: before + start - purse } };
    this.fresh = true;
    return Math.min(start, chips);
  }

  /** Puts a table's chips back into the purse, for good. */
  close(key: string): void {
    const { runs } = this.bankroll;
    const [id, entry] = newestRuns(this.bankroll).get(key) ?? [];
    if (id === undefined || !entry || entry.closed) return;
    this.bankroll = { ...this.bankroll, runs: { ...runs, [id]: { ...entry, closed: true } } };
    this.closed.push(key);
  }

  /** Enters what a run has now. One that is not known brings its chips out of the purse. */
  settle(id: string, { chips, net, brought }: SeatChips): RunEntry {
    const known = this.entryOf(id);
    if (known) this.put(id, { ...known, net, chips });
    else {
      const before = purseOf(this.bankroll);
      const stack = openRuns(this.bankroll).get(this.key)?.stack ?? brought;
      this.put(id, { net, uncounted: net, chips, stack });
      // What the purse has not is the person's all the same: it lies there.
      const missing = Math.min(before, 0) - purseOf(this.bankroll);
      if (missing > 0) this.put(id, { net, uncounted: net - missing, chips, stack });
    }
    return this.entryOf(id)!;
  }

  /** A new table's run. */
  open(run: TableRun, seat: Seat): TableRun {
    const id = this.rules.newId();
    const stack = run.stacks[seat] ?? 0;
    this.put(id, { net: 0, uncounted: 0, chips: 0, stack });
    const chips = this.draw(stack);
    this.put(id, { net: 0, uncounted: 0, chips, stack });
    return withId(bringChips(run, seat, chips - stack), id);
  }

  /** The run before a further hand, with as many of the chips that were brought as the purse has. */
  next(id: string, run: TableRun, seat: Seat): TableRun {
    const person = chipsOfSeat(run, seat);
    const { chips, net } = person;
    const known = this.entryOf(id);
    if (known?.closed) return this.open(restartedRun(run, seat, known.stack), seat);
    const more = known ? chips - net - (known.chips - known.net) : 0;
    const asked = Math.min(Math.max(more, 0), chips);
    const entry = this.settle(id, { ...person, chips: chips - asked });
    const given = asked > 0 ? this.draw(asked) : chips === 0 ? this.draw(entry.stack) : 0;
    this.put(id, { ...entry, chips: chips - asked + given });
    return withId(bringChips(run, seat, given - asked), id);
  }
}

/** The person's side of a run. */
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

/** The table before its first hand, with the chips that the others have. */
function restartedRun(run: TableRun, seat: Seat, stack: number): TableRun {
  const { notes: _notes, ...rest } = run;
  const stacks = run.stacks.map((chips, at) => (at === seat ? stack : chips));
  const none = { hands: 0, ahead: 0, behind: 0, net: 0, biggest: 0 };
  const totals = run.totals.map(() => none);
  return { ...rest, stacks, brought: stacks, totals, house: 0, hand: 1, history: [] };
}

/**
 * Enters what a table tells of itself. The chips are those of the first person at it; a table
 * without any leaves the bankroll alone. No chip comes or goes but by what hands brought and cost,
 * and where all are lost.
 */
export function recordTable(
  bankroll: Bankroll,
  { key, run, when }: TableReport,
  rules: BankrollRules,
): BankrollUpdate {
  const seat = run.kinds.indexOf('human');
  if (seat < 0) return { bankroll, run, fresh: false, closed: [] };
  const books = new BankrollEditor(bankroll, key, rules);
  const person = chipsOfSeat(run, seat);
  const idOf = (): string => run.id ?? rules.newId();
  const settled = (id: string): TableRun => {
    books.settle(id, person);
    return withId(run, id);
  };
  let seated: TableRun;
  switch (when) {
    case 'open':
      seated = books.open(run, seat);
      break;
    case 'next':
      seated = books.next(idOf(), run, seat);
      break;
    case 'over':
      seated = settled(idOf());
      break;
    case 'load':
      // A run of its own: what the table's last one brought stays.
      seated = settled(rules.newId());
      break;
    case 'leave':
      seated = settled(idOf());
      books.close(key);
  }
  const { fresh, closed } = books;
  return { bankroll: compactBankroll(books.bankroll), run: seated, fresh, closed };
}

/** A bankroll without a table that is played at no more, its chips in the purse. */
export function closeTable(bankroll: Bankroll, key: string): Bankroll {
  const rules: BankrollRules = { start: 1, newId: () => '', isHere: () => true };
  const books = new BankrollEditor(bankroll, key, rules);
  books.close(key);
  return books.bankroll;
}
