import { type Checked, type Day, type Season, seasonDays, seasonOf } from 'baize/core';
import { yieldToOthers } from './day-deals.js';
import type { BoardQuery, DailyStore } from './daily-store.js';
import type { Entry } from './ranking.js';

/** A person's season result as pages see it. */
export interface ShownSum {
  readonly rank: number;
  /** The name that was sent last. */
  readonly name: string;
  /** The number of days whose game was won. */
  readonly won: number;
  readonly moves: number;
  /** Milliseconds; `null` if any win was sent without a time. */
  readonly elapsed: number | null;
  /** The moves of each day, Monday first; `null` if there is no result. */
  readonly results: readonly (number | null)[];
}

export interface ShownSeason {
  readonly season: Season;
  readonly board: string;
  readonly days: readonly Day[];
  readonly total: number;
  readonly from: number;
  readonly entries: readonly ShownSum[];
  readonly own: ShownSum | null;
}

/** A person's season result while it is added up. */
interface Sum {
  readonly person: string;
  name: string;
  /** When that name was sent. */
  named: number;
  won: number;
  moves: number;
  elapsed: number | null;
  readonly results: (number | null)[];
}

/** The number of entries to read before yielding: a millisecond or two. */
const SLICE = 500;
/** How long a season's sums are reused, in milliseconds, so that many readers cost no more than one. */
const FRESH = 10_000;
/** How long old sums may be shown while new ones are computed, in milliseconds, so that nobody waits. */
const SHOWN = 60_000;
/** The most cached sums. */
const MOST_HELD = 32;
/** The most sums waiting to be computed. Further readers are asked to come back later. */
const MOST_PENDING = 8;

interface Held {
  /**
   * When the sums were computed; `Infinity` while they are being computed, so that this does not start
   * twice.
   */
  at: number;
  sums: Promise<readonly Sum[]>;
}

/**
 * More days first, then fewer moves, then less time; no time comes last. Ties are sorted by person, so that
 * pages don't overlap.
 */
function inOrder(one: Sum, other: Sum): number {
  const byTime = (one.elapsed ?? Infinity) - (other.elapsed ?? Infinity);
  const byResult = other.won - one.won || one.moves - other.moves || byTime;
  return byResult || (one.person < other.person ? -1 : 1);
}

const keyOf = (season: Season | undefined, board: string, group: string): string =>
  JSON.stringify([season, board, group]);

const shown = (rank: number, { name, won, moves, elapsed, results }: Sum): ShownSum => ({
  ...{ rank, name, won, moves, elapsed, results },
});

/** The boards of weeks, added up from the days' boards. Only the entries of days are stored. */
export class SeasonBoards {
  /** The cached sums, oldest first. */
  private readonly held = new Map<string, Held>();
  /** The chain of computations, which run one at a time so that they don't block the server. */
  private making: Promise<unknown> = Promise.resolve();
  private pending = 0;

  constructor(
    private readonly store: DailyStore,
    private readonly clock: () => number,
  ) {}

  /**
   * Reads a page of a season's board.
   *
   * @returns a problem `season` if there is no such week, `too-many-requests` if too many sums are waiting
   * to be computed
   */
  async read(season: Season, board: string, query: BoardQuery): Promise<Checked<ShownSeason>> {
    const { group, from, count, person } = query;
    const days = seasonDays(season);
    if ('problem' in days) return { problem: { ...days.problem, code: 'season' } };
    const asking = this.sums(season, days.value, board, group);
    if ('problem' in asking) return asking;
    const sums = await asking.value;
    const own = sums.findIndex((sum) => sum.person === person);
    return {
      value: {
        ...{ season, board, days: days.value, total: sums.length, from },
        entries: sums.slice(from, from + count).map((sum, at) => shown(from + at + 1, sum)),
        own: own < 0 ? null : shown(own + 1, sums[own]!),
      },
    };
  }

  /** Clears the cache, so that deleted people disappear. */
  clear(): void {
    this.held.clear();
  }

  /** Called when a result was accepted. Its group sees it at once, and everybody else soon. */
  resultAdded(day: Day, board: string, group: string): void {
    if (group !== '') this.held.delete(keyOf(seasonOf(day), board, group));
  }

  private sums(
    season: Season,
    days: readonly Day[],
    board: string,
    group: string,
  ): Checked<Promise<readonly Sum[]>> {
    const key = keyOf(season, board, group);
    const old = this.held.get(key);
    const age = old ? this.clock() - old.at : Infinity;
    if (old && age < FRESH) return { value: old.sums };
    const shownNow = age < SHOWN ? old?.sums : undefined;
    if (this.pending < MOST_PENDING) {
      const sums = this.make(key, shownNow, () => this.addUp(days, board, group));
      return { value: shownNow ?? sums };
    }
    return shownNow
      ? { value: shownNow }
      : { problem: { code: 'too-many-requests', retryAfter: FRESH / 1000 } };
  }

  /** Computes sums after those that are being computed, and caches them. */
  private make(
    key: string,
    old: Held['sums'] | undefined,
    addUp: () => Held['sums'],
  ): Held['sums'] {
    this.pending++;
    const sums = this.making.then(addUp).finally(() => this.pending--);
    this.making = sums.catch(() => undefined);
    const held: Held = { at: Infinity, sums: old ?? sums };
    this.held.delete(key);
    this.held.set(key, held);
    sums.then(
      () => Object.assign(held, { at: this.clock(), sums }),
      () => this.held.get(key) === held && this.held.delete(key),
    );
    this.makeRoom();
    return sums;
  }

  /** Removes the oldest sums, but none that are being computed. */
  private makeRoom(): void {
    if (this.held.size <= MOST_HELD) return;
    for (const [key, { at }] of this.held)
      if (at !== Infinity) {
        this.held.delete(key);
        return;
      }
  }

  private async addUp(days: readonly Day[], board: string, group: string): Promise<readonly Sum[]> {
    const sums = new Map<string, Sum>();
    for (const [place, day] of days.entries())
      for (const entry of await this.entriesOf(`${day} ${board}`, group)) {
        const sum = sums.get(entry.person) ?? noSum(entry.person);
        sums.set(entry.person, sum);
        add(sum, place, entry);
      }
    return [...sums.values()].sort(inOrder);
  }

  /** The entries of a board, each person once: entries may move while the pages are read. */
  private async entriesOf(board: string, group: string): Promise<Iterable<Entry>> {
    const entries = new Map<string, Entry>();
    for (let from = 0; ; from += SLICE) {
      const page = await this.store.read(board, { group, from, count: SLICE });
      for (const entry of page.entries) entries.set(entry.person, entry);
      if (from + SLICE >= page.total) return entries.values();
      await yieldToOthers();
    }
  }
}

const noSum = (person: string): Sum => ({
  ...{ person, name: '', named: -1, won: 0, moves: 0, elapsed: 0 },
  results: [null, null, null, null, null, null, null],
});

function add(sum: Sum, place: number, { name, moves, elapsed, at }: Entry): void {
  if (at >= sum.named) [sum.name, sum.named] = [name, at];
  sum.won++;
  sum.moves += moves;
  sum.elapsed = sum.elapsed === null || elapsed === null ? null : sum.elapsed + elapsed;
  sum.results[place] = moves;
}
