import { createStore, promisifyRequest } from 'idb-keyval';
import type { HistoryChange, HistoryStore, StoredHistory } from './history-store.js';

/** Each record has its own key, so that tabs never overwrite each other's games. */
const RECORD = 'record:';
const SEALED = 'sealed';

/**
 * Stores the history in the browser's IndexedDB. Its methods reject if the browser refuses (blocked, private
 * mode, full disk) and never settle if it hangs. The database is open only during a request: removed rooms
 * leave no connection behind, and no tab blocks a page that deletes or upgrades the database.
 */
export class IdbHistory implements HistoryStore {
  /** @param name the name of the database. Each holds one history */
  constructor(private readonly name = 'baize') {}

  async read(): Promise<StoredHistory> {
    return await this.within('readonly', async (store) => {
      const last = `${RECORD}\uffff`;
      const [records, sealed] = await Promise.all([
        promisifyRequest<unknown[]>(store.getAll(IDBKeyRange.bound(RECORD, last))),
        promisifyRequest<unknown>(store.get(SEALED)),
      ]);
      return { records, sealed };
    });
  }

  /** Uses one transaction: a tab that is killed in the middle changes nothing. */
  async change({ put, remove, sealed }: HistoryChange): Promise<void> {
    await this.within('readwrite', (store) => {
      for (const record of put) store.put(record, RECORD + record.id);
      for (const id of remove) store.delete(RECORD + id);
      if (sealed === null) store.delete(SEALED);
      else if (sealed !== undefined) store.put(sealed, SEALED);
      return promisifyRequest(store.transaction);
    });
  }

  private async within<T>(
    mode: IDBTransactionMode,
    act: (store: IDBObjectStore) => T | PromiseLike<T>,
  ): Promise<T> {
    let db: IDBDatabase | undefined;
    try {
      return await createStore(this.name, 'history')(mode, (store) => {
        db = store.transaction.db;
        return act(store);
      });
    } finally {
      db?.close();
    }
  }
}
