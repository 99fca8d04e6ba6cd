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
import { isEmpty, addDifference, noChanges, restoreChanges, readStored } from './stored-history.js';

/** Options of a `HistoryKeeper`. */
export interface KeeperOptions {
  /**
   * Called once with the first problem. `storage`: the store failed (with its message) or did not answer (`no
   * answer`). `history`: stored data is unusable.
   */
  readonly onProblem?: (problem: Problem, cause?: unknown) => void;
  /** After how many milliseconds without an answer the problem `no answer` is reported. Default: 5000. */
  readonly timeout?: number;
  /** The most records to keep one by one. Default: `MOST_RECORDS`. */
  readonly maxRecords?: number;
  /** The clock, in milliseconds since 1970. Default: `Date.now`. */
  readonly now?: () => number;
}

/**
 * A page's history, and its connection to a store. Changes are visible here at once. The store gets one
 * change at a time, so that answers can't overtake each other. A failed change is sent again with the next
 * one. The game never waits for the store.
 */
export class HistoryKeeper {
  private known = NO_HISTORY;
  private pending = noChanges();
  /** Whether the store was read, and whether it has to be read again. */
  private hasRead = false;
  private isStale = true;
  private hasReported = false;
  private currentProblem: Problem | undefined;
  private running: Promise<void> | undefined;
  private readonly listeners = new Set<() => void>();
  private stopFollowing: (() => void) | undefined;

  constructor(
    private readonly store: HistoryStore,
    private readonly options: KeeperOptions = {},
  ) {}

  /** All known games: those added here and those read from the store. */
  get history(): History {
    return this.known;
  }

  /** Whether the store has been read. */
  get isLoaded(): boolean {
    return this.hasRead;
  }

  /** Whether everything is stored. */
  get isKept(): boolean {
    return !this.isStale && isEmpty(this.pending) && !this.running;
  }

  /** The current problem: `storage` while the store fails, or `history` if stored data is unusable. */
  get problem(): Problem | undefined {
    return this.currentProblem;
  }

  /** Adds finished games. */
  add(...records: readonly GameRecord[]): Merged {
    return this.take(addRecords(this.known, records, Infinity));
  }

  /** Merges another history: an imported one, or one that was cleared. */
  merge(other: History): Merged {
    return this.take(mergeHistory(this.known, other, Infinity));
  }

  /**
   * Clears one game's records, or all. Records that have not been read from the store yet stay.
   *
   * @returns what was removed. `merge` of it undoes the clearing
   */
  clear(game?: string): History {
    const { left, removed } = clearHistory(this.known, game);
    this.change(left);
    return removed;
  }

  /**
   * Calls the listener after every change of `history` or `problem`. While there are listeners, changes by
   * other tabs or devices are read, if the store reports them.
   *
   * @returns a function that ends the subscription
   */
  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    this.stopFollowing ??= this.follow();
    return () => {
      this.listeners.delete(listener);
      if (this.listeners.size > 0) return;
      this.stopFollowing?.();
      this.stopFollowing = undefined;
    };
  }

  /**
   * Reads the store, at first and whenever another tab may have changed it, and sends unsaved changes. Never
   * rejects.
   */
  async load(): Promise<void> {
    await this.running;
    this.isStale = true;
    await this.run();
  }

  /** Sends unsaved changes. Never rejects. Resolves when everything is stored or the store has failed. */
  async flush(): Promise<void> {
    await (isEmpty(this.pending) && !this.isStale ? this.running : this.run());
  }

  /** A custom store may throw. */
  private follow(): (() => void) | undefined {
    try {
      return this.store.follow?.(() => void this.load());
    } catch (error) {
      this.report({ code: 'storage', got: quote(String(error)) }, error);
      return undefined;
    }
  }

  private take(merged: Merged): Merged {
    this.change(merged.history);
    return merged;
  }

  private change(history: History): void {
    if (history === this.known) return;
    addDifference(this.pending, this.known, history);
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
    const { timeout = 5000 } = this.options;
    const timer = setTimeout(() => this.report({ code: 'storage', got: 'no answer' }), timeout);
    try {
      if (this.isStale) await this.read();
      while (!isEmpty(this.pending)) await this.send();
      if (this.currentProblem?.code === 'storage') this.setProblem(undefined);
    } catch (error) {
      this.report({ code: 'storage', got: quote(String(error)) }, error);
    } finally {
      clearTimeout(timer);
    }
  }

  /** Reads the store and merges unsaved changes. Old records are sealed only here. */
  private async read(): Promise<void> {
    const { maxRecords, now: clock = Date.now } = this.options;
    const now = clock();
    const { history, problem, hasBadSeal } = readStored(await this.store.read(), now);
    if (problem) this.report(problem);
    else this.currentProblem = undefined;
    const base = this.baseOf(history, hasBadSeal);
    const whole = addRecords(base, [...this.pending.put.values()], Infinity).history;
    // Unusable data stays in the store, for a newer version that can read it.
    const merged = hasBadSeal ? whole : sealOldest(whole, maxRecords, now);
    addDifference(this.pending, history, merged);
    this.hasRead = true;
    this.isStale = false;
    this.notify(merged);
  }

  /**
   * The history that was read, without the records removed here, and with the right sealed totals. Totals
   * from before the first read are merged into the store's. After that, the store's were known when they
   * changed.
   */
  private baseOf({ records, sealed: stored }: History, hasBadSeal: boolean): History {
    const { remove, sealed: change } = this.pending;
    const left = records.filter(({ id }) => !remove.has(id));
    const { sealed: known } = this.known;
    const base = (sealed: Sealed | undefined): History => ({
      records: left,
      ...(sealed && { sealed }),
    });
    if (this.hasRead) return base(change === undefined ? stored : known);
    this.pending.sealed = undefined;
    const isMerged = known !== undefined && !hasBadSeal;
    return isMerged
      ? mergeHistory(base(stored), { records: [], sealed: known }, Infinity).history
      : base(stored);
  }

  private async send(): Promise<void> {
    const batch = this.pending;
    this.pending = noChanges();
    const { put, remove, sealed } = batch;
    try {
      await this.store.change({
        put: [...put.values()],
        remove: [...remove],
        ...(sealed === undefined ? {} : { sealed }),
      });
    } catch (error) {
      restoreChanges(this.pending, batch);
      throw error;
    }
  }

  private report(problem: Problem, cause?: unknown): void {
    if (!this.hasReported) this.options.onProblem?.(problem, cause);
    this.hasReported = true;
    this.setProblem(problem);
  }

  private setProblem(currentProblem: Problem | undefined): void {
    this.currentProblem = currentProblem;
    this.notify(this.known);
  }
}
