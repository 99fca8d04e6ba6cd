import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../../entries.mjs';

/**
 * Orders of files, each by the key of the code that it was found for: which part stands at each place.
 *
 * @typedef {Readonly<Record<string, readonly number[]>>} Orders
 */

/**
 * The search for a good order takes most of a build's time, and always ends alike. What it found is
 * kept: in the repository, so that a fresh machine builds at once (`npm run orders`), and beside the
 * packages for whoever builds between two commits. It lies outside of what dist/ is said to be made
 * of, since dist/ is the same without it.
 */
const COMMITTED = join(ROOT, 'scripts/orders.json');
const OWN = join(ROOT, 'node_modules/.cache/baize/orders.json');

/** @param {string} code */
export const keyOf = (code) => createHash('sha256').update(code).digest('hex').slice(0, 16);

/** @param {readonly number[]} order */
const packed = (order) => Buffer.from(Uint16Array.from(order).buffer).toString('base64');

/** @param {string} text */
const unpacked = (text) => {
  const { buffer, byteOffset, length } = Buffer.from(text, 'base64');
  return [...new Uint16Array(buffer.slice(byteOffset, byteOffset + length))];
};

/**
 * @param {string} path
 * @returns {Orders}
 */
function read(path) {
  if (!existsSync(path)) return {};
  /** @type {Record<string, string>} */
  const texts = JSON.parse(readFileSync(path, 'utf8'));
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, unpacked(text)]));
}

/**
 * @param {string} path
 * @param {Orders} orders
 */
function write(path, orders) {
  const texts = Object.entries(orders)
    .map(([key, order]) => [key, packed(order)])
    .sort();
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify(Object.fromEntries(texts), null, 1)}\n`);
}

/** @returns {Orders} */
export const knownOrders = () => ({ ...read(OWN), ...read(COMMITTED) });

/** @param {Orders} orders those of the build that has just ended */
export const keepOrders = (orders) => write(OWN, orders);

/** Takes those of the last build into the repository. */
export const commitOrders = () => write(COMMITTED, read(OWN));
