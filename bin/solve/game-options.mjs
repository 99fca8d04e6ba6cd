import { parseArgs } from 'node:util';

/** @typedef {Pick<typeof import('../../src/core.js'), 'SOLVABLE' | 'attributeOf'>} Core the exports of `baize/core` that are used */

/** An error in the arguments. */
export class Wrong extends Error {}

/**
 * The options of a game as arguments. They have the same names as the attributes.
 *
 * @param {Core} core
 * @param {string} game
 */
function argumentsOf({ SOLVABLE, attributeOf }, game) {
  const { rules } = Reflect.get(SOLVABLE, game).options;
  return Object.entries(
    /** @type {import('../../src/core.js').OptionSet<object>['rules']} */ (rules),
  ).map(([name, option]) => ({ name, argument: attributeOf(name, option), option }));
}

/**
 * The options of all games, as text for a command's help.
 *
 * @param {Core} core
 */
export const optionsUsage = (core) =>
  Object.keys(core.SOLVABLE)
    .map((game) => {
      const all = argumentsOf(core, game).map(({ argument, option: { isSwitch, choices } }) =>
        isSwitch ? `--${argument}` : `--${argument} ${choices?.join('|')}`,
      );
      return `  ${game.padEnd(9)} ${all.join('\n            ')}\n`;
    })
    .join('');

/**
 * @param {Core} core
 * @param {string} game
 * @returns {boolean} whether there is such a game
 */
export const isGame = ({ SOLVABLE }, game) => Object.hasOwn(SOLVABLE, game);

/**
 * Parses the arguments, by name.
 *
 * @template {Readonly<Record<string, { readonly type: 'string' | 'boolean' }>>} Others
 * @param {Core} core
 * @param {string} game
 * @param {readonly string[]} args
 * @param {Others} others the arguments that every game has
 */
export function parsed(core, game, args, others) {
  const names = argumentsOf(core, game).map(
    ({ argument, option }) =>
      /** @type {const} */ ([argument, { type: option.isSwitch ? 'boolean' : 'string' }]),
  );
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { ...Object.fromEntries(names), ...others },
    });
  } catch (error) {
    // The message's first sentence names the option. The others explain dashes.
    throw new Wrong(`${String(error instanceof Error ? error.message : error).split('. ')[0]}.`);
  }
}

/**
 * Converts an argument to an option's value: whole numbers to numbers; a switch to the opposite of its default.
 *
 * @param {unknown} given
 * @param {import('../../src/core.js').Option<unknown, object>} option
 */
function valueOf(given, option) {
  if (option.isSwitch) return !option.usual({});
  return /^\d+$/.test(String(given)) ? Number(given) : given;
}

/**
 * The options of a game as its rules read them, unchecked.
 *
 * @param {Core} core
 * @param {string} game
 * @param {Readonly<Record<string, unknown>>} values as `parsed` gives them
 * @returns {object}
 */
export function optionsOf(core, game, values) {
  const given = argumentsOf(core, game).filter(({ argument }) => values[argument] !== undefined);
  return Object.fromEntries(
    given.map(({ name, argument, option }) => [name, valueOf(values[argument], option)]),
  );
}
