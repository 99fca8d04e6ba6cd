import { gzipSync } from 'node:zlib';
import { partsOf } from './parts.mjs';
import { readScript } from './scopes.mjs';

/** @typedef {import('./parts.mjs').Part} Part */

/**
 * gzip looks back 32 kB, and files are longer: what is alike has to stand together. So the parts of a
 * file are moved about, mostly to what they are like, and each move that makes it smaller stays.
 */
const MOST_TRIALS = 10_000;
/** A trial for so many letters, since small files have less to gain. */
const LETTERS_A_TRIAL = 10;
/** What makes parts alike: so many letters that both have. */
const ALIKE = 6;
/** What more parts have in common tells of none. */
const COMMON = 60;
/** So many that a part is most alike are where it may be moved. */
const MATES = 8;

/**
 * For each part those that it is most alike, by what few others have.
 *
 * @param {readonly Part[]} parts
 */
function matesOf(parts) {
  /** @type {Map<string, Set<Part>>} */
  const owners = new Map();
  for (const part of parts) {
    for (let at = 0; at + ALIKE <= part.text.length; at++) {
      const piece = part.text.slice(at, at + ALIKE);
      const all = owners.get(piece) ?? new Set();
      owners.set(piece, all.add(part));
    }
  }
  /** @type {Map<Part, Map<Part, number>>} */
  const likeness = new Map(parts.map((part) => [part, new Map()]));
  for (const all of owners.values()) {
    if (all.size < 2 || all.size >= COMMON) continue;
    for (const one of all) {
      const others = likeness.get(one);
      for (const other of all) {
        if (other !== one) others?.set(other, (others.get(other) ?? 0) + 1 / (all.size - 1));
      }
    }
  }
  const value = (/** @type {[Part, number]} */ [{ text }, shared]) =>
    shared / Math.sqrt(text.length + 50);
  return new Map(
    [...likeness].map(([part, others]) => [
      part,
      [...others]
        .sort((a, b) => value(b) - value(a))
        .slice(0, MATES)
        .map(([other]) => other),
    ]),
  );
}

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
 * @param {string} code
 * @returns {{ readonly parts: readonly Part[], readonly numbers: ReadonlyMap<Part, number> }}
 */
function readParts(code) {
  const parts = partsOf(readScript(code));
  const numbers = new Map(parts.filter(({ isInert }) => !isInert).map((part, n) => [part, n]));
  if (!isSound(parts, numbers)) throw new Error('The order of a file is not understood.');
  return { parts, numbers };
}

/**
 * The order in which gzip makes least of a script's parts, as far as it is found: the same for the
 * same script.
 *
 * @param {string} code one that a minifier wrote
 * @param {readonly number[]} [from] an order that was found before, from which the search goes on
 * @returns {number[]} which of its parts stands at each place
 */
export function goodOrder(code, from) {
  const { parts: first, numbers } = readParts(code);
  let parts = from ? from.flatMap((place) => first[place] ?? []) : first;
  const size = (/** @type {readonly Part[]} */ all) => gzipSync(written(all), { level: 9 }).length;
  let seed = 1;
  const below = (/** @type {number} */ bound) => {
    // Knuth's generator of 32 bits, which meets every number once before it begins anew.
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return Math.floor((seed / 2 ** 32) * bound);
  };
  let least = size(parts);
  const mates = matesOf(parts);
  /** Where parts are moved to, of those that stay: to what one of them is like, or anywhere. */
  const goal = (/** @type {readonly Part[]} */ taken, /** @type {readonly Part[]} */ rest) => {
    const lead = taken[below(taken.length)];
    const like = (lead && mates.get(lead)) ?? [];
    const mate = below(5) > 0 ? like[below(like.length)] : undefined;
    const at = mate ? rest.indexOf(mate) : -1;
    return at < 0 ? below(rest.length + 1) : at + below(2);
  };
  for (let left = Math.min(MOST_TRIALS, code.length / LETTERS_A_TRIAL); left > 0; left--) {
    /** @type {Part[]} */
    let moved;
    do {
      moved = [...parts];
      const taken = moved.splice(below(parts.length), 1 + below(8));
      moved.splice(goal(taken, moved), 0, ...taken);
    } while (!isSound(moved, numbers));
    const found = size(moved);
    // As small will do: from there it may become smaller.
    if (found <= least) [least, parts] = [found, moved];
  }
  const places = new Map(first.map((part, place) => [part, place]));
  return parts.map((part) => places.get(part) ?? 0);
}

/**
 * A script in an order that was found for it once; none where it is no order of its parts, or one in
 * which it would not do what it does.
 *
 * @param {string} code
 * @param {readonly number[]} order
 * @returns {string | undefined}
 */
export function inOrder(code, order) {
  const { parts, numbers } = readParts(code);
  const moved = [...new Set(order)].flatMap((place) => parts[place] ?? []);
  const whole = moved.length === parts.length && order.length === parts.length;
  return whole && isSound(moved, numbers) ? written(moved) : undefined;
}
