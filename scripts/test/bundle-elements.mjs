import { rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'vite';
import { englishCards } from '../build/english-cards.mjs';
import { solverWorker } from '../build/solver-worker.mjs';
import { ROOT } from '../entries.mjs';

/** Below the project's root, because the test runner serves that. */
export const BUNDLE = 'node_modules/.cache/baize/elements';

/**
 * Bundles the element tests of all entries. A page then loads a few files instead of some seven hundred sources.
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
    // Only Lit's development build warns.
    mode: 'development',
    resolve: { conditions: ['development', 'browser', 'module', 'import', 'default'] },
    base: './',
    logLevel: 'error',
    publicDir: false,
    plugins: [solverWorker(), englishCards()],
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
        // Tests have side effects, which package.json does not list.
        treeshake: false,
        // Otherwise code that entries share may go into one of the entries, and all of them would run its tests.
        experimental: { chunkOptimization: false },
        // The test runner serves these.
        external: /^\/__web-/,
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunk-[name]-[hash].js' },
      },
    },
  });
  return entries.map((entry) => `${outDir}/${nameOf(entry)}.js`);
}
