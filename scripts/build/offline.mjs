import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { ROOT, tagFolders } from '../entries.mjs';
import { chunkLanguage, everythingOf } from './chunk-graph.mjs';
import { hashOf, hashes } from './integrity.mjs';

const CDN = join(ROOT, 'dist/cdn');
const LIST = join(ROOT, 'src/offline/kit-files.ts');

/** @typedef {import('../../src/offline/kit-files.js').Kit} Kit */

/** Style sheets belong to no element: whoever links one wants it without a network too. */
const styles = () =>
  readdirSync(CDN, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.css'))
    .map((file) => [file, { integrity: hashOf(readFileSync(join(CDN, file))) }]);

/**
 * The files of dist/cdn/ as they are now, each with the elements that may load it.
 *
 * @returns {Kit}
 */
export function kitFiles() {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const integrity = hashes();
  /** @type {Record<string, { integrity: string, elements: string[], language?: string }>} */
  const files = {};
  for (const entry of ['baize', ...tagFolders().map(({ tag }) => tag)]) {
    for (const file of everythingOf(entry)) {
      const hash = integrity[file];
      if (hash === undefined) throw new Error(`dist/cdn/manifest.json names ${file}: no such file`);
      const language = chunkLanguage(file);
      files[file] ??= { integrity: hash, elements: [], ...(language && { language }) };
      if (entry !== 'baize') files[file].elements.push(entry);
    }
  }
  return { version, files: { ...files, ...Object.fromEntries(styles()) } };
}

const source = () => `export const KIT = ${JSON.stringify(kitFiles())};`;

/**
 * Puts the list of dist/cdn/, which must stand, into a build of the library.
 *
 * @returns {import('vite').Plugin}
 */
export const offlineList = () => ({
  name: 'baize-offline-list',
  apply: 'build',
  load: (id) => (id === LIST ? source() : undefined),
});

/**
 * dist/cdn/offline.js: `baize/offline` as a classic script, `baizeOffline`, for `importScripts()`. Not all browsers of the
 * kit start a service worker that is a module.
 */
export const writeOfflineScript = () =>
  build({
    entryPoints: [join(ROOT, 'src/offline.ts')],
    outfile: join(CDN, 'offline.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    globalName: 'baizeOffline',
    target: 'es2022',
    plugins: [
      {
        name: 'baize-offline-list',
        setup: ({ onLoad }) =>
          onLoad({ filter: /[\\/]kit-files\.ts$/ }, () => ({ contents: source(), loader: 'js' })),
      },
    ],
  });
