import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { ROOT, tagFolders } from '../entries.mjs';
import { chunkLanguage, everythingOf } from './chunk-graph.mjs';
import { hashOf } from './integrity.mjs';

const CDN = join(ROOT, 'dist/cdn');

/** @typedef {import('../../src/offline/kit-files.js').Kit} Kit */

/** Whether a page may request a file: excludes licences and lists, and the service worker's own script. */
const isKept = (/** @type {string} */ file) =>
  /\.(js|css|html|svg)$/.test(file) && file !== 'offline.js';

/**
 * The files in dist/cdn/, each with the elements that may load it.
 *
 * @returns {Kit}
 */
export function kitFiles() {
  const ofTag = tagFolders().map(({ tag }) => ({ tag, files: new Set(everythingOf(tag)) }));
  const ofAny = new Set(everythingOf('baize'));
  const names = readdirSync(CDN, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter(isKept);
  /** @type {(file: string) => import('../../src/offline/kit-files.js').KitFile} */
  const describe = (file) => {
    const language = chunkLanguage(file);
    return {
      integrity: hashOf(readFileSync(join(CDN, file))),
      ...(ofAny.has(file) && {
        elements: ofTag.filter(({ files }) => files.has(file)).map(({ tag }) => tag),
      }),
      ...(language && { language }),
    };
  };
  return { files: Object.fromEntries(names.sort().map((file) => [file, describe(file)])) };
}

const source = () => `export const KIT = ${JSON.stringify(kitFiles())};`;

/** Writes the list of dist/cdn/ into the library. Both have to be built already. */
export function writeOfflineList() {
  writeFileSync(join(ROOT, 'dist/modules/offline/kit-files.js'), `${source()}\n`);
}

/**
 * Builds dist/cdn/offline.js: `baize/offline` as a classic script with the global `baizeOffline`, for `importScripts()`.
 * Some browsers can't start a service worker that is a module.
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
