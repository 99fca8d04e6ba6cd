/**
 * Where the worker is, as this source is served while the kit is developed. A build puts the address of the
 * worker's own file in this module's place: scripts/build/solver-worker.mjs.
 *
 * @returns the full URL of a module that answers questions when it is run as a worker
 */
export const workerFile = (): string =>
  // Vite would copy the one file, without its imports.
  new URL(/* @vite-ignore */ '../../registry/solver-worker.ts', import.meta.url).href;
