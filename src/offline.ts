/**
 * `baize/offline`: the files of `dist/cdn/` that a page needs offline, and a service worker that keeps them.
 * Runs in Node, in a service worker and in a build. See `docs/guides/delivery.md`.
 */
export { type OfflineChoice, type OfflineFile, offlineFiles } from './offline/offline-files.js';
export { type KeepOptions, type SiteFile, keepOffline } from './offline/keep-offline.js';
