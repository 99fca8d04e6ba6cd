/** What a store holds under a key: a text, and the version that it was written as. */
export interface Stored {
  readonly value: string;
  readonly version: number;
}

/**
 * Where games are kept. A host may give its own; a method may throw or reject, which the game
 * survives with one `game-error`.
 */
export interface SaveStore {
  get(key: string): Stored | undefined;
  /**
   * Writes at once. With `ifVersion` it writes only over that version (0: nothing there yet), so
   * that two tabs don't overwrite each other unseen.
   *
   * @returns the new version, or `undefined` where another one stands there.
   */
  set(key: string, value: string, ifVersion?: number): number | undefined;
  remove(key: string): void;
}

/** A store that lasts as long as the page. */
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
