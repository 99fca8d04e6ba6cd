import { join } from 'node:path';
import { build } from 'esbuild';
import { ROOT } from '../entries.mjs';

const FOLDER = join(ROOT, 'src/elements/solver');

/** The worker's file. It has no imports, so that bundlers can copy it like a picture. */
const FILE = 'solver-worker.js';

/** @param {string} source */
async function bundleWorker(source) {
  const { outputFiles } = await build({
    entryPoints: [source],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    legalComments: 'none',
  });
  return outputFiles[0]?.text ?? '';
}

/**
 * Adds the solvers' worker to a build: the worker's file, its URL in place of `worker-file.ts`, and its text in place of
 * `worker-text.ts`. A page loads the text only if it can't start the file. The development server serves the sources.
 *
 * @param {string} [source] the worker's own module
 * @returns {import('vite').Plugin}
 */
export function solverWorker(source = join(ROOT, 'src/games/solver-worker.ts')) {
  /** @type {Promise<string> | undefined} */
  let text;
  return {
    name: 'baize-solver-worker',
    apply: 'build',
    async load(id) {
      if (id === join(FOLDER, 'worker-text.ts')) {
        return `export const workerText = () => ${JSON.stringify(await (text ??= bundleWorker(source)))};`;
      }
      if (id !== join(FOLDER, 'worker-file.ts')) return undefined;
      const worker = await (text ??= bundleWorker(source));
      const file = this.emitFile({ type: 'asset', fileName: FILE, source: worker });
      return `export const workerFile = () => import.meta.ROLLUP_FILE_URL_${file};`;
    },
  };
}
