import { join } from 'node:path';
import { build } from 'vite';
import { ROOT, tagFolders } from '../entries.mjs';

/**
 * One file that needs nothing else, for a page without a build.
 *
 * @param {string} name
 * @param {string} source
 */
function bundle(name, source) {
  return build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      target: 'es2022',
      outDir: join('dist', 'cdn'),
      emptyOutDir: false,
      modulePreload: false,
      // Vite's library mode keeps the white space of ES modules, hence a plain input.
      rolldownOptions: {
        input: { [name]: source },
        preserveEntrySignatures: 'strict',
        output: { codeSplitting: false, entryFileNames: '[name].js' },
      },
    },
  });
}

/** dist/cdn/<tag>.js for each element, and all of them in dist/cdn/baize.js. */
export async function buildCdn() {
  await bundle('baize', 'src/index.ts');
  for (const { tag, index } of tagFolders()) await bundle(tag, index);
}
