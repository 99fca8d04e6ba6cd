import { type Database, type RootDatabase, open } from 'lmdb';
import { breath } from './day-deals.js';
import { type Asked, type BoardPage, type DailyStore, firstKept } from './daily-store.js';
import { type Entry, Ranking, merged, rankText } from './ranking.js';

/** Boards that are held in memory at once; others are read when they are asked for. */
const MOST_BOARDS = 64;
const SWEEP = 60 * 60 * 1000;
/** Entries that are read before others have their turn: a millisecond or two. */
const SLICE = 500;

/** Sorts after every board and every person. */
const LAST = '\uffff';

/** A board in memory: its entries by their persons and by their places. */
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

  read({ group, from, count, person = '' }: Asked): BoardPage {
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

/** An entry stands on the board of all, and on its group's. */
const groupsOf = ({ group }: Entry): readonly string[] => (group === '' ? [''] : ['', group]);

/**
 * Results in a folder of this machine, for one process: that which has the folder of the tables. Boards that are asked for
 * are held in memory, sorted; the folder has the entries, so that they outlive the process.
 */
export class EmbeddedDailyStore implements DailyStore {
  /** The one that was longest not asked for comes first. */
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

  /** @param failed hears of old results that could not be forgotten; it is tried again an hour later */
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

  read(name: string, asked: Asked): Promise<BoardPage> {
    return this.within(name, (board) => board.read(asked));
  }

  async forget(person: string): Promise<number> {
    const range = { start: [person], end: [person, LAST] } as never;
    // After all that is being written: a result that has just been taken is forgotten, too.
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

  /** Forgets the entries of days that are too long ago. */
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

  /** Does something with a board, which is in memory from then on. */
  private async within<T>(name: string, act: (board: Board) => T | Promise<T>): Promise<T> {
    for (;;) {
      const loading = this.boards.get(name) ?? this.load(name);
      this.boards.delete(name);
      this.boards.set(name, loading);
      const board = await loading.catch((error: unknown) => {
        this.boards.delete(name);
        throw error;
      });
      // It has made way for others meanwhile: a second one of it would not know of what is done here.
      if (this.boards.get(name) !== loading) continue;
      const done = await act(board);
      // Whoever asks for days without results takes no place of those that have some.
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
      if (entries.length % SLICE === 0) await breath();
    }
    return new Board(entries);
  }
}
