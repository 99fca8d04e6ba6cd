import { type Checked, type Day, type Season, seasonDays, seasonOf } from 'baize/core';
import { breath } from './day-deals.js';
import type { Asked, DailyStore } from './daily-store.js';
import type { Entry } from './ranking.js';

/** What a page is sent of a person's sum over a season. */
export interface ShownSum {
  readonly rank: number;
  /** The name that was sent last. */
  readonly name: string;
  /** How many days' games were won. */
  readonly won: number;
  readonly moves: number;
  /** Milliseconds; `null` where a win was sent without. */
  readonly elapsed: number | null;
  /** The moves of each day, Monday first; `null` where there is no result. */
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

/** A person's sum, while it is added up. */
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

/** Entries that are read before others have their turn: a millisecond or two. */
const SLICE = 500;
/** Milliseconds for which a sum is not made anew, so that many who look at it cost no more than one. */
const FRESH = 10_000;
/** Milliseconds for which a sum is still shown while a newer one is made, so that nobody waits for it. */
const SHOWN = 60_000;
/** Sums that are held at once. */
const MOST_HELD = 32;
/** Sums that wait to be made; whoever asks for one more is asked to come back. */
const MOST_PENDING = 8;

interface Held {
  /** When the sum was made; `Infinity` while one is being made, which is then not asked for again. */
  at: number;
  sums: Promise<readonly Sum[]>;
}

/** More days, then fewer moves, then less time; no time comes last. At last by the person, so that pages do not overlap. */
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

/** What the days' boards of a week come to, person by person: nothing is kept beside the days' own entries. */
export class SeasonBoards {
  /** The one that was made first comes first. */
  private readonly held = new Map<string, Held>();
  /** The sums that are made, one after the other: many at once stop nobody. */
  private making: Promise<unknown> = Promise.resolve();
  private pending = 0;

  constructor(
    private readonly store: DailyStore,
    private readonly clock: () => number,
  ) {}

  /**
   * A page of a season's table.
   *
   * @returns a problem `season` where there is no such week, `too-many-requests` where too many others are being made
   */
  async read(season: Season, board: string, asked: Asked): Promise<Checked<ShownSeason>> {
    const { group, from, count, person } = asked;
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

  /** Whoever has asked to be forgotten is in no sum any more. */
  clear(): void {
    this.held.clear();
  }

  /** A result was taken in: its group sees it at once, and all others see it soon. */
  taken(day: Day, board: string, group: string): void {
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

  /** Makes a sum after those that are being made, and holds it. */
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

  /** What is being made stays: it would be made once more. */
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

  /** Each person once: while it is read, entries may change their places. */
  private async entriesOf(board: string, group: string): Promise<Iterable<Entry>> {
    const entries = new Map<string, Entry>();
    for (let from = 0; ; from += SLICE) {
      const page = await this.store.read(board, { group, from, count: SLICE });
      for (const entry of page.entries) entries.set(entry.person, entry);
      if (from + SLICE >= page.total) return entries.values();
      await breath();
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
