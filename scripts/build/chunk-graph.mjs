import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, languageName } from '../entries.mjs';

const CDN = join(ROOT, 'dist/cdn');

/**
 * A chunk in Vite's manifest. `imports` and `dynamicImports` are keys of other chunks, `assets` are other files.
 *
 * @typedef {object} Chunk
 * @property {string} file
 * @property {string} [src] its first source
 * @property {string} [name]
 * @property {boolean} [isEntry]
 * @property {string[]} [imports]
 * @property {string[]} [dynamicImports]
 * @property {string[]} [assets]
 */

/** @returns {Record<string, Chunk>} the chunks of dist/cdn/, by their keys */
const chunks = () => JSON.parse(readFileSync(join(CDN, 'manifest.json'), 'utf8'));

/**
 * @param {Record<string, Chunk>} all
 * @param {string} entry
 */
function entryChunk(all, entry) {
  const found = Object.values(all).find(({ isEntry, name }) => isEntry && name === entry);
  if (!found) throw new Error(`dist/cdn/ has no entry ${entry}`);
  return found;
}

/**
 * The files that a page loads before an element works: the entry and its static imports. `depth` is the number of
 * requests that have to wait for each other.
 *
 * @param {string} entry `freecell-game`
 * @returns {{ files: string[], depth: number }} paths from the project's root
 */
export function entryGraph(entry) {
  const all = chunks();
  const first = entryChunk(all, entry);
  /** @type {Set<Chunk>} */
  const found = new Set();
  let depth = 0;
  // Level by level: the imports of a chunk are known when it has been loaded.
  for (let level = [first]; level.length > 0; depth++) {
    for (const chunk of level) found.add(chunk);
    const imported = level.flatMap(({ imports = [] }) => imports.map((key) => all[key]));
    level = [...new Set(imported)].flatMap((chunk) => (chunk && !found.has(chunk) ? [chunk] : []));
  }
  return { files: [...found].map(({ file }) => `dist/cdn/${file}`), depth };
}

/**
 * All files that a page may ever load for an entry: static and dynamic imports, and the worker.
 *
 * @param {string} entry `freecell-game`, or `baize` for all of them
 * @returns {string[]} names of files in dist/cdn/
 */
export function everythingOf(entry) {
  const all = chunks();
  // Iterating over a set includes items that are added meanwhile.
  const found = new Set([entryChunk(all, entry)]);
  /** @type {Set<string>} */
  const files = new Set();
  for (const { file, imports = [], dynamicImports = [], assets = [] } of found) {
    for (const name of [file, ...assets]) files.add(name);
    for (const key of [...imports, ...dynamicImports]) {
      const chunk = all[key];
      if (chunk) found.add(chunk);
    }
  }
  return [...files];
}

/**
 * @param {string} file in dist/cdn/
 * @returns {string | undefined} the language whose words the file contains: `de`
 */
export function chunkLanguage(file) {
  const chunk = Object.values(chunks()).find((one) => one.file === file);
  return languageName(chunk?.src ?? '')?.slice(0, 2);
}
