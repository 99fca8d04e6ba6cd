/**
 * `baize/storage`: stores for running games and for finished ones: in the browser, in memory, or a site's
 * own. `docs/guides/saves-and-statistics.md` describes how to write a store.
 */
export { LocalStore } from './storage/local-store.js';
export { MemoryStore, type SaveStore, type Stored } from './storage/save-store.js';
export { HistoryKeeper, type KeeperOptions } from './storage/history-keeper.js';
export {
  type HistoryChange,
  type HistoryStore,
  MemoryHistory,
  type StoredHistory,
} from './storage/history-store.js';
export { BrowserHistory } from './storage/open-history.js';
