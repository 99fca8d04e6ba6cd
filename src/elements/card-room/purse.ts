import { type Problem, quote } from '../../engine/reason.js';
import type { Source } from '../../engine/rules.js';
import type { SaveStore } from '../../storage/save-store.js';
import {
  type Bankroll,
  type Seated,
  chipsInAll,
  closeTable,
  enterTable,
  newBankroll,
  readBankroll,
} from '../../table/bankroll.js';
import type { TableRun } from '../../table/table-run.js';
import type { BankrollChangeDetail } from '../events.js';
import type { Room, Seating } from '../room.js';

/** Under this name it stands in the room's store, where no game's name is so short. */
const KEY = 'bankroll';
/** How often a change is tried again that another tab was quicker with. */
const TRIES = 20;

/** What is asked of an element that tells of a table. */
interface TableHost extends HTMLElement {
  readonly room?: Room;
  readonly outcome?: unknown;
}

/** Who hears of a purse. */
export interface PurseHost {
  complain(problem: Problem): unknown;
  bankrollChanged(detail: BankrollChangeDetail): unknown;
}

/**
 * The bankroll of a room's person, kept in its store: each change is made to what stands there, and
 * written only over that. Where the store fails, it goes on for as long as the page lasts.
 */
export class Purse {
  private known: Bankroll;
  /** The store did not take what is known. */
  private isUnkept = false;
  private hasFailed = false;
  private hasComplained = false;
  /** What stood there and could not be used, told once. */
  private broken: string | undefined;
  /** The elements by the names that they told of. */
  private readonly here = new Map<string, WeakRef<TableHost>>();

  /** @param start the chips to begin with */
  constructor(
    readonly store: SaveStore,
    private start: number,
    private readonly host: PurseHost,
  ) {
    this.known = newBankroll(start);
    this.attempt(() => this.read());
  }

  /** All chips, as they were last known. */
  get bankroll(): number {
    return chipsInAll(this.known);
  }

  /** Those at no table. */
  get purse(): number {
    return this.known.purse;
  }

  /** Other chips to begin with: those that a purse holds which nobody has played from, and the next fresh ones. */
  begin(start: number): void {
    const before = this.known;
    this.start = start;
    if (Object.keys(before.tables).length > 0) return;
    this.known = newBankroll(start);
    this.broken = undefined;
    this.attempt(() => this.read());
    this.tell(before, 'host', false);
  }

  /** What a table tells, see `Room.seat`. */
  readonly seat = (key: string, run: TableRun, when: Seating, table: HTMLElement): TableRun => {
    const left = when === 'open' ? this.leftBy(table, key) : [];
    this.here.set(key, new WeakRef(table));
    const { start } = this;
    const isHere = (other: string): boolean => this.isHere(other);
    const entered = this.change((bankroll) => {
      const rest = left.reduce((all, gone) => closeTable(all, gone), bankroll);
      return enterTable(rest, { key, run, when }, { start, isHere });
    });
    for (const gone of [...left, ...entered.closed]) this.attempt(() => this.store.remove(gone));
    return entered.run;
  };

  /** Looks at what the store has now: another tab may have played. */
  look(): void {
    const before = this.known;
    this.attempt(() => this.read());
    this.tell(before, 'auto', false);
  }

  private isHere(key: string): boolean {
    const table = this.here.get(key)?.deref();
    return table?.isConnected === true && table.room?.store === this.store;
  }

  /** The tables that the element was before its attributes changed, no hand of which is left to play. */
  private leftBy(table: TableHost, key: string): readonly string[] {
    const others = [...this.here].filter(([other, ref]) => other !== key && ref.deref() === table);
    for (const [other] of others) this.here.delete(other);
    return table.outcome === 'over' ? others.map(([other]) => other) : [];
  }

  /** Makes a change, and keeps it: where another tab's came between, of what that one left. */
  private change(make: (bankroll: Bankroll) => Seated): Seated {
    const before = this.known;
    let made: Seated | undefined;
    this.attempt(() => {
      for (let tries = TRIES; tries > 0; tries--) {
        const version = this.read();
        made = make(this.known);
        if (this.write(made.bankroll, version)) return;
      }
      throw Error('its version is never the one that it told');
    });
    // Without a store it goes on with what was known last.
    made ??= make(this.known);
    this.isUnkept = this.hasFailed;
    this.known = made.bankroll;
    this.tell(before, 'player', made.fresh);
    return made;
  }

  /** Takes over what the store has, but not over what it did not take; gives its version. */
  private read(): number {
    const stored = this.store.get(KEY);
    if (this.isUnkept) return stored?.version ?? 0;
    const read = stored ? readBankroll(stored.value) : { value: newBankroll(this.start) };
    if ('value' in read) {
      this.known = read.value;
    } else if (this.broken !== stored?.value) {
      this.broken = stored?.value;
      this.known = newBankroll(this.start);
      this.host.complain(read.problem);
    }
    return stored?.version ?? 0;
  }

  private write(bankroll: Bankroll, version: number): boolean {
    const written = this.store.set(KEY, JSON.stringify(bankroll), version);
    if (written !== undefined) this.hasFailed = this.isUnkept = false;
    return written !== undefined;
  }

  private tell(before: Bankroll, source: Source, fresh: boolean): void {
    const { bankroll, purse } = this;
    const change = bankroll - chipsInAll(before);
    if (change === 0 && purse === before.purse) return;
    this.host.bankrollChanged({ source, bankroll, purse, change, fresh });
  }

  /** A store that fails is told of once. */
  private attempt(action: () => void): void {
    try {
      action();
    } catch (error) {
      this.hasFailed = true;
      if (!this.hasComplained) this.host.complain({ code: 'storage', got: quote(String(error)) });
      this.hasComplained = true;
    }
  }
}
