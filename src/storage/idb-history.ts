import { createStore, promisifyRequest } from 'idb-keyval';
import type { HistoryChange, HistoryStore, StoredHistory } from './history-store.js';

/** Records have keys of their own, so that tabs that add games never write over each other. */
const RECORD = 'record:';
const SEALED = 'sealed';

/**
 * The browser's IndexedDB. Its methods reject where the browser refuses (blocked, private mode, a
 * full disk) and never answer where it doesn't. The database is open as long as a question takes: rooms that
 * come and go leave no connection behind, and a page that wants to delete the database, or has a later version of
 * it, waits for no tab.
 */
export class IdbHistory implements HistoryStore {
  /** @param name the database's; each has one history */
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

  /** In one transaction: a tab that is killed in the middle has changed nothing. */
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
