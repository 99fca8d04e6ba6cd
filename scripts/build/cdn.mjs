import { basename, join } from 'node:path';
import { build } from 'vite';
import { ROOT, tagFolders } from '../entries.mjs';
import { sameFileWorker } from './cdn/same-file-worker.mjs';
import { slim } from './cdn/slim.mjs';

/** What a file fetches on need lies beside it. */
const besideIt = (/** @type {string} */ id) => `./${id.slice(id.lastIndexOf('/') + 1)}`;

/**
 * One file that needs nothing else, for a page without a build.
 *
 * @param {string} name
 * @param {string} source
 * @param {readonly string[]} indexes of the elements that it registers
 * @param {import('vite').PluginOption} plugin
 * @param {string} [outDir]
 */
export function bundle(name, source, indexes, plugin, outDir = join('dist', 'cdn')) {
  const { input, plugins } = sameFileWorker(source, indexes);
  return build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [...plugins, plugin],
    build: {
      target: 'es2022',
      outDir,
      emptyOutDir: false,
      // A library, so that Vite wraps nothing around what is fetched on need.
      lib: { entry: source, formats: ['es'] },
      rolldownOptions: {
        input: { [name]: input },
        preserveEntrySignatures: 'strict',
        external: [/\/((table-)?extras|table-panels)\.js$/, /-(solver|bots|advice)\.js$/],
        checks: { pluginTimings: false },
        output: { codeSplitting: false, entryFileNames: '[name].js', paths: besideIt },
      },
    },
  });
}

/** dist/cdn/<tag>.js for each element, and all of them in dist/cdn/baize.js. */
export async function buildCdn() {
  const plugin = slim();
  const folders = tagFolders();
  await bundle('extras', 'src/elements/extras.ts', [], plugin);
  await bundle('table-extras', 'src/elements/table-extras.ts', [], plugin);
  await bundle('table-panels', 'src/elements/table-panels.ts', [], plugin);
  await bundle('baize', 'src/index.ts', [], plugin);
  for (const { tag, index, bots, advice } of folders) {
    await bundle(tag, index, [], plugin);
    if (advice) await bundle(basename(advice, '.ts'), advice, [index], plugin);
    if (bots) await bundle(basename(bots, '.ts'), bots, [], plugin);
  }
  const indexes = folders.filter(({ advice }) => !advice).map(({ index }) => index);
  await bundle('game-solver', 'src/elements/game-solver.ts', indexes, plugin);
}
