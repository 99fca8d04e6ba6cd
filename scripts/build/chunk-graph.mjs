import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../entries.mjs';

const CDN = join(ROOT, 'dist/cdn');

/**
 * What Vite writes of a chunk: its file, and the chunks that it imports, by their keys.
 *
 * @typedef {{ file: string, imports?: string[], isEntry?: boolean, name?: string }} Chunk
 */

/** @returns {Record<string, Chunk>} the chunks of dist/cdn/, by their keys */
const chunks = () => JSON.parse(readFileSync(join(CDN, 'manifest.json'), 'utf8'));

/**
 * What a page loads for an entry before its element works: the entry and all that it imports statically, with the
 * number of requests that have to wait for each other.
 *
 * @param {string} entry `freecell-game`
 * @returns {{ files: string[], depth: number }} paths from the project's root
 */
export function entryGraph(entry) {
  const all = chunks();
  const first = Object.values(all).find(({ isEntry, name }) => isEntry && name === entry);
  if (!first) throw new Error(`dist/cdn/ has no entry ${entry}`);
  /** @type {Set<Chunk>} */
  const found = new Set();
  let depth = 0;
  // Level by level: what a chunk imports is known once the chunk is there.
  for (let level = [first]; level.length > 0; depth++) {
    for (const chunk of level) found.add(chunk);
    const imported = level.flatMap(({ imports = [] }) => imports.map((key) => all[key]));
    level = [...new Set(imported)].flatMap((chunk) => (chunk && !found.has(chunk) ? [chunk] : []));
  }
  return { files: [...found].map(({ file }) => `dist/cdn/${file}`), depth };
}
