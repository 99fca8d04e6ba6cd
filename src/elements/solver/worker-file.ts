/**
 * The address of the worker's file, as served in development. A build replaces this module with one that has
 * the address of the built file: scripts/build/solver-worker.mjs.
 *
 * @returns the full URL of a module that answers questions when it is run as a worker
 */
export const workerFile = (): string =>
  // Vite would copy only this file, without its imports.
  new URL(/* @vite-ignore */ '../../games/solver-worker.ts', import.meta.url).href;
