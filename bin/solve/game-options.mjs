import { parseArgs } from 'node:util';
import { Wrong, gameNames, loadGame } from './library.mjs';

/**
 * @typedef {import('./library.mjs').Library} Library
 * @typedef {import('./library.mjs').Game} Game
 */

/** The width of a help text. */
const WIDTH = 100;

/**
 * The options of a game as arguments. They have the same names as the attributes.
 *
 * @param {Library} library
 * @param {Game} game
 */
function argumentsOf({ attributeOf }, { options }) {
  return Object.entries(options.rules).map(([name, option]) => ({
    ...{ name, option },
    argument: attributeOf(name, option),
  }));
}

/**
 * An option with its values: `--suits 1|2|4`, or `--no-corner`.
 *
 * @param {ReturnType<typeof argumentsOf>[number]} argument
 */
function optionText({ argument, option: { isSwitch, choices = [] } }) {
  if (isSwitch) return `--${argument}`;
  const isCount = choices.every((choice) => /^\d+$/.test(choice));
  const values = isCount ? [...choices].sort((one, other) => Number(one) - Number(other)) : choices;
  return `--${argument} ${values.join('|')}`;
}

/**
 * Words, separated by commas, in lines that begin with spaces.
 *
 * @param {readonly string[]} words
 * @param {number} indent
 */
function wrapped(words, indent) {
  /** @type {string[]} */
  const lines = [];
  for (const word of words) {
    const line = lines.at(-1);
    if (line !== undefined && indent + line.length + word.length + 3 <= WIDTH)
      lines[lines.length - 1] = `${line}, ${word}`;
    else lines.push(word);
  }
  const space = ' '.repeat(indent);
  return lines.map((line, at) => `${space}${line}${at + 1 < lines.length ? ',' : ''}\n`).join('');
}

/**
 * The names of all games and their options, as text for a command's help.
 *
 * @param {Library} library
 */
export async function gamesUsage(library) {
  const names = gameNames(library);
  /** @type {Map<string, string[]>} the games that have an option, by its text */
  const having = new Map();
  for (const name of names) {
    const game = await loadGame(library, name);
    for (const argument of game ? argumentsOf(library, game) : []) {
      const text = optionText(argument);
      having.set(text, [...(having.get(text) ?? []), name]);
    }
  }
  const options = [...having].map(([text, games]) => `  ${text}\n${wrapped(games, 6)}`);
  return `Games:
${wrapped(names, 2)}
Options, and the games that have them:
${options.join('')}`;
}

/**
 * The options of one game, as text for a command's help.
 *
 * @param {Library} library
 * @param {Game} game
 */
export function gameUsage(library, game) {
  const lines = argumentsOf(library, game).map((argument) => {
    const { isSwitch, usual } = argument.option;
    const text = optionText(argument);
    return isSwitch ? `  ${text}\n` : `  ${text}   default: ${String(usual({}))}\n`;
  });
  return lines.length > 0
    ? `Options of ${game.name}:\n${lines.join('')}`
    : `${game.name} has no options.\n`;
}

/**
 * Parses the arguments, by name.
 *
 * @template {Readonly<Record<string, { readonly type: 'string' | 'boolean' }>>} Others
 * @param {Library} library
 * @param {Game} game
 * @param {readonly string[]} args
 * @param {Others} others the arguments that every game has
 */
export function parsed(library, game, args, others) {
  const own = argumentsOf(library, game);
  const names = own.map(
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
    const [message] = String(error instanceof Error ? error.message : error).split('. ');
    const accepted = own.map(({ argument }) => `--${argument}`).join(', ') || 'no options';
    const isUnknown = message?.startsWith('Unknown option');
    throw new Wrong(`${message}.${isUnknown ? ` ${game.name} has ${accepted}.` : ''}`);
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
 * @param {Library} library
 * @param {Game} game
 * @param {Readonly<Record<string, unknown>>} values as `parsed` gives them
 * @returns {object}
 */
export function optionsOf(library, game, values) {
  const given = argumentsOf(library, game).filter(({ argument }) => values[argument] !== undefined);
  return Object.fromEntries(
    given.map(({ name, argument, option }) => [name, valueOf(values[argument], option)]),
  );
}
