import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { ROOT, tagFolders } from '../entries.mjs';
import { slim } from './cdn/slim.mjs';

/** What a file fetches on need lies beside it. */
const besideIt = (/** @type {string} */ id) => `./${id.slice(id.lastIndexOf('/') + 1)}`;

/**
 * One file that needs nothing else, for a page without a build.
 *
 * @param {string} name
 * @param {string} source
 * @param {import('vite').Plugin} plugin
 */
function bundle(name, source, plugin) {
  return build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [plugin],
    build: {
      target: 'es2022',
      outDir: join('dist', 'cdn'),
      emptyOutDir: false,
      // A library, so that Vite wraps nothing around what is fetched on need.
      lib: { entry: { [name]: source }, formats: ['es'] },
      rolldownOptions: {
        external: [/\/extras\.js$/],
        checks: { pluginTimings: false },
        output: { codeSplitting: false, entryFileNames: '[name].js', paths: besideIt },
      },
    },
  });
}

/** dist/cdn/<tag>.js for each element, all of them in dist/cdn/baize.js, and lit's licence. */
export async function buildCdn() {
  const plugin = slim();
  await bundle('extras', 'src/elements/extras.ts', plugin);
  await bundle('baize', 'src/index.ts', plugin);
  for (const { tag, index } of tagFolders()) await bundle(tag, index, plugin);
  cpSync(join(ROOT, 'node_modules/lit/LICENSE'), join(ROOT, 'dist/cdn/lit.LICENSE.txt'));
}
