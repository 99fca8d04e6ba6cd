/** The contents of a store. Nothing in it has been checked. */
export interface StoredHistory {
  readonly records: readonly unknown[];
  readonly sealed?: unknown;
}

/** A change of the stored history. A store makes it as a whole or not at all. */
export interface HistoryChange {
  /** Records to store under their ids, replacing older ones. */
  readonly put: readonly { readonly id: string }[];
  /** The ids of records to remove. Missing ones are ignored. */
  readonly remove: readonly string[];
  /** New sealed totals; `null` removes them; `undefined` keeps the stored ones. */
  readonly sealed?: object | null;
}

/**
 * A store for the history of games. A site may provide its own. `read` and `change` may reject, answer late,
 * or never. `HistoryKeeper` sends one change at a time and repeats failed ones.
 */
export interface HistoryStore {
  read(): Promise<StoredHistory>;
  change(change: HistoryChange): Promise<void>;
  /**
   * Optional. Calls `changed` whenever another tab or device has changed the store.
   *
   * @returns a function that ends the subscription
   */
  follow?(changed: () => void): () => void;
}

/** A store in memory: it lasts as long as the page. */
export class MemoryHistory implements HistoryStore {
  private readonly records = new Map<string, unknown>();
  private sealed: unknown;

  read(): Promise<StoredHistory> {
    return Promise.resolve({ records: [...this.records.values()], sealed: this.sealed });
  }

  change({ put, remove, sealed }: HistoryChange): Promise<void> {
    // Copies, like those of a real store: changing a record afterwards has no effect.
    for (const record of put) this.records.set(record.id, structuredClone(record));
    for (const id of remove) this.records.delete(id);
    if (sealed !== undefined) this.sealed = structuredClone(sealed) ?? undefined;
    return Promise.resolve();
  }
}
