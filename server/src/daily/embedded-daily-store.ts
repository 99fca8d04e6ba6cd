import { type Database, type RootDatabase, open } from 'lmdb';
import { type Asked, type BoardPage, type DailyStore, firstKept } from './daily-store.js';
import { type Entry, Ranking, merged, rankText } from './ranking.js';

/** Boards that are held in memory at once; others are read when they are asked for. */
const MOST_BOARDS = 64;
const SWEEP = 60 * 60 * 1000;

/** Sorts after every board and every person. */
const LAST = '\uffff';

/** A board in memory: its entries by their persons and by their places. */
class Board {
  private readonly entries = new Map<string, Entry>();
  private readonly rankings = new Map<string, Ranking>();

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
  private readonly boards = new Map<string, Board>();
  private readonly sweeps: NodeJS.Timeout;

  private constructor(
    private readonly root: RootDatabase,
    private readonly entries: Database<Entry, [board: string, person: string]>,
    private readonly persons: Database<true, [person: string, board: string]>,
  ) {
    this.sweeps = setInterval(() => void this.sweep(Date.now()), SWEEP).unref();
  }

  static async open(folder: string): Promise<EmbeddedDailyStore> {
    const root = open({ path: folder });
    const entries = root.openDB<Entry, [string, string]>({ name: 'entries', encoding: 'json' });
    const persons = root.openDB<true, [string, string]>({ name: 'persons', encoding: 'json' });
    const store = new EmbeddedDailyStore(root, entries, persons);
    await store.sweep(Date.now());
    return store;
  }

  async put(name: string, sent: Entry): Promise<void> {
    const board = this.board(name);
    this.hold(name, board);
    const entry = merged(board.get(sent.person), sent);
    board.set(entry);
    await Promise.all([
      this.entries.put([name, entry.person], entry),
      this.persons.put([entry.person, name], true),
    ]);
  }

  read(name: string, asked: Asked): Promise<BoardPage> {
    const board = this.board(name);
    // Whoever asks for days without results takes no place of those that have some.
    if (!board.isEmpty) this.hold(name, board);
    return Promise.resolve(board.read(asked));
  }

  async forget(person: string): Promise<number> {
    const range = { start: [person], end: [person, LAST] } as never;
    const names = [...this.persons.getKeys(range)].map(([, name]) => name);
    for (const name of names) this.boards.get(name)?.delete(person);
    await Promise.all(names.map((name) => this.remove(name, person)));
    return names.length;
  }

  async close(): Promise<void> {
    clearInterval(this.sweeps);
    await this.root.close();
  }

  /** Forgets the entries of days that are too long ago. */
  async sweep(now: number): Promise<void> {
    const range = { end: [firstKept(now)] } as never;
    for (const [name, person] of [...this.entries.getKeys(range)]) {
      this.boards.delete(name);
      await this.remove(name, person);
    }
  }

  private async remove(name: string, person: string): Promise<void> {
    await Promise.all([this.entries.remove([name, person]), this.persons.remove([person, name])]);
  }

  private board(name: string): Board {
    return this.boards.get(name) ?? this.load(name);
  }

  /** In memory, at the end of those that are held; the one that was longest not asked for goes. */
  private hold(name: string, board: Board): void {
    this.boards.delete(name);
    this.boards.set(name, board);
    if (this.boards.size > MOST_BOARDS) {
      const [oldest] = this.boards.keys();
      this.boards.delete(oldest!);
    }
  }

  private load(name: string): Board {
    const board = new Board();
    const range = { start: [name], end: [name, LAST] } as never;
    for (const { value } of this.entries.getRange(range)) board.set(value);
    return board;
  }
}
