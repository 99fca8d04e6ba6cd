import type { SaveStore, Stored } from '../../../src/storage.js';
import type { CardRoom } from '../../../src/elements/card-room/element.js';
import { type PaigowTable, makeTable } from './paigow.js';
import { drawn, makeRoom } from './room.js';

const ROOM = 'baize:room:tabs:';
let tabs = 0;

/** A write on its way from a tab to the browser, and from there to the other tabs. */
interface Write {
  readonly key: string;
  readonly stored: Stored | undefined;
  /** What the test knows of it. */
  readonly note: unknown;
  /** The version that the tab saw there. */
  readonly over: number;
}

/**
 * The result of a write: it follows the stored version, overwrites one that its tab has not seen, or fails.
 */
export type Fate = 'follows' | 'overwrites' | 'fails';

/**
 * A browser's storage for several tabs in one page, as in Chromium. A tab writes to its own copy at once, the
 * browser takes the writes in order, and other tabs see them later. While one of a tab's own writes of a key
 * is on its way, it does not see those of others.
 */
export class TabStorage {
  readonly entries = new Map<string, Stored>();
  readonly tabs = new Set<TabStore>();
  /** Makes every write fail. */
  isFull = false;
  private latest = 0;
  /** The tab that last wrote a key. */
  private readonly writers = new Map<string, TabStore>();

  /**
   * @param heard is called with each write that the browser took, and with each that failed for lack of space
   */
  constructor(
    readonly heard?: (tab: TabStore, write: Write, fate: Fate, before?: TabStore) => void,
  ) {}

  get nextVersion(): number {
    return ++this.latest;
  }

  /** Takes the oldest write of a tab. */
  take(tab: TabStore): void {
    const write = tab.outgoing.shift();
    if (!write) return;
    const { key, stored, over } = write;
    const fate = over === (this.entries.get(key)?.version ?? 0) ? 'follows' : 'overwrites';
    if (stored) this.entries.set(key, stored);
    else this.entries.delete(key);
    if (stored) this.heard?.(tab, write, fate, this.writers.get(key));
    this.writers.set(key, tab);
    for (const other of this.tabs) other.incoming.push(write);
  }

  /** Clears the storage, as a user does. */
  clear(): void {
    for (const key of [...this.entries.keys()]) {
      this.entries.delete(key);
      for (const tab of this.tabs)
        tab.incoming.push({ key, stored: undefined, note: undefined, over: 0 });
    }
  }

  /** Takes all writes, shows them to every tab, and lets the tabs react. */
  async settle(): Promise<void> {
    for (let turns = 0; this.isMoving; turns++) {
      if (turns > 200) throw new Error('the tabs never come to rest');
      for (const tab of this.tabs) {
        while (tab.outgoing.length > 0) this.take(tab);
        while (tab.see());
      }
      await locksFree();
    }
  }

  private get isMoving(): boolean {
    return [...this.tabs].some(({ incoming, outgoing }) => incoming.length + outgoing.length > 0);
  }
}

/** Lets waiting tasks run. */
export const locksFree = (): Promise<unknown> => navigator.locks.request('baize:chips', () => null);

/** One tab's view of a browser's storage. */
export class TabStore implements SaveStore {
  readonly outgoing: Write[] = [];
  readonly incoming: Write[] = [];
  private readonly copy: Map<string, Stored>;
  /** Its own writes that are not confirmed yet. */
  private readonly own = new Map<string, Write[]>();
  /** The number of writes after which the tab is killed. */
  writesLeft = Infinity;

  /** @param name the room's name, different in each tab, because all tabs share one page and its events */
  constructor(
    private readonly browser: TabStorage,
    private readonly name: string,
    private readonly noteOf: (key: string) => unknown = () => undefined,
  ) {
    this.copy = new Map(browser.entries);
    browser.tabs.add(this);
  }

  get isDead(): boolean {
    return this.writesLeft < 0;
  }

  get(key: string): Stored | undefined {
    return this.copy.get(this.shared(key));
  }

  set(name: string, value: string, ifVersion?: number): number | undefined {
    const key = this.shared(name);
    const version = this.copy.get(key)?.version ?? 0;
    if (ifVersion !== undefined && ifVersion !== version) return undefined;
    const stored = { value, version: this.browser.nextVersion };
    const write = { key, stored, note: this.noteOf(key), over: version };
    if (this.isDead || --this.writesLeft < 0) return stored.version;
    if (this.browser.isFull) {
      this.browser.heard?.(this, write, 'fails');
      throw new Error('full');
    }
    this.push(write);
    return stored.version;
  }

  remove(key: string): void {
    if (this.isDead || --this.writesLeft < 0) return;
    this.push({ key: this.shared(key), stored: undefined, note: undefined, over: 0 });
  }

  /** Shows the tab the oldest write that the browser took, of another tab or its own. */
  see(): boolean {
    const write = this.incoming.shift();
    if (!write) return false;
    const { key, stored } = write;
    const own = this.own.get(key) ?? [];
    if (own[0] === write) own.shift();
    else if (own.length === 0) this.store(key, stored);
    const newValue = stored ? `${stored.version} ${stored.value}` : null;
    const name = key.replace(ROOM, `baize:room:${this.name}:`);
    dispatchEvent(new StorageEvent('storage', { key: name, newValue }));
    return true;
  }

  /** The name of an entry in the browser's storage, in which all tabs share one room. */
  private shared(key: string): string {
    return key.replace(`baize:room:${this.name}:`, ROOM);
  }

  private push(write: Write): void {
    this.store(write.key, write.stored);
    this.own.set(write.key, [...(this.own.get(write.key) ?? []), write]);
    this.outgoing.push(write);
  }

  private store(key: string, stored: Stored | undefined): void {
    if (stored) this.copy.set(key, stored);
    else this.copy.delete(key);
  }
}

/** A tab: a room with tables, with its view of the storage. */
export interface Tab {
  readonly store: TabStore;
  readonly room: CardRoom;
  readonly tables: readonly PaigowTable[];
}

/** Opens a tab with these tables, by the names of their saves. */
export async function openTab(
  browser: TabStorage,
  attributes: { readonly bankroll: string; readonly stack: string },
  names: readonly string[] = ['t'],
  noteOf: (tab: Tab, key: string) => unknown = () => undefined,
): Promise<Tab> {
  const name = `tab-${++tabs}`;
  const store: TabStore = new TabStore(browser, name, (key) => noteOf(tab, key));
  const room = makeRoom({ 'save-key': name, bankroll: attributes.bankroll });
  room.store = store;
  const tables = names.map((name) => makeTable({ 'save-key': name, stack: attributes.stack }));
  const tab: Tab = { store, room, tables };
  room.append(...tables);
  document.body.append(room);
  await drawn(room, ...tables);
  act(tab);
  return tab;
}

/** Lets the bots of a tab act as far as they can. */
export function act({ tables }: Tab): void {
  for (const table of tables) {
    for (let next = table.nextAct(); next; next = table.nextAct()) next();
  }
}

/** Closes a tab. Its pending writes still arrive. */
export function closeTab(browser: TabStorage, { store, room }: Tab): void {
  room.remove();
  browser.tabs.delete(store);
  while (store.outgoing.length > 0) browser.take(store);
}
