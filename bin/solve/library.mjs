import { readFileSync } from 'node:fs';

/** An error in the arguments. */
export class Wrong extends Error {}

/**
 * `baize/core` and `baize/patience`.
 *
 * @typedef {typeof import('../../src/core.js')} Core
 * @typedef {typeof import('../../src/patience.js')} Patience
 * @typedef {Core & Patience} Library
 */

/**
 * A game with a solver, and its options.
 *
 * @typedef {object} Game
 * @property {string} name
 * @property {import('../../src/core.js').Solvable} solvable the game, as `solve` and `daily` take it
 * @property {import('../../src/core.js').OptionSet<object>} options
 * @property {unknown} [rules] the rules of one's own, as JSON
 */

/**
 * @param {string} folder the URL of the folder of the built kit
 * @returns {Promise<Library>}
 */
export async function loadLibrary(folder) {
  /** @type {[Core, Patience]} */
  const [core, patience] = await Promise.all([
    import(`${folder}core.js`),
    import(`${folder}patience.js`),
  ]);
  return { ...core, ...patience };
}

/**
 * The names of all games with a solver, in alphabetical order.
 *
 * @param {Library} library
 * @returns {readonly string[]}
 */
export const gameNames = ({ SOLVABLE_GAMES, patienceNames }) =>
  [...new Set([...SOLVABLE_GAMES, ...patienceNames])].sort();

/**
 * Loads a game by its name.
 *
 * @param {Library} library
 * @param {string} name
 * @returns {Promise<Game | undefined>} `undefined` if there is no such game
 */
export async function loadGame({ SOLVABLE, loadPatience }, name) {
  if (Object.hasOwn(SOLVABLE, name)) {
    const solvable = /** @type {import('../../src/core.js').SolvableGame} */ (name);
    return { name, solvable, options: SOLVABLE[solvable].options };
  }
  const loaded = await loadPatience(name);
  if ('problem' in loaded) return undefined;
  return { name, solvable: loaded.value, options: loaded.value.options };
}

/**
 * The game of rules of one's own.
 *
 * @param {Library} library
 * @param {unknown} rules
 * @param {string} file the file that has the rules
 * @returns {Game}
 * @throws {Wrong} if the rules can't be used
 */
export function ownGame({ ownPatience, rulesProblemInWords }, rules, file) {
  const own = ownPatience(rules);
  if ('problem' in own) throw new Wrong(`${file}: ${rulesProblemInWords(own.problem)}.`);
  const { name, options } = own.value;
  return { name, solvable: own.value, options, rules };
}

/** A game by its name, or by the file of its rules. @typedef {{ name: string } | { file: string }} Source */

/**
 * @param {Library} library
 * @param {Source} source
 * @returns {Promise<Game>}
 * @throws {Wrong} if there is no such game
 */
export async function gameFrom(library, source) {
  if ('file' in source) return ownGame(library, jsonIn(source.file), source.file);
  const game = await loadGame(library, source.name);
  if (game) return game;
  throw noSuchGame(library, source.name);
}

/**
 * @param {string} file
 * @returns {unknown}
 * @throws {Wrong} if the file can't be read
 */
function jsonIn(file) {
  if (file === '') throw new Wrong('--rules needs a file, such as mine.json.');
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Wrong(`${file} can't be read as JSON: ${reason}.`);
  }
}

/**
 * How many letters must change to make one word another.
 *
 * @param {string} one
 * @param {string} other
 */
function distance(one, other) {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [line, letter] of [...one].entries()) {
    const next = [line + 1];
    for (let at = 0; at < other.length; at++) {
      const changed = Number(row[at]) + Number(letter !== other[at]);
      next.push(Math.min(changed, Number(row[at + 1]) + 1, Number(next[at]) + 1));
    }
    row = next;
  }
  return Number(row.at(-1));
}

/** The most names that an error suggests. */
const SUGGESTIONS = 4;
/** The longest word that is compared. */
const LONGEST_WORD = 40;

/**
 * The names that are most like a wrong one: those that need the fewest changes, or that begin with it.
 *
 * @param {readonly string[]} names
 * @param {string} wrong
 * @returns {readonly string[]}
 */
export function nearest(names, wrong) {
  const word = wrong
    .slice(0, LONGEST_WORD)
    .toLowerCase()
    .replace(/[\s_]+/g, '-');
  const far = names
    .map((name) => ({ name, changes: name.startsWith(word) ? 1 : distance(word, name) }))
    .filter(({ changes }) => word !== '' && changes <= Math.ceil(word.length / 3));
  return far
    .sort((one, other) => one.changes - other.changes)
    .slice(0, SUGGESTIONS)
    .map(({ name }) => name);
}

/**
 * The game that has a variant of this name.
 *
 * @param {Library} library
 * @param {string} name
 */
const gameWithVariant = ({ SOLVABLE }, name) =>
  Object.values(SOLVABLE).find(({ options }) => options.rules['variant']?.choices?.includes(name))
    ?.name;

/**
 * The error for a name that no game has.
 *
 * @param {Library} library
 * @param {string} name
 */
function noSuchGame(library, name) {
  if (name === '') return new Wrong('Which game? Say spider, or --rules mine.json.');
  const parent = gameWithVariant(library, name);
  if (parent) return new Wrong(`"${name}" is a variant: say ${parent} with --variant ${name}.`);
  const near = nearest(gameNames(library), name);
  const hint = near.length > 0 ? ` Similar names: ${near.join(', ')}.` : '';
  return new Wrong(`There is no game "${name}".${hint}`);
}
