import { argumentIn } from '../solve/args.mjs';
import { gameUsage, gamesUsage, optionsOf, parsed } from '../solve/game-options.mjs';
import { Wrong } from '../solve/library.mjs';

/**
 * @typedef {import('../solve/library.mjs').Library} Library
 * @typedef {import('../solve/library.mjs').Game} Game
 * @typedef {import('../solve/library.mjs').Source} Source
 */

const OF_ALL = /** @type {const} */ ({
  game: { type: 'string' },
  rules: { type: 'string' },
  grade: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean' },
});

const USAGE = `Usage: baize-daily <months or days> --game <game> [options]
       baize-daily <months or days> --rules <file.json> [options]
       baize-daily --game <game> --help

Lists the deals of days, a line a day, the same on every machine:
  day, deal, grade, first moves that keep the win of all first moves, share string of a win

The share string is the proof: <game-replay link="…"> shows it, and verify() of baize/core checks it.
The last line is the attribute for the game: daily="2026-12-01=617 …"

Months and days: 2026-12, or 2026-12-24
  --game G     the name of a game
  --rules F    a patience of your own: the JSON file of its rules
  --grade G    very-easy, easy, medium, hard, very-hard: for each day the first deal that has it, from
               the day's own on; without it, the day's own. Not all games have grades
  --json       all of it as one JSON text, for other programs

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
 *   days: readonly string[],
 *   grade: string | undefined,
 *   json: boolean,
 * }} Order
 */

/**
 * @param {string} text a month or a day
 * @returns {readonly string[]} its days
 */
function daysOf(text) {
  const [, month, day] = /^(\d{4}-(?:0[1-9]|1[0-2]))(?:-(\d\d))?$/.exec(text) ?? [];
  if (month === undefined)
    throw new Wrong(`"${text}" is no month and no day: 2026-12, 2026-12-24.`);
  const [year, number] = month.split('-').map(Number);
  const last = new Date(Date.UTC(Number(year), Number(number), 0)).getUTCDate();
  if (day !== undefined) {
    if (Number(day) >= 1 && Number(day) <= last) return [text];
    throw new Wrong(`"${text}" is no day: ${month} has ${last} days.`);
  }
  return Array.from({ length: last }, (_, n) => `${month}-${String(n + 1).padStart(2, '0')}`);
}

/**
 * Reads which game is asked for. The accepted options depend on it.
 *
 * @param {readonly string[]} args
 * @returns {Source | undefined} `undefined` if only help is requested
 * @throws {Wrong} unless either a game or rules are given
 */
export function sourceOf(args) {
  const [name, file] = [argumentIn(args, 'game'), argumentIn(args, 'rules')];
  if (name !== undefined && file !== undefined) throw new Wrong('Say --game or --rules, not both.');
  if (file !== undefined) return { file };
  if (name) return { name };
  if (args.includes('--help')) return undefined;
  throw new Wrong('Which game? Say --game spider, or --rules mine.json.');
}

/**
 * Parses the arguments.
 *
 * @param {Library} library
 * @param {Game} game
 * @param {readonly string[]} args
 * @returns {Order | undefined} `undefined` if help was requested
 * @throws {Wrong} if they can't be parsed. The rules of the game check the values of its options.
 */
export function orderOf(library, game, args) {
  const { values, positionals } = parsed(library, game, args, OF_ALL);
  if (Reflect.get(values, 'help')) return undefined;
  if (positionals.length === 0) throw new Wrong('Which days? Say 2026-12, or 2026-12-24.');
  const own = Object.keys(OF_ALL);
  const others = Object.entries(values).filter(([name]) => !own.includes(name));
  return {
    options: optionsOf(library, game, Object.fromEntries(others)),
    days: [...new Set(positionals.flatMap(daysOf))],
    grade: /** @type {string | undefined} */ (Reflect.get(values, 'grade')),
    json: Reflect.get(values, 'json') !== undefined,
  };
}
