import { join } from 'node:path';
import { build } from 'esbuild';
import { ROOT } from '../entries.mjs';

const FOLDER = join(ROOT, 'src/elements/solver');

/** The worker's own file. It has no imports, so any bundler can copy it as it copies a picture. */
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
 * Puts the solvers' worker into a build: its file; the address of that file in the place of `worker-file.ts`; and
 * its text in the place of `worker-text.ts`, a module of its own that a page loads only where it can't start the
 * file. (While the kit is developed, the sources are served as they are.)
 *
 * @param {string} [source] the worker's own module
 * @returns {import('vite').Plugin}
 */
export function solverWorker(source = join(ROOT, 'src/registry/solver-worker.ts')) {
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
