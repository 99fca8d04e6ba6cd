/**
 * Where the worker is, as this source is served while the kit is developed. A build puts its own
 * answers in this module's place: scripts/build/solver-worker.mjs.
 *
 * @returns the full URL of a module that answers questions when it is run as a worker
 * @throws where there is no such file
 */
export const workerFile = (): string =>
  // Vite would copy the one file, without its imports.
  new URL(/* @vite-ignore */ './worker.ts', import.meta.url).href;

/** The same as a text, for pages that can't run the file: it may lie on another origin. */
export const workerText = (): string => `import ${JSON.stringify(workerFile())}`;
