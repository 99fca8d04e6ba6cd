import type { Save } from '../engine/save.js';
import type { SaveStore } from './save-store.js';

/** How many games one key keeps: the running one, and those of other options before it. */
const KEPT = 5;

/** A save and the page's settings that it was played under. */
interface Entry {
  readonly page: string;
  readonly save: Save;
}

/**
 * The saves of one element under one key. A save that was played under other settings of the page
 * (another variant, another deal) is kept but not resumed; going back to those settings finds it.
 */
export class GameSaves {
  private version: number | undefined;

  constructor(
    private readonly store: SaveStore,
    private readonly key: string,
  ) {}

  /** The save that was played under these settings, unchecked, or `undefined`. */
  find(page: string): unknown {
    return this.read().find((entry) => entry.page === page)?.save;
  }

  /** Writes at once. */
  keep(page: string, save: Save): void {
    const others = this.read().filter((entry) => entry.page !== page);
    this.write([{ page, save }, ...others].slice(0, KEPT));
  }

  /** Forgets a finished game. */
  drop(page: string): void {
    const entries = this.read();
    const others = entries.filter((entry) => entry.page !== page);
    if (others.length === 0) this.store.remove(this.key);
    else if (others.length < entries.length) this.write(others);
  }

  private read(): readonly Entry[] {
    const stored = this.store.get(this.key);
    this.version = stored?.version;
    try {
      const entries: unknown = JSON.parse(stored?.value ?? '[]');
      return Array.isArray(entries) ? (entries as Entry[]).filter((entry) => entry?.page) : [];
    } catch {
      // Cut off or written by somebody else: as good as empty.
      return [];
    }
  }

  private write(entries: readonly Entry[]): void {
    this.store.set(this.key, JSON.stringify(entries), this.version);
  }
}
