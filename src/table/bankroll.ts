import { type Checked, asRecord, quote } from '../engine/reason.js';
import type { Seat } from '../engine/rules.js';
import { problem } from '../engine/save.js';
import { isAmount, isChips } from './chips.js';
import { type TableRun, bringChips } from './table-run.js';

/**
 * What a table tells a bankroll of its run:
 * - `open`: a new table is opened, with the run before its first hand;
 * - `next`: the run before its next hand, with chips that were just brought;
 * - `over`: a hand was paid, or the table was taken up where it was left;
 * - `load`: another table's run was put in the place of this one's;
 * - `leave`: the table, between two hands, goes elsewhere.
 */
export type Seating = 'open' | 'next' | 'over' | 'load' | 'leave';

/** A person's chips at one table, as of the last hand that was paid. */
export interface AtTable {
  readonly chips: number;
  /** What the purse gave for them in all, and what it gives at a time. */
  readonly brought: number;
  readonly stack: number;
  /** Its chips went back to the purse: should the table come again, it starts anew. */
  readonly closed?: true;
  /** What its hands had brought by then: the one that another tab still plays counts as it ends. */
  readonly net?: number;
}

/** All chips of one person: those at the tables, and those at none. */
export interface Bankroll {
  readonly purse: number;
  /** What a hand lost of chips that were fetched while it ran: the next ones that come back pay it. */
  readonly owed?: number;
  /** By the names that the tables are kept by. */
  readonly tables: Readonly<Record<string, AtTable>>;
}

/** A table that tells of itself. */
export interface Telling {
  readonly key: string;
  readonly run: TableRun;
  readonly when: Seating;
}

/** What a bankroll goes by. */
export interface BankrollRules {
  /** The chips that whoever has none begins with, 1 or more. */
  readonly start: number;
  /** Whether a table is there to be played at; the chips of others are fetched where the purse is empty. */
  isHere(key: string): boolean;
}

/** What came of it: the bankroll, and the run with the chips that the purse gave. */
export interface Seated {
  readonly bankroll: Bankroll;
  readonly run: TableRun;
  /** Whether there were no chips left anywhere, and new ones were given. */
  readonly fresh: boolean;
  /** Tables that have no chips any more: what is kept of them is void. */
  readonly closed: readonly string[];
}

export const newBankroll = (start: number): Bankroll => ({ purse: start, tables: {} });

/** All chips: the purse's, and those at tables, without what is owed. */
export const chipsInAll = ({ purse, owed = 0, tables }: Bankroll): number =>
  Object.values(tables).reduce((sum, { chips }) => sum + chips, purse - owed);

/** Whether a value is what a bankroll may begin with. */
export const isStart = (value: unknown): value is number => isAmount(value) && value > 0;

function checkAtTable(value: unknown): AtTable | undefined {
  const { chips, brought, stack, closed, net } = asRecord(value) ?? {};
  if (!isChips(chips) || !isChips(brought) || !isChips(stack)) return undefined;
  if (closed === undefined) return { chips, brought, stack };
  const at = { chips, brought, stack, closed: true } as const;
  if (closed !== true || chips > 0) return undefined;
  // Other versions of the kit close a table without it.
  if (net === undefined) return at;
  return Number.isSafeInteger(net) ? { ...at, net: Number(net) } : undefined;
}

/**
 * A bankroll from a text of whatever origin: every field looked at, all chips together a number that
 * is exact.
 *
 * @returns a problem `bankroll` with what was got
 */
export function readBankroll(text: string): Checked<Bankroll> {
  const wrong = problem('bankroll', { got: quote(text) });
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return wrong;
  }
  const { purse, owed, tables: given } = asRecord(data) ?? {};
  const listed = asRecord(given);
  if (!isChips(purse) || !(owed === undefined || isChips(owed)) || !listed) return wrong;
  const tables: [key: string, at: AtTable][] = [];
  for (const [key, value] of Object.entries(listed)) {
    const at = checkAtTable(value);
    if (!at) return wrong;
    tables.push([key, at]);
  }
  const bankroll = { purse, ...(owed && { owed }), tables: Object.fromEntries(tables) };
  return Number.isSafeInteger(chipsInAll(bankroll)) ? { value: bankroll } : wrong;
}

/** One telling, while it is entered. */
class Entry {
  /** Below 0: what is owed. */
  private purse: number;
  fresh = false;
  readonly closed: string[] = [];
  private readonly tables: Map<string, AtTable>;

  constructor(
    bankroll: Bankroll,
    private readonly key: string,
    private readonly rules?: BankrollRules,
  ) {
    this.purse = bankroll.purse - (bankroll.owed ?? 0);
    this.tables = new Map(Object.entries(bankroll.tables));
  }

  get at(): AtTable | undefined {
    return this.tables.get(this.key);
  }

  get bankroll(): Bankroll {
    const { purse } = this;
    const tables = Object.fromEntries(this.tables);
    return { purse: Math.max(0, purse), ...(purse < 0 && { owed: -purse }), tables };
  }

  set(chips: number, brought: number, stack: number): void {
    this.tables.set(this.key, { chips, brought, stack });
  }

  /** Takes so many chips from the purse, as far as it has them. */
  private pay(chips: number): number {
    const paid = Math.max(0, Math.min(this.purse, chips));
    this.purse -= paid;
    return paid;
  }

  /** The chips for a table: of the purse, of tables that are away, and of nobody where all is lost. */
  private draw(chips: number): number {
    for (const [key, at] of this.tables) {
      if (this.purse > 0) break;
      if (key !== this.key && at.chips > 0 && !this.rules?.isHere(key)) this.close(key, at);
    }
    if (chipsInAll({ ...this.bankroll, owed: 0 }) === 0) {
      this.purse = this.rules!.start;
      this.fresh = true;
    }
    return this.pay(chips);
  }

  /** Puts a table's chips back into the purse. */
  close(key: string, { chips, brought, stack }: AtTable): void {
    this.purse += chips;
    this.tables.delete(key);
    // The latest last, of which the first go once they are many.
    const net = chips - brought;
    this.tables.set(key, { chips: 0, brought: 0, stack, closed: true, net });
    this.closed.push(key);
    const old = [...this.tables].filter(([, at]) => at.closed);
    for (const [gone] of old.slice(0, -MOST_CLOSED)) this.tables.delete(gone);
  }

  /** The chips of the table as its run has them now; it brought what the purse gave meanwhile. */
  settle(chips: number, brought: number): void {
    const { at } = this;
    if (!at) return this.swap(chips, brought);
    if (!at.closed) {
      this.purse += at.brought - brought;
      return this.set(chips, brought, at.stack);
    }
    // Another tab played on with chips that were fetched: of those, what the hand brought or cost.
    const net = chips - brought;
    this.purse += net - (at.net ?? net);
    this.tables.set(this.key, { ...at, net });
  }

  /** Another run's chips in the place of the table's. */
  swap(chips: number, brought: number): void {
    this.purse = Math.max(Math.min(this.purse, 0), this.purse + (this.at?.chips ?? 0) - chips);
    this.set(chips, brought, this.at?.stack ?? brought);
  }

  /** A new table's run. */
  open(run: TableRun, seat: Seat): TableRun {
    const stack = run.stacks[seat] ?? 0;
    this.purse += this.at?.chips ?? 0;
    this.set(0, 0, stack);
    const given = this.draw(stack);
    this.set(given, given, stack);
    return bringChips(run, seat, given - stack);
  }

  /** The run before a further hand, with as many of the chips that were brought as the purse has. */
  next(run: TableRun, seat: Seat): TableRun {
    const { at } = this;
    const [chips, brought] = [run.stacks[seat] ?? 0, run.brought[seat] ?? 0];
    if (at?.closed) return this.open(startedAnew(run, seat, at.stack), seat);
    if (!at) this.swap(chips, brought);
    const more = at ? brought - at.brought : 0;
    const asked = Math.min(Math.max(more, 0), chips);
    const stack = this.at!.stack;
    this.purse += asked - more;
    this.set(chips - asked, brought - asked, stack);
    const given = asked > 0 ? this.draw(asked) : chips === 0 ? this.draw(stack) : 0;
    this.set(chips - asked + given, brought - asked + given, stack);
    return bringChips(run, seat, given - asked);
  }
}

/** How many tables are remembered that were closed. */
const MOST_CLOSED = 50;

/** The table before its first hand, with the chips that the others have. */
function startedAnew(run: TableRun, seat: Seat, stack: number): TableRun {
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
export function enterTable(
  bankroll: Bankroll,
  { key, run, when }: Telling,
  rules: BankrollRules,
): Seated {
  const seat = run.kinds.indexOf('human');
  if (seat < 0) return { bankroll, run, fresh: false, closed: [] };
  const entry = new Entry(bankroll, key, rules);
  const [chips, brought] = [run.stacks[seat] ?? 0, run.brought[seat] ?? 0];
  let seated = run;
  switch (when) {
    case 'open':
      seated = entry.open(run, seat);
      break;
    case 'next':
      seated = entry.next(run, seat);
      break;
    case 'over':
      entry.settle(chips, brought);
      break;
    case 'load':
      entry.swap(chips, brought);
      break;
    case 'leave':
      entry.settle(chips, brought);
      if (!entry.at!.closed) entry.close(key, entry.at!);
  }
  return { bankroll: entry.bankroll, run: seated, fresh: entry.fresh, closed: entry.closed };
}

/** A bankroll without a table that is played at no more, its chips in the purse. */
export function closeTable(bankroll: Bankroll, key: string): Bankroll {
  const entry = new Entry(bankroll, key);
  const { at } = entry;
  if (at && !at.closed) entry.close(key, at);
  return entry.bankroll;
}
