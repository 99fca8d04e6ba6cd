/**
 * `baize/offline`: the files of `dist/cdn/` that a page needs without a network, and a service worker that keeps them.
 * Runs in Node, in a service worker and in a build. `docs/offline.md` tells how a site uses it.
 */
export { type OfflineChoice, type OfflineFile, offlineFiles } from './offline/offline-files.js';
export { type KeepOptions, keepOffline } from './offline/keep-offline.js';
