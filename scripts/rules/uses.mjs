import { completed } from '../../src/core/patience/rules/check.js';
import { PATIENCES } from '../../src/games/patience/registry.js';
import { isSet, termList, valuesAt } from '../../src/core/patience/rules/schema.js';

/** @typedef {import('../../src/core/engine/option.js').Option<unknown, never>} Option */

/**
 * What a settings panel's text stands for.
 *
 * @param {string} choice
 * @param {Option} option
 */
function valueOf(choice, { isSwitch }) {
  if (isSwitch) return choice === 'on';
  return /^\d+$/.test(choice) ? Number(choice) : choice;
}

/**
 * The default options of a game, and each other choice of one of them.
 *
 * @param {Readonly<Record<string, Option>>} options
 * @returns {object[]}
 */
const choicesOf = (options) => [
  {},
  ...Object.entries(options).flatMap(([name, option]) =>
    (option.choices ?? []).map((choice) => ({ [name]: valueOf(choice, option) })),
  ),
];

/**
 * Which games of the registry use each term with a value that is not its default, and each value (`columns.move=run`).
 *
 * @returns {Promise<{ games: number, uses: Map<string, Set<string>> }>} the games by their titles
 */
export async function usesOfTerms() {
  /** @type {Map<string, Set<string>>} */
  const uses = new Map();
  const add = (/** @type {string} */ key, /** @type {string} */ title) =>
    uses.set(key, (uses.get(key) ?? new Set()).add(title));
  const games = await Promise.all(Object.values(PATIENCES).map((load) => load()));
  for (const { game } of games) {
    for (const choice of choicesOf(game.options.rules)) {
      const checked = game.options.check(choice);
      if ('problem' in checked) throw new Error(`${game.name}: ${JSON.stringify(checked.problem)}`);
      const given = game.rules(/** @type {never} */ (checked.value));
      const rules = completed(given);
      for (const [path] of termList()) {
        if (isSet(given, path)) add(path, game.title);
        for (const value of valuesAt(rules, path)) add(`${path}=${value}`, game.title);
      }
    }
  }
  return { games: games.length, uses };
}
