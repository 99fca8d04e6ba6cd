import { join } from 'node:path';
import { build } from 'esbuild';
import { ROOT } from '../entries.mjs';

/** The module that says where the worker is; each build has its own answer to that. */
const PLACE = join(ROOT, 'src/solver/worker-file.ts');

/** The worker beside the modules, for a bundler that copies it as it does a picture. */
const FILE = 'solver-worker.js';

/**
 * The worker as one text without imports, which can be copied, renamed and started from a blob.
 *
 * @param {string} source
 */
async function bundle(source) {
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
 * Puts the worker into a build: its file beside the modules, and its text in them, for where that
 * file can't be started. (While the kit is developed, the sources are served as they are, and
 * `worker-file.ts` itself tells where the worker is.)
 *
 * @param {string} [source]
 * @returns {import('vite').Plugin}
 */
export function solverWorker(source = join(ROOT, 'src/solver/worker.ts')) {
  return {
    name: 'baize-solver-worker',
    apply: 'build',
    async load(id) {
      if (id !== PLACE) return undefined;
      const text = await bundle(source);
      const file = this.emitFile({ type: 'asset', fileName: FILE, source: text });
      const types = FILE.replace(/js$/, 'd.ts');
      this.emitFile({ type: 'asset', fileName: types, source: 'export {};\n' });
      return `export const workerFile = () => import.meta.ROLLUP_FILE_URL_${file};
        export const workerText = () => ${JSON.stringify(text)};`;
    },
  };
}
