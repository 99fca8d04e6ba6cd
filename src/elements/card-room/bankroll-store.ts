import type { Problem } from '../../core/engine/reason.js';
import type { Source } from '../../core/engine/rules.js';
import type { SaveStore, Stored } from '../../storage/save-store.js';
import { withTabLock } from '../../storage/tab-lock.js';
import { type BankrollUpdate, closeTable, recordTable } from '../../core/table/bankroll-tables.js';
import {
  type Bankroll,
  chipsAvailable,
  chipsInAll,
  formatBankroll,
  isUntouched,
  mergeBankrolls,
  newBankroll,
  readBankroll,
} from '../../core/table/bankroll.js';
import type { TableRun } from '../../core/table/table-run.js';
import type { BankrollChangeDetail } from '../base/events.js';
import { thrownText } from '../base/host-value.js';
import type { Room, RunEvent } from '../controllers/room.js';
import { randomId } from './started-games.js';

/** The bankroll's name in the room's store. Names of games are longer. */
export const KEY = 'chips';
/** The lock that tabs hold while they merge their bankrolls. */
const LOCK = 'baize:chips';
/** How often a write is tried that another tab was faster with. */
const TRIES = 20;

/** A table's element, as far as it is read here. */
interface TableLike extends HTMLElement {
  readonly room?: Room;
  readonly outcome?: unknown;
}

/** Receives the problems and changes of a bankroll. */
export interface BankrollHost {
  complain(problem: Problem, cause?: unknown): unknown;
  bankrollChanged(detail: BankrollChangeDetail): unknown;
}

/**
 * The bankroll of a room, kept in its store. Each change is applied to the stored bankroll, and is written at once if
 * the version that was read is still the stored one.
 *
 * A browser may show another tab's write too late. So each tab remembers what it knows, and merges it with the stored
 * bankroll after each change of its own or of another tab. Tabs take turns to do this. If the store fails, the chips last
 * as long as the page.
 */
export class BankrollStore {
  private known: Bankroll;
  private hasComplained = false;
  /** Whether the last write failed. */
  private isUnsaved = false;
  /** The stored text that could not be read. It is reported once. */
  private unreadable: string | undefined;
  /** The elements by their tables' names. */
  private readonly elements = new Map<string, WeakRef<TableLike>>();

  /** @param start the chips of a new bankroll */
  constructor(
    readonly store: SaveStore,
    private start: number,
    private readonly host: BankrollHost,
  ) {
    this.known = newBankroll(start);
    this.attempt(() => this.read());
  }

  /** All chips, as last read or written. */
  get bankroll(): number {
    return chipsInAll(this.known);
  }

  /** The chips at no table. */
  get availableChips(): number {
    return Math.max(0, chipsAvailable(this.known));
  }

  /** Changes the chips of a new bankroll: of the present one if nobody has played from it, and of the next. */
  setStart(start: number): void {
    const before = this.known;
    this.start = start;
    if (!isUntouched(before)) return;
    this.known = newBankroll(start);
    this.unreadable = undefined;
    this.attempt(() => this.read());
    this.emit(before, 'host', false);
  }

  /** Implements `Room.seat`. */
  readonly seat = (key: string, run: TableRun, when: RunEvent, table: HTMLElement): TableRun => {
    const left = when === 'open' ? this.tablesLeftBy(table, key) : [];
    this.elements.set(key, new WeakRef(table));
    const { start } = this;
    const isHere = (other: string): boolean => this.isHere(other);
    const entered = this.change((bankroll) => {
      const rest = left.reduce((all, other) => closeTable(all, other), bankroll);
      return recordTable(rest, { key, run, when }, { start, newId: randomId, isHere });
    });
    for (const other of [...left, ...entered.closed]) this.attempt(() => this.store.remove(other));
    return entered.run;
  };

  /**
   * Reads the stored bankroll after another tab may have changed it.
   *
   * @param written the text that the tab wrote, which may already be overwritten
   */
  refresh(written?: string): void {
    const before = this.known;
    const read = written === undefined ? undefined : readBankroll(written);
    if (read && 'value' in read) this.known = mergeBankrolls(this.known, read.value);
    this.attempt(() => this.read());
    this.emit(before, 'auto', false);
    void withTabLock(LOCK, this.flushInTurn);
  }

  private isHere(key: string): boolean {
    const table = this.elements.get(key)?.deref();
    return table?.isConnected === true && table.room?.store === this.store;
  }

  /** The tables that an element showed before its attributes changed, if its run is over. */
  private tablesLeftBy(table: TableLike, key: string): readonly string[] {
    const others = [...this.elements].filter(
      ([other, ref]) => other !== key && ref.deref() === table,
    );
    for (const [other] of others) this.elements.delete(other);
    return table.outcome === 'over' ? others.map(([other]) => other) : [];
  }

  /** Applies a change and writes it. If another tab writes in between, the change is applied to that tab's bankroll. */
  private change(make: (bankroll: Bankroll) => BankrollUpdate): BankrollUpdate {
    const before = this.known;
    let made: BankrollUpdate | undefined;
    this.attempt(() => {
      this.write(() => {
        made = make(this.known);
        return made.bankroll;
      });
    });
    // The store failed: the change applies to the last known bankroll.
    made ??= make(this.known);
    this.known = made.bankroll;
    this.emit(before, 'player', made.fresh);
    void withTabLock(LOCK, this.flushInTurn);
    return made;
  }

  /** Writes what this tab knows if the store lacks any of it. Writes nothing if the bankroll was removed. */
  flush(): void {
    const before = this.known;
    this.attempt(() => {
      if (this.isUnsaved || this.isMissing()) this.write(() => this.known);
    });
    this.emit(before, 'auto', false);
  }

  private isMissing(): boolean {
    const read = readBankroll(this.store.get(KEY)?.value ?? '');
    if ('problem' in read) return false;
    const merged = mergeBankrolls(read.value, this.known);
    return formatBankroll(merged) !== formatBankroll(read.value);
  }

  private readonly flushInTurn = (): void => this.flush();

  /** Merges the stored bankroll into the known one. */
  private read(): Stored | undefined {
    const stored = this.store.get(KEY);
    if (!stored) return undefined;
    const read = readBankroll(stored.value);
    if ('value' in read) this.known = mergeBankrolls(this.known, read.value);
    else if (this.unreadable !== stored.value) {
      this.unreadable = stored.value;
      this.host.complain(read.problem);
    }
    return stored;
  }

  /** Reads the stored bankroll, calls `make`, and writes its result over the version that was read. */
  private write(make: () => Bankroll): void {
    this.isUnsaved = true;
    for (let tries = TRIES; tries > 0; tries--) {
      const stored = this.read();
      const text = formatBankroll(make());
      const isWritten =
        stored?.value === text || this.store.set(KEY, text, stored?.version ?? 0) !== undefined;
      this.isUnsaved = !isWritten;
      if (isWritten) return;
    }
    throw Error('the store never accepts the version that it returned');
  }

  private emit(before: Bankroll, source: Source, fresh: boolean): void {
    const { bankroll, availableChips } = this;
    const change = bankroll - chipsInAll(before);
    if (change === 0 && availableChips === Math.max(0, chipsAvailable(before))) return;
    this.host.bankrollChanged({ source, bankroll, availableChips, change, fresh });
  }

  /** Reports the first failure of the store. */
  private attempt(action: () => void): void {
    try {
      action();
    } catch (error) {
      if (!this.hasComplained) {
        this.host.complain({ code: 'storage', got: thrownText(error) }, error);
      }
      this.hasComplained = true;
    }
  }
}
