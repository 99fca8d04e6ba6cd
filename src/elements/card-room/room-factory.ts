import { HistoryKeeper } from '../../storage/history-keeper.js';
import type { HistoryStore } from '../../storage/history-store.js';
import { LocalStore } from '../../storage/local-store.js';
import { BrowserHistory } from '../../storage/open-history.js';
import type { SaveStore, Stored } from '../../storage/save-store.js';
import type { Room } from '../controllers/room.js';
import { type BankrollHost, BankrollStore } from './bankroll-store.js';

/** The checked settings that a room is made of. */
export interface RoomSettings extends Omit<Room, 'store' | 'history' | 'seat'> {
  /** Part of the names of all that the room stores. */
  readonly name: string;
  /** The page's own stores; `null` for the browser's. */
  readonly store: SaveStore | null;
  readonly historyStore: HistoryStore | null;
  /** The chips of a new bankroll; `undefined` if each table brings its own chips. */
  readonly start: number | undefined;
}

const nameFor = (name: string): string => `baize:room:${name}`;

/** The prefix of all names under which a room stores something. */
export const prefixOf = (name: string): string => `${nameFor(name)}:`;

/** A part of another store: each name gets the room's prefix. */
class PrefixedStore implements SaveStore {
  constructor(
    private readonly whole: SaveStore,
    private readonly prefix: string,
  ) {}

  get(key: string): Stored | undefined {
    return this.whole.get(this.prefix + key);
  }

  set(key: string, value: string, ifVersion?: number): number | undefined {
    return this.whole.set(this.prefix + key, value, ifVersion);
  }

  remove(key: string): void {
    this.whole.remove(this.prefix + key);
  }
}

/** Whether two objects have the same values under these keys. */
const isSame = <T extends object>(
  one: T | undefined,
  other: T,
  keys: readonly (keyof T)[],
): boolean => one !== undefined && keys.every((key) => one[key] === other[key]);

/** Makes the `Room` of a room's settings. Parts that a change of settings doesn't affect stay the same objects. */
export class RoomFactory {
  /** The bankroll; `undefined` in a room without one. */
  bankroll: BankrollStore | undefined;
  /** The last bankroll, for when the `bankroll` attribute is removed and set again. */
  private lastBankroll: BankrollStore | undefined;
  /** The last room, and the settings that it was made of. */
  room: Room | undefined;
  private settings: RoomSettings | undefined;
  private readonly browser = new LocalStore();

  constructor(private readonly host: BankrollHost) {}

  /** Returns the room of these settings: the last one if they have not changed. */
  update(settings: RoomSettings): Room {
    const before = this.settings;
    const keys = Object.keys(settings) as (keyof RoomSettings)[];
    if (this.room && isSame(before, settings, keys)) return this.room;
    this.settings = settings;
    const { name: _, store: _store, historyStore: _history, start, ...looks } = settings;
    const store = this.storeOf(settings, before);
    if (store !== this.room?.store || before?.start !== start) this.openBankroll(store, start);
    const history = this.historyOf(settings, before);
    this.room = { ...looks, store, history, ...(this.bankroll && { seat: this.bankroll.seat }) };
    return this.room;
  }

  private storeOf(settings: RoomSettings, before: RoomSettings | undefined): SaveStore {
    const { name, store } = settings;
    const same = isSame(before, settings, ['name', 'store']) ? this.room?.store : undefined;
    return same ?? new PrefixedStore(store ?? this.browser, prefixOf(name));
  }

  private historyOf(settings: RoomSettings, before: RoomSettings | undefined): HistoryKeeper {
    const same = isSame(before, settings, ['name', 'historyStore']) && this.room?.history;
    if (same) return same;
    const store = settings.historyStore ?? new BrowserHistory(nameFor(settings.name));
    return new HistoryKeeper(store, {
      onProblem: (problem, cause) => this.host.complain(problem, cause),
    });
  }

  /** Opens the bankroll in a store. A store has one `BankrollStore`, because that knows which tables are open. */
  private openBankroll(store: SaveStore, start: number | undefined): void {
    if (start === undefined) this.bankroll = start;
    else if (this.lastBankroll?.store === store) {
      this.bankroll = this.lastBankroll;
      this.bankroll.setStart(start);
    } else {
      this.bankroll = this.lastBankroll = this.newBankroll(store, start);
    }
  }

  private newBankroll(store: SaveStore, start: number): BankrollStore {
    const { host } = this;
    const bankroll: BankrollStore = new BankrollStore(store, start, {
      complain: (problem, cause) => host.complain(problem, cause),
      // Changes of a replaced bankroll are ignored.
      bankrollChanged: (detail) => bankroll === this.bankroll && host.bankrollChanged(detail),
    });
    return bankroll;
  }
}
