import { type Database, type RootDatabase, open } from 'lmdb';
import { yieldToOthers } from './day-deals.js';
import { type BoardQuery, type BoardPage, type DailyStore, firstKept } from './daily-store.js';
import { type Entry, Ranking, merged, rankText } from './ranking.js';

/** The most boards in memory at once. Others are loaded when they are needed. */
const MOST_BOARDS = 64;
const SWEEP = 60 * 60 * 1000;
/** The number of entries to read before yielding: a millisecond or two. */
const SLICE = 500;

/** Sorts after every board and every person. */
const LAST = '\uffff';

/** A board in memory: its entries by person, and by rank. */
class Board {
  private readonly entries = new Map<string, Entry>();
  private readonly rankings: Map<string, Ranking>;

  constructor(entries: readonly Entry[]) {
    const texts = new Map<string, string[]>();
    for (const entry of entries) {
      this.entries.set(entry.person, entry);
      for (const group of groupsOf(entry)) {
        const all = texts.get(group) ?? [];
        all.push(rankText(entry));
        texts.set(group, all);
      }
    }
    this.rankings = new Map([...texts].map(([group, all]) => [group, new Ranking(all)]));
  }

  get isEmpty(): boolean {
    return this.entries.size === 0;
  }

  get(person: string): Entry | undefined {
    return this.entries.get(person);
  }

  set(entry: Entry): void {
    this.delete(entry.person);
    this.entries.set(entry.person, entry);
    for (const group of groupsOf(entry)) {
      const ranking = this.rankings.get(group) ?? new Ranking();
      ranking.add(rankText(entry));
      this.rankings.set(group, ranking);
    }
  }

  delete(person: string): void {
    const entry = this.entries.get(person);
    if (!entry) return;
    this.entries.delete(person);
    for (const group of groupsOf(entry)) this.rankings.get(group)?.remove(rankText(entry));
  }

  read({ group, from, count, person = '' }: BoardQuery): BoardPage {
    const ranking = this.rankings.get(group);
    if (!ranking) return { total: 0, entries: [], own: undefined };
    const own = this.entries.get(person);
    const isIn = own !== undefined && groupsOf(own).includes(group);
    return {
      total: ranking.size,
      entries: ranking.slice(from, count).map((text) => this.entries.get(text.slice(-64))!),
      own: isIn ? { rank: ranking.placeOf(rankText(own)) + 1, entry: own } : undefined,
    };
  }
}

/** The boards of an entry: that of all people, and that of its group. */
const groupsOf = ({ group }: Entry): readonly string[] => (group === '' ? [''] : ['', group]);

/**
 * Stores results in a folder on this machine, for one process: the one that owns the folder of tables.
 * Boards in use are sorted in memory. The entries on disk outlive the process.
 */
export class EmbeddedDailyStore implements DailyStore {
  /** The boards in memory, least recently used first. */
  private readonly boards = new Map<string, Promise<Board>>();
  private readonly sweeps: NodeJS.Timeout;

  private constructor(
    private readonly root: RootDatabase,
    private readonly entries: Database<Entry, [board: string, person: string]>,
    private readonly persons: Database<true, [person: string, board: string]>,
    failed: (error: unknown) => void,
  ) {
    this.sweeps = setInterval(() => void this.sweep(Date.now()).catch(failed), SWEEP).unref();
  }

  /** @param failed is called if old results could not be deleted; an hour later this is tried again */
  static async open(
    folder: string,
    failed: (error: unknown) => void = console.warn,
  ): Promise<EmbeddedDailyStore> {
    const root = open({ path: folder });
    const entries = root.openDB<Entry, [string, string]>({ name: 'entries', encoding: 'json' });
    const persons = root.openDB<true, [string, string]>({ name: 'persons', encoding: 'json' });
    const store = new EmbeddedDailyStore(root, entries, persons, failed);
    await store.sweep(Date.now());
    return store;
  }

  async put(name: string, sent: Entry): Promise<void> {
    await this.within(name, (board) => {
      const entry = merged(board.get(sent.person), sent);
      board.set(entry);
      return Promise.all([
        this.entries.put([name, entry.person], entry),
        this.persons.put([entry.person, name], true),
      ]);
    });
  }

  read(name: string, query: BoardQuery): Promise<BoardPage> {
    return this.within(name, (board) => board.read(query));
  }

  async forget(person: string): Promise<number> {
    const range = { start: [person], end: [person, LAST] } as never;
    // Runs after all pending writes, so that a result that was just accepted is deleted too.
    const names = await this.root.transaction(() =>
      [...this.persons.getKeys(range)].map(([, name]) => name),
    );
    for (const name of names)
      await this.within(name, (board) => {
        board.delete(person);
        return this.remove(name, person);
      });
    return names.length;
  }

  async close(): Promise<void> {
    clearInterval(this.sweeps);
    await this.root.close();
  }

  /** Deletes the entries of days that are too old. */
  async sweep(now: number): Promise<void> {
    const range = { end: [firstKept(now)] } as never;
    const removed = [...this.entries.getKeys(range)].map(([name, person]) => {
      this.boards.delete(name);
      return this.remove(name, person);
    });
    await Promise.all(removed);
  }

  private async remove(name: string, person: string): Promise<void> {
    await Promise.all([this.entries.remove([name, person]), this.persons.remove([person, name])]);
  }

  /** Loads a board into memory if necessary, and does something with it. */
  private async within<T>(name: string, act: (board: Board) => T | Promise<T>): Promise<T> {
    for (;;) {
      const loading = this.boards.get(name) ?? this.load(name);
      this.boards.delete(name);
      this.boards.set(name, loading);
      const board = await loading.catch((error: unknown) => {
        this.boards.delete(name);
        throw error;
      });
      // The board was removed from memory in the meantime. A second copy of it would miss what is done
      // here.
      if (this.boards.get(name) !== loading) continue;
      const done = await act(board);
      // An empty board must not take the place of one with results.
      if (board.isEmpty) this.boards.delete(name);
      else this.makeRoom();
      return done;
    }
  }

  private makeRoom(): void {
    const [oldest] = this.boards.keys();
    if (this.boards.size > MOST_BOARDS) this.boards.delete(oldest!);
  }

  private async load(name: string): Promise<Board> {
    const entries: Entry[] = [];
    const range = { start: [name], end: [name, LAST] } as never;
    for (const { value } of this.entries.getRange(range)) {
      entries.push(value);
      if (entries.length % SLICE === 0) await yieldToOthers();
    }
    return new Board(entries);
  }
}
