/** A stored text and its version. */
export interface Stored {
  readonly value: string;
  readonly version: number;
}

/**
 * A store for running games. A site may provide its own. If a method throws or rejects, the game goes on and
 * reports one `game-error`.
 */
export interface SaveStore {
  get(key: string): Stored | undefined;
  /**
   * Writes a text. With `ifVersion`, it writes only if that version is stored (0: nothing is), so that two
   * tabs don't overwrite each other unnoticed.
   *
   * @returns the new version, or `undefined` if another version is stored
   */
  set(key: string, value: string, ifVersion?: number): number | undefined;
  remove(key: string): void;
}

/** A store in memory: it lasts as long as the page. */
export class MemoryStore implements SaveStore {
  private readonly entries = new Map<string, Stored>();
  private latest = 0;

  get(key: string): Stored | undefined {
    return this.entries.get(key);
  }

  set(key: string, value: string, ifVersion?: number): number | undefined {
    const version = this.entries.get(key)?.version ?? 0;
    if (ifVersion !== undefined && ifVersion !== version) return undefined;
    this.entries.set(key, { value, version: ++this.latest });
    return this.latest;
  }

  remove(key: string): void {
    this.entries.delete(key);
  }
}
