import {
  type History,
  type Merged,
  NO_HISTORY,
  type Sealed,
  addRecords,
  clearHistory,
  mergeHistory,
  sealOldest,
} from '../core/history/history.js';
import type { GameRecord } from '../core/history/record.js';
import { type Problem, quote } from '../core/engine/reason.js';
import type { HistoryStore } from './history-store.js';
import { isEmpty, note, nothingUnsent, putBack, readStored } from './stored-history.js';

/** What a keeper may be told. */
export interface KeeperOptions {
  /**
   * Hears, once, what can't be kept: the problem `storage`, with what the store said or
   * `no answer`; or `history`, where what it holds can't be used.
   */
  readonly complain?: (problem: Problem, cause?: unknown) => void;
  /** After how many milliseconds without an answer it is told that there is none: 5000. */
  readonly patience?: number;
  /** How many records are kept one by one; `MOST_RECORDS` by default. */
  readonly most?: number;
  /** The clock, in milliseconds since 1970; the device's unless told. */
  readonly now?: () => number;
}

/**
 * The history of a page, and its way to the store. What happens is known here at once; the store
 * is told one change after another, never two at a time, so that no answer can overtake another.
 * What it didn't keep is sent again with the next change. The game never waits for it.
 */
export class HistoryKeeper {
  private known = NO_HISTORY;
  private unsent = nothingUnsent();
  /** Whether the store has told what it holds, and whether it is to tell it again. */
  private isRead = false;
  private isStale = true;
  private hasComplained = false;
  private trouble: Problem | undefined;
  private running: Promise<void> | undefined;
  private readonly listeners = new Set<() => void>();
  private unfollow: (() => void) | undefined;

  constructor(
    private readonly store: HistoryStore,
    private readonly options: KeeperOptions = {},
  ) {}

  /** All that is known: what was added here, and what the store has told. */
  get history(): History {
    return this.known;
  }

  /** Whether the store has told what it holds. */
  get isLoaded(): boolean {
    return this.isRead;
  }

  /** Whether everything that is known is kept. */
  get isKept(): boolean {
    return !this.isStale && isEmpty(this.unsent) && !this.running;
  }

  /**
   * What is wrong with the store now: `storage` as long as it keeps nothing, or `history`, where some
   * of what it holds can't be used.
   */
  get problem(): Problem | undefined {
    return this.trouble;
  }

  /** Adds games that have ended. */
  add(...records: readonly GameRecord[]): Merged {
    return this.take(addRecords(this.known, records, Infinity));
  }

  /** Adds another history: an imported one, or one that was cleared. */
  merge(other: History): Merged {
    return this.take(mergeHistory(this.known, other, Infinity));
  }

  /**
   * Clears one game's records, or all; what the store has not told of yet stays.
   *
   * @returns what was removed: `merge` of it undoes the clearing
   */
  clear(game?: string): History {
    const { left, removed } = clearHistory(this.known, game);
    this.change(left);
    return removed;
  }

  /**
   * Listens to every change of `history` and of `problem`; returns what ends it. As long as anybody does, changes
   * by others are read, where the store tells of them.
   */
  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    this.unfollow ??= this.follow();
    return () => {
      this.listeners.delete(listener);
      if (this.listeners.size > 0) return;
      this.unfollow?.();
      this.unfollow = undefined;
    };
  }

  /**
   * Asks the store what it holds, as at first and whenever another tab may have changed it, and
   * sends what is not kept yet. Never rejects.
   */
  async load(): Promise<void> {
    await this.running;
    this.isStale = true;
    await this.run();
  }

  /** Sends what is not kept yet; never rejects. Settled once all is kept, or the store has failed. */
  async flush(): Promise<void> {
    await (isEmpty(this.unsent) && !this.isStale ? this.running : this.run());
  }

  /** A store of the page's own may throw. */
  private follow(): (() => void) | undefined {
    try {
      return this.store.follow?.(() => void this.load());
    } catch (error) {
      this.complain({ code: 'storage', got: quote(String(error)) }, error);
      return undefined;
    }
  }

  private take(merged: Merged): Merged {
    this.change(merged.history);
    return merged;
  }

  private change(history: History): void {
    if (history === this.known) return;
    note(this.unsent, this.known, history);
    this.notify(history);
    void this.run();
  }

  private notify(history: History): void {
    this.known = history;
    for (const listener of this.listeners) listener();
  }

  private run(): Promise<void> {
    this.running ??= this.work().finally(() => (this.running = undefined));
    return this.running;
  }

  private async work(): Promise<void> {
    const { patience = 5000 } = this.options;
    const timer = setTimeout(() => this.complain({ code: 'storage', got: 'no answer' }), patience);
    try {
      if (this.isStale) await this.read();
      while (!isEmpty(this.unsent)) await this.send();
      if (this.trouble?.code === 'storage') this.be(undefined);
    } catch (error) {
      this.complain({ code: 'storage', got: quote(String(error)) }, error);
    } finally {
      clearTimeout(timer);
    }
  }

  /** What the store holds, with what it has not been told yet. Here alone old records are sealed. */
  private async read(): Promise<void> {
    const { most, now: clock = Date.now } = this.options;
    const now = clock();
    const { history, problem, hasBadSeal } = readStored(await this.store.read(), now);
    if (problem) this.complain(problem);
    else this.trouble = undefined;
    const base = this.baseOf(history, hasBadSeal);
    const whole = addRecords(base, [...this.unsent.put.values()], Infinity).history;
    // What can't be used stays in the store, for a version that knows it.
    const merged = hasBadSeal ? whole : sealOldest(whole, most, now);
    note(this.unsent, history, merged);
    this.isRead = true;
    this.isStale = false;
    this.notify(merged);
  }

  /**
   * A history that was read, without what was removed here, and with the totals as they are to be. What
   * came before the first answer joins those of the store; later on the store's were known as they changed.
   */
  private baseOf({ records, sealed: theirs }: History, hasBadSeal: boolean): History {
    const { remove, sealed: change } = this.unsent;
    const left = records.filter(({ id }) => !remove.has(id));
    const { sealed: own } = this.known;
    const base = (sealed: Sealed | undefined): History => ({
      records: left,
      ...(sealed && { sealed }),
    });
    if (this.isRead) return base(change === undefined ? theirs : own);
    this.unsent.sealed = undefined;
    const isTaken = own !== undefined && !hasBadSeal;
    return isTaken
      ? mergeHistory(base(theirs), { records: [], sealed: own }, Infinity).history
      : base(theirs);
  }

  private async send(): Promise<void> {
    const batch = this.unsent;
    this.unsent = nothingUnsent();
    const { put, remove, sealed } = batch;
    try {
      await this.store.change({
        put: [...put.values()],
        remove: [...remove],
        ...(sealed === undefined ? {} : { sealed }),
      });
    } catch (error) {
      putBack(this.unsent, batch);
      throw error;
    }
  }

  private complain(problem: Problem, cause?: unknown): void {
    if (!this.hasComplained) this.options.complain?.(problem, cause);
    this.hasComplained = true;
    this.be(problem);
  }

  private be(trouble: Problem | undefined): void {
    this.trouble = trouble;
    this.notify(this.known);
  }
}
