/**
 * `baize/storage`: where running games and finished ones are kept, in the browser, for as long as
 * the page lasts, or wherever a host wants. `docs/stores.md` tells how to write a store.
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
