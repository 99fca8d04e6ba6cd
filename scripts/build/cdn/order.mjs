import { gzipSync } from 'node:zlib';
import { partsOf } from './parts.mjs';
import { readScript } from './scopes.mjs';

/** @typedef {import('./parts.mjs').Part} Part */

/**
 * gzip looks back 32 kB, and files are longer: what is alike has to stand together. So the parts of a
 * file are moved about, and each move that makes it smaller stays.
 */
const WORK = 200_000_000;
const MOST = 3000;

/**
 * Whether those that run do so in their old order, each with the same variables ready. Functions
 * are there from the start.
 *
 * @param {readonly Part[]} parts
 * @param {ReadonlyMap<Part, number>} numbers of those that run
 */
function isSound(parts, numbers) {
  let next = 0;
  for (const part of parts) {
    const number = numbers.get(part);
    if (number === undefined) {
      if (part.isVar && (part.before < next || part.after >= next)) return false;
    } else if (number !== next++) return false;
  }
  return true;
}

/** @param {readonly Part[]} parts */
function written(parts) {
  let text = '';
  let inList = false;
  for (const part of parts) {
    if (part.isVar) text += `${inList ? ',' : 'var '}${part.text}`;
    else text += `${inList ? ';' : ''}${part.text}`;
    inList = part.isVar;
  }
  return inList ? `${text};` : text;
}

/**
 * A script whose parts stand in the order in which gzip makes least of it, as far as it was found:
 * the same for the same script.
 *
 * @param {string} code one that a minifier wrote
 */
export function inGoodOrder(code) {
  let parts = partsOf(readScript(code));
  const numbers = new Map(parts.filter(({ isInert }) => !isInert).map((part, n) => [part, n]));
  const size = (/** @type {readonly Part[]} */ all) => gzipSync(written(all), { level: 9 }).length;
  let seed = 1;
  const below = (/** @type {number} */ bound) => {
    seed = (seed * 1103515245 + 12345) % 2 ** 31;
    return Math.floor((seed / 2 ** 31) * bound);
  };
  let least = size(parts);
  if (!isSound(parts, numbers)) throw new Error('The order of a file is not understood.');
  for (let left = Math.min(MOST, Math.floor(WORK / code.length)); left > 0; left--) {
    const moved = [...parts];
    const taken = moved.splice(below(parts.length), 1 + below(8));
    moved.splice(below(moved.length + 1), 0, ...taken);
    if (!isSound(moved, numbers)) continue;
    const found = size(moved);
    if (found < least) [least, parts] = [found, moved];
  }
  return written(parts);
}
