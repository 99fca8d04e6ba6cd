import { rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'vite';
import { solverWorker } from '../build/solver-worker.mjs';
import { ROOT } from '../entries.mjs';

/** Below the project's root, because the test runner serves that. */
export const BUNDLE = 'node_modules/.cache/baize/elements';

/**
 * Bundles the element tests once for all entries. A page then loads a few files; from the sources it would load some
 * seven hundred, for each entry anew.
 *
 * @param {readonly string[]} entries `test/elements/play.entry.ts`
 * @returns {Promise<string[]>} the files for the test runner, in the same order
 */
export async function bundleElements(entries) {
  const outDir = `${BUNDLE}-${process.pid}`;
  process.once('exit', () => rmSync(join(ROOT, outDir), { recursive: true, force: true }));
  const nameOf = (/** @type {string} */ entry) => basename(entry, '.ts');
  await build({
    root: ROOT,
    configFile: false,
    // Lit's own warnings are heard in its development build alone.
    mode: 'development',
    resolve: { conditions: ['development', 'browser', 'module', 'import', 'default'] },
    base: './',
    logLevel: 'error',
    publicDir: false,
    plugins: [solverWorker()],
    // test/elements/support/counts.ts
    define: { __BAIZE_FULL__: JSON.stringify(process.env['BAIZE_FULL'] === '1') },
    build: {
      target: 'es2022',
      outDir,
      emptyOutDir: true,
      minify: false,
      sourcemap: true,
      modulePreload: false,
      rolldownOptions: {
        input: Object.fromEntries(entries.map((entry) => [nameOf(entry), entry])),
        // package.json does not list the tests among the files that do something when they are imported.
        treeshake: false,
        // Else what entries share may be put into one of them, whose tests would run with all the others'.
        experimental: { chunkOptimization: false },
        // Served by the runner itself.
        external: /^\/__web-/,
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunk-[name]-[hash].js' },
      },
    },
  });
  return entries.map((entry) => `${outDir}/${nameOf(entry)}.js`);
}
