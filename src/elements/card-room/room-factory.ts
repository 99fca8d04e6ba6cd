import { HistoryKeeper } from '../../storage/history-keeper.js';
import type { HistoryStore } from '../../storage/history-store.js';
import { LocalStore } from '../../storage/local-store.js';
import { BrowserHistory } from '../../storage/open-history.js';
import type { SaveStore } from '../../storage/save-store.js';
import type { Room } from '../controllers/room.js';
import { BankrollStore, type PurseHost } from './bankroll-store.js';
import { RoomStore } from './room-store.js';

/** What a room is made of, all of it checked. */
export interface RoomSettings extends Omit<Room, 'store' | 'history' | 'seat'> {
  /** What it keeps is kept under. */
  readonly name: string;
  /** The host's own stores, in place of the browser's. */
  readonly store: SaveStore | null;
  readonly historyStore: HistoryStore | null;
  /** The chips that its person begins with; none where tables bring their own. */
  readonly start: number | undefined;
}

const nameFor = (name: string): string => `baize:room:${name}`;

/** What begins the names of all that a room keeps. */
export const prefixOf = (name: string): string => `${nameFor(name)}:`;

/** Whether two have the same of these. */
const isSame = <T extends object>(
  one: T | undefined,
  other: T,
  keys: readonly (keyof T)[],
): boolean => one !== undefined && keys.every((key) => one[key] === other[key]);

/** Makes of a room's settings what it lends: what they leave as it was is the same as before. */
export class RoomFactory {
  purse: BankrollStore | undefined;
  /** The last one, which a room without `bankroll` may have again. */
  private kept: BankrollStore | undefined;
  /** What was lent last, and what it was made of. */
  room: Room | undefined;
  private settings: RoomSettings | undefined;
  private readonly browser = new LocalStore();

  constructor(private readonly host: PurseHost) {}

  /** The room of these settings: the same again where nothing has changed. */
  lend(settings: RoomSettings): Room {
    const before = this.settings;
    const keys = Object.keys(settings) as (keyof RoomSettings)[];
    if (this.room && isSame(before, settings, keys)) return this.room;
    this.settings = settings;
    const { name: _, store: _store, historyStore: _history, start, ...looks } = settings;
    const store = this.storeOf(settings, before);
    if (store !== this.room?.store || before?.start !== start) this.open(store, start);
    const history = this.historyOf(settings, before);
    this.room = { ...looks, store, history, ...(this.purse && { seat: this.purse.seat }) };
    return this.room;
  }

  private storeOf(settings: RoomSettings, before: RoomSettings | undefined): SaveStore {
    const { name, store } = settings;
    const same = isSame(before, settings, ['name', 'store']) ? this.room?.store : undefined;
    return same ?? new RoomStore(store ?? this.browser, prefixOf(name));
  }

  private historyOf(settings: RoomSettings, before: RoomSettings | undefined): HistoryKeeper {
    const same = isSame(before, settings, ['name', 'historyStore']) && this.room?.history;
    if (same) return same;
    const store = settings.historyStore ?? new BrowserHistory(nameFor(settings.name));
    return new HistoryKeeper(store, {
      complain: (problem, cause) => this.host.complain(problem, cause),
    });
  }

  /** The purse of a store stays for as long as the store does: it knows who sits where. */
  private open(store: SaveStore, start: number | undefined): void {
    if (start === undefined) this.purse = start;
    else if (this.kept?.store === store) {
      this.purse = this.kept;
      this.purse.begin(start);
    } else {
      this.purse = this.kept = this.newPurse(store, start);
    }
  }

  private newPurse(store: SaveStore, start: number): BankrollStore {
    const { host } = this;
    const purse: BankrollStore = new BankrollStore(store, start, {
      complain: (problem, cause) => host.complain(problem, cause),
      // One that was replaced is no news.
      bankrollChanged: (detail) => purse === this.purse && host.bankrollChanged(detail),
    });
    return purse;
  }
}
