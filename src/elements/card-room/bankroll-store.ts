import type { Problem } from '../../core/engine/reason.js';
import type { Source } from '../../core/engine/rules.js';
import type { SaveStore, Stored } from '../../storage/save-store.js';
import { inTurn } from '../../storage/in-turn.js';
import { type BankrollUpdate, closeTable, recordTable } from '../../core/table/bankroll-tables.js';
import {
  type Bankroll,
  chipsInAll,
  formatBankroll,
  isUntouched,
  mergeBankrolls,
  newBankroll,
  purseOf,
  readBankroll,
} from '../../core/table/bankroll.js';
import type { TableRun } from '../../core/table/table-run.js';
import type { BankrollChangeDetail } from '../base/events.js';
import { thrownText } from '../base/host-value.js';
import type { Room, RunEvent } from '../controllers/room.js';
import { randomId } from './random-id.js';

/** Under this name it stands in the room's store, where no game's name is so short. */
export const KEY = 'chips';
/** The lock under which tabs join what they know. */
const LOCK = 'baize:chips';
/** How often a change is tried again that another tab was quicker with. */
const TRIES = 20;

/** What is asked of an element that tells of a table. */
interface TableHost extends HTMLElement {
  readonly room?: Room;
  readonly outcome?: unknown;
}

/** Who hears of a purse. */
export interface PurseHost {
  complain(problem: Problem, cause?: unknown): unknown;
  bankrollChanged(detail: BankrollChangeDetail): unknown;
}

/**
 * The bankroll of a room's person, kept in its store. Each change is made to what stands there, and
 * written at once over that version alone. A browser may show a tab another one's write too late: so
 * each tab remembers what it knows, and joins it with what stands there, in turn with the others,
 * after each change of its own and of theirs. Where the store fails, the chips last as long as the page.
 */
export class BankrollStore {
  private known: Bankroll;
  private hasComplained = false;
  /** The store did not take what is known. */
  private isUnkept = false;
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
    return Math.max(0, purseOf(this.known));
  }

  /** Other chips to begin with: those that a purse holds which nobody has played from, and the next fresh ones. */
  begin(start: number): void {
    const before = this.known;
    this.start = start;
    if (!isUntouched(before)) return;
    this.known = newBankroll(start);
    this.broken = undefined;
    this.attempt(() => this.read());
    this.emit(before, 'host', false);
  }

  /** What a table tells, see `Room.seat`. */
  readonly seat = (key: string, run: TableRun, when: RunEvent, table: HTMLElement): TableRun => {
    const left = when === 'open' ? this.leftBy(table, key) : [];
    this.here.set(key, new WeakRef(table));
    const { start } = this;
    const isHere = (other: string): boolean => this.isHere(other);
    const entered = this.change((bankroll) => {
      const rest = left.reduce((all, gone) => closeTable(all, gone), bankroll);
      return recordTable(rest, { key, run, when }, { start, newId: randomId, isHere });
    });
    for (const gone of [...left, ...entered.closed]) this.attempt(() => this.store.remove(gone));
    return entered.run;
  };

  /**
   * Looks at what the store has now: another tab may have played.
   *
   * @param written what that tab wrote, which another write may have gone over by now
   */
  look(written?: string): void {
    const before = this.known;
    const read = written === undefined ? undefined : readBankroll(written);
    if (read && 'value' in read) this.known = mergeBankrolls(this.known, read.value);
    this.attempt(() => this.read());
    this.emit(before, 'auto', false);
    void inTurn(LOCK, this.keepInTurn);
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
  private change(make: (bankroll: Bankroll) => BankrollUpdate): BankrollUpdate {
    const before = this.known;
    let made: BankrollUpdate | undefined;
    this.attempt(() => {
      this.write(() => {
        made = make(this.known);
        return made.bankroll;
      });
    });
    // Without a store it goes on with what was known last.
    made ??= make(this.known);
    this.known = made.bankroll;
    this.emit(before, 'player', made.fresh);
    void inTurn(LOCK, this.keepInTurn);
    return made;
  }

  /**
   * Writes what this tab knows and what stands there does not have, or the store did not take before;
   * nothing where it was removed.
   */
  keep(): void {
    const before = this.known;
    this.attempt(() => {
      if (this.isUnkept || this.isMissing()) this.write(() => this.known);
    });
    this.emit(before, 'auto', false);
  }

  private isMissing(): boolean {
    const read = readBankroll(this.store.get(KEY)?.value ?? '');
    if ('problem' in read) return false;
    const joined = mergeBankrolls(read.value, this.known);
    return formatBankroll(joined) !== formatBankroll(read.value);
  }

  private readonly keepInTurn = (): void => this.keep();

  /** Takes over what the store has, and gives that. */
  private read(): Stored | undefined {
    const stored = this.store.get(KEY);
    if (!stored) return undefined;
    const read = readBankroll(stored.value);
    if ('value' in read) this.known = mergeBankrolls(this.known, read.value);
    else if (this.broken !== stored.value) {
      this.broken = stored.value;
      this.host.complain(read.problem);
    }
    return stored;
  }

  /** Writes what `make` makes of what is known by then, over what was read just before. */
  private write(make: () => Bankroll): void {
    this.isUnkept = true;
    for (let tries = TRIES; tries > 0; tries--) {
      const stored = this.read();
      const text = formatBankroll(make());
      const isKept =
        stored?.value === text || this.store.set(KEY, text, stored?.version ?? 0) !== undefined;
      this.isUnkept = !isKept;
      if (isKept) return;
    }
    throw Error('its version is never the one that it told');
  }

  private emit(before: Bankroll, source: Source, fresh: boolean): void {
    const { bankroll, purse } = this;
    const change = bankroll - chipsInAll(before);
    if (change === 0 && purse === Math.max(0, purseOf(before))) return;
    this.host.bankrollChanged({ source, bankroll, purse, change, fresh });
  }

  /** A store that fails is told of once. */
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
