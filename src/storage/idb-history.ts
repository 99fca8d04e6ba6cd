import { type UseStore, createStore, promisifyRequest } from 'idb-keyval';
import type { HistoryChange, HistoryStore, StoredHistory } from './history-store.js';

/** Records have keys of their own, so that tabs that add games never write over each other. */
const RECORD = 'record:';
const SEALED = 'sealed';

/**
 * The browser's IndexedDB. Its methods reject where the browser refuses (blocked, private mode, a
 * full disk) and never answer where it doesn't. A page that wants to delete the database, or has a
 * later version of it, waits for no tab that has it open.
 */
export class IdbHistory implements HistoryStore {
  private store!: UseStore;

  /** @param name the database's; each has one history */
  constructor(private readonly name = 'baize') {
    this.open();
  }

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

  /** The database is opened with the next question. */
  private open(): void {
    this.store = createStore(this.name, 'history');
  }

  private within<T>(
    mode: IDBTransactionMode,
    act: (store: IDBObjectStore) => T | PromiseLike<T>,
  ): Promise<T> {
    return this.store(mode, (store) => {
      const { db } = store.transaction;
      db.onversionchange = () => {
        // What is under way comes to its end first.
        db.close();
        this.open();
      };
      return act(store);
    });
  }
}
