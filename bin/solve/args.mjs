import { Wrong, isGame, optionsOf, optionsUsage, parsed } from './game-options.mjs';

export { Wrong };

const OF_ALL = /** @type {const} */ ({
  moves: { type: 'boolean' },
  nodes: { type: 'string' },
  seconds: { type: 'string' },
  threads: { type: 'string' },
  help: { type: 'boolean' },
});

const LAST_DEAL = 2 ** 31 - 1;

/** @param {import('./game-options.mjs').Core} core */
export const usage = (core) => `Usage: baize-solve <game> [options] <deals>

Says of each deal whether it can be won, a line a deal:
  deal, winnable | unwinnable | unknown, positions searched, milliseconds of processor time

Deals: one or more numbers and ranges: 11982, or 1-1000
Games and their options:
${optionsUsage(core)}For all:
  --moves      the moves that win, at the end of the line
  --nodes N    at most so many positions a deal
  --seconds S  at most so many seconds of processor time a deal
  --threads T  at most so many threads; as many as there are cores, if not given
`;

/**
 * The parsed arguments.
 *
 * @typedef {{
 *   game: string,
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
 * Parses the arguments.
 *
 * @param {import('./game-options.mjs').Core} core
 * @param {readonly string[]} args
 * @returns {Order | undefined} `undefined` if help was requested
 * @throws {Wrong} if they can't be parsed. The rules of the game check the values of its options.
 */
export function orderOf(core, [game = '', ...args]) {
  if (game === '--help') return undefined;
  if (!isGame(core, game)) {
    const games = Object.keys(core.SOLVABLE).join(', ');
    throw new Wrong(`The first word is the game: ${games}, not "${game}".`);
  }
  const { values, positionals } = parsed(core, game, args, OF_ALL);
  /** @param {keyof typeof OF_ALL} name */
  const text = (name) => /** @type {string | undefined} */ (Reflect.get(values, name));
  if (text('help')) return undefined;
  if (positionals.length === 0) throw new Wrong('Which deals? Say 11982, or 1-1000.');
  const threads = limit('threads', text('threads'), /^\d+$/);
  return {
    game,
    options: optionsOf(core, game, values),
    deals: positionals.map(range),
    moves: text('moves') !== undefined,
    nodes: limit('nodes', text('nodes'), /^\d+$/),
    seconds: limit('seconds', text('seconds'), /^\d*\.?\d+$/),
    threads: threads === Infinity ? undefined : threads,
  };
}
