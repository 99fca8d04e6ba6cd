/** What a store holds of a history; nothing in it has been checked. */
export interface StoredHistory {
  readonly records: readonly unknown[];
  readonly sealed?: unknown;
}

/** A change of what is kept, made as a whole or not at all. */
export interface HistoryChange {
  /** Put under their ids, over what stands there. */
  readonly put: readonly { readonly id: string }[];
  /** Ids of records to be taken out; it is no error where they are gone. */
  readonly remove: readonly string[];
  /** The sealed totals in place of those that are kept; `null` for none, `undefined` as they are. */
  readonly sealed?: object | null;
}

/**
 * Where the history of games is kept. A host may give its own. Both methods may reject, answer
 * late, or never: `HistoryKeeper` sends one change at a time, and sends what was not kept again.
 */
export interface HistoryStore {
  read(): Promise<StoredHistory>;
  change(change: HistoryChange): Promise<void>;
  /**
   * Not of every store: calls `changed` whenever others, another tab or device, have changed what is kept; returns
   * what ends that.
   */
  follow?(changed: () => void): () => void;
}

/** A store that lasts as long as the page. */
export class MemoryHistory implements HistoryStore {
  private readonly records = new Map<string, unknown>();
  private sealed: unknown;

  read(): Promise<StoredHistory> {
    return Promise.resolve({ records: [...this.records.values()], sealed: this.sealed });
  }

  change({ put, remove, sealed }: HistoryChange): Promise<void> {
    // Copies, as a store that outlives the page has: what is done to a record reaches none of them.
    for (const record of put) this.records.set(record.id, structuredClone(record));
    for (const id of remove) this.records.delete(id);
    if (sealed !== undefined) this.sealed = structuredClone(sealed) ?? undefined;
    return Promise.resolve();
  }
}
