import { gameUsage, gamesUsage, optionsOf, parsed } from './game-options.mjs';
import { Wrong } from './library.mjs';

/**
 * @typedef {import('./library.mjs').Library} Library
 * @typedef {import('./library.mjs').Game} Game
 * @typedef {import('./library.mjs').Source} Source
 */

const OF_ALL = /** @type {const} */ ({
  rules: { type: 'string' },
  moves: { type: 'boolean' },
  nodes: { type: 'string' },
  seconds: { type: 'string' },
  threads: { type: 'string' },
  help: { type: 'boolean' },
});

const LAST_DEAL = 2 ** 31 - 1;

const USAGE = `Usage: baize-solve <game> [options] <deals>
       baize-solve --rules <file.json> [options] <deals>
       baize-solve <game> --help

Says of each deal whether it can be won, a line a deal:
  deal, winnable | unwinnable | unknown, positions searched, milliseconds of processor time

Deals: one or more numbers and ranges: 11982, or 1-1000
For all:
  --moves      the moves that win, at the end of the line
  --nodes N    at most so many positions a deal
  --seconds S  at most so many seconds of processor time a deal
  --threads T  at most so many threads; as many as there are cores, if not given
  --rules F    a patience of your own: the JSON file of its rules

`;

/**
 * The help of the command, or the options of one game.
 *
 * @param {Library} library
 * @param {Game | undefined} game
 */
export const usage = async (library, game) =>
  game ? gameUsage(library, game) : `${USAGE}${await gamesUsage(library)}`;

/**
 * The parsed arguments, without the game.
 *
 * @typedef {{
 *   options: object,
 *   deals: (readonly [first: number, last: number])[],
 *   moves: boolean,
 *   nodes: number,
 *   seconds: number,
 *   threads: number | undefined,
 * }} Order
 */

/**
 * @param {string} name
 * @param {string | undefined} text
 * @param {RegExp} form
 */
function limit(name, text, form) {
  if (text === undefined) return Infinity;
  if (!form.test(text) || Number(text) === 0) {
    throw new Wrong(`--${name} takes a number above 0, not "${text}".`);
  }
  return Number(text);
}

/** @param {string} text */
function range(text) {
  const [, from = '', to = from] = /^(\d+)(?:-(\d+))?$/.exec(text) ?? [];
  const [first, last] = [Number(from), Number(to)];
  if (from === '' || first < 1 || last > LAST_DEAL || first > last) {
    throw new Wrong(`"${text}" is no deal and no range of deals from 1 to ${LAST_DEAL}.`);
  }
  return /** @type {const} */ ([first, last]);
}

/**
 * The value of an argument, before the arguments can be parsed: `--rules mine.json`, or `--rules=mine.json`.
 *
 * @param {readonly string[]} args
 * @param {string} name
 * @returns {string | undefined} empty if the value is missing
 */
export function argumentIn(args, name) {
  const at = args.findIndex((arg) => arg === `--${name}` || arg.startsWith(`--${name}=`));
  const arg = args[at];
  if (arg === undefined) return undefined;
  return arg.includes('=') ? arg.slice(arg.indexOf('=') + 1) : (args[at + 1] ?? '');
}

/**
 * Reads which game is asked for. The accepted options depend on it.
 *
 * @param {readonly string[]} args
 * @returns {readonly [Source, others: readonly string[]] | undefined} `undefined` if only help is requested
 * @throws {Wrong} if both a game and rules are given
 */
export function sourceOf(args) {
  const [name = '', ...others] = args;
  const file = argumentIn(args, 'rules');
  if (file !== undefined) {
    if (/^[a-z]/i.test(name)) throw new Wrong(`Say ${name} or --rules, not both.`);
    return [{ file }, args];
  }
  if (name === '--help') return undefined;
  return name.startsWith('-') ? [{ name: '' }, args] : [{ name }, others];
}

/**
 * Parses the arguments.
 *
 * @param {Library} library
 * @param {Game} game
 * @param {readonly string[]} args those after the game
 * @returns {Order | undefined} `undefined` if help was requested
 * @throws {Wrong} if they can't be parsed. The rules of the game check the values of its options.
 */
export function orderOf(library, game, args) {
  const { values, positionals } = parsed(library, game, args, OF_ALL);
  /** @param {keyof typeof OF_ALL} name */
  const text = (name) => /** @type {string | undefined} */ (Reflect.get(values, name));
  if (text('help')) return undefined;
  if (positionals.length === 0) throw new Wrong('Which deals? Say 11982, or 1-1000.');
  const threads = limit('threads', text('threads'), /^\d+$/);
  return {
    options: optionsOf(library, game, values),
    deals: positionals.map(range),
    moves: text('moves') !== undefined,
    nodes: limit('nodes', text('nodes'), /^\d+$/),
    seconds: limit('seconds', text('seconds'), /^\d*\.?\d+$/),
    threads: threads === Infinity ? undefined : threads,
  };
}
