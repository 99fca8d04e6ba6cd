import { Wrong, isGame, optionsOf, optionsUsage, parsed } from '../solve/game-options.mjs';

const OF_ALL = /** @type {const} */ ({
  game: { type: 'string' },
  grade: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean' },
});

/** @param {import('../solve/game-options.mjs').Core} core */
export const usage = (core) => `Usage: baize-daily <months or days> --game <game> [options]

Lists the deals of days, a line a day, the same on every machine:
  day, deal, grade, first moves that keep the win of all first moves, share string of a win

The share string is the proof: <game-replay link="…"> shows it, and verify() of baize/core checks it.
The last line is the attribute for the game: daily="2026-12-01=617 …"

Months and days: 2026-12, or 2026-12-24
  --game G     ${Object.keys(core.SOLVABLE).join(', ')}
  --grade G    very-easy, easy, medium, hard, very-hard: for each day the first deal that has it, from
               the day's own on; without it, the day's own. Golf has no grades
  --json       all of it as one JSON text, for other programs
Options of the games:
${optionsUsage(core)}`;

/**
 * The parsed arguments.
 *
 * @typedef {{
 *   game: string,
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
 * Reads the game's name first, because the accepted options depend on it.
 *
 * @param {import('../solve/game-options.mjs').Core} core
 * @param {readonly string[]} args
 */
function gameOf(core, args) {
  const at = args.findIndex((arg) => arg === '--game' || arg.startsWith('--game='));
  const game = at < 0 ? '' : (args[at]?.split('=')[1] ?? args[at + 1] ?? '');
  if (isGame(core, game)) return game;
  const given = at < 0 ? 'which game?' : `not "${game}".`;
  throw new Wrong(
    `--game is one of ${Object.keys(core.SOLVABLE).join(', ')}${at < 0 ? ': ' : ', '}${given}`,
  );
}

/**
 * Parses the arguments.
 *
 * @param {import('../solve/game-options.mjs').Core} core
 * @param {readonly string[]} args
 * @returns {Order | undefined} `undefined` if help was requested
 * @throws {Wrong} if they can't be parsed. The rules of the game check the values of its options.
 */
export function orderOf(core, args) {
  if (args.includes('--help')) return undefined;
  const game = gameOf(core, args);
  const { values, positionals } = parsed(core, game, args, OF_ALL);
  if (positionals.length === 0) throw new Wrong('Which days? Say 2026-12, or 2026-12-24.');
  const own = Object.keys(OF_ALL);
  const others = Object.entries(values).filter(([name]) => !own.includes(name));
  return {
    game,
    options: optionsOf(core, game, Object.fromEntries(others)),
    days: [...new Set(positionals.flatMap(daysOf))],
    grade: /** @type {string | undefined} */ (Reflect.get(values, 'grade')),
    json: Reflect.get(values, 'json') !== undefined,
  };
}
