// Collects all patiences, with their usual rules, in src/games/patience/every-game.ts, which git ignores. So code can compare all games without loading each of them. Makes the elements of those with a tag of
// their own, too (patience-tags.mjs). `npm run messages`, the build and the tests do it.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT, TAGS_FOLDER, children } from './entries.mjs';
import { STORIES_FOLDER, tagFiles } from './patience-tags.mjs';
import { exportsOf } from './exports-of.mjs';

const GAMES = 'src/games';
const TARGET = 'src/games/patience/every-game.ts';

const HEAD = `// Made from the games in this folder: npm run messages
import type { PatienceRules } from '../../core/patience/rules/rules.js';

/** A game with its usual rules. */
export interface KnownGame {
  readonly name: string;
  /** The English name. */
  readonly title: string;
  readonly rules: PatienceRules;
}

/** All patiences that are described by data. */
export const EVERY_GAME: readonly KnownGame[] = [
`;

const OTHERS = `];

/** The patiences with a folder of their own, each variant with its usual rules. */
export const OTHER_GAMES: readonly KnownGame[] = [
`;

/** @typedef {{ value?: Record<string, unknown>, problem?: { accepted: string } }} Checked */

/**
 * @typedef {object} Game
 * @property {string} name
 * @property {string} title
 * @property {{ check(given: object): Checked, rules: Record<string, import('../src/core/engine/option.js').Option<unknown, never>> }} options
 * @property {(options: object | undefined) => object} rules
 */

/**
 * The description of a game. Only a patience has a table.
 *
 * @typedef {object} Described
 * @property {string} name
 * @property {string} title
 * @property {Record<string, string>} [variantTitles]
 * @property {Game['options']} options
 * @property {{ tableOf(options: object | undefined): { rules: object } }} rules
 */

/** The games of the registry. @returns {Game[]} */
export function readPatiences() {
  const list = readFileSync(join(ROOT, GAMES, 'patience/registry.ts'), 'utf8');
  const files = [...list.matchAll(/import\('\.\/([\w-]+)\.js'\)/g)].map(([, file]) => file);
  return exportsOf(files.map((file) => `${GAMES}/patience/${file}.ts`)).map(
    ({ game }) => /** @type {Game} */ (game),
  );
}

/** The descriptions of patiences with a folder of their own. @returns {Described[]} */
const readOthers = () =>
  exportsOf(
    children(GAMES)
      .map((folder) => `${GAMES}/${folder}/descriptor.ts`)
      .filter((file) => existsSync(join(ROOT, file))),
  )
    .flatMap((exported) => /** @type {Described[]} */ (Object.values(exported)))
    .filter(({ rules }) => rules?.tableOf !== undefined);

/** Lines of a list. @param {readonly object[]} games */
const linesOf = (games) => games.map((game) => `  ${JSON.stringify(game)},\n`).join('');

/** @param {readonly Game[]} games */
const everyGameText = (games) =>
  HEAD +
  linesOf(
    games.map(({ name, title, options, rules }) => ({
      ...{ name, title },
      rules: rules(options.check({}).value),
    })),
  );

/** Each game of a description: that of its tag, and each variant with a title. @param {Described} game */
const variantsOf = ({ name, title, variantTitles = {}, options, rules }) =>
  Object.entries({ [name]: title, ...variantTitles }).map(([variant, text]) => ({
    ...{ name: variant, title: text },
    rules: rules.tableOf(options.check(variant === name ? {} : { variant }).value).rules,
  }));

/**
 * Writes a file, unless it says the same already.
 *
 * @param {string} path
 * @param {string} text
 */
function write(path, text) {
  const file = join(ROOT, path);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Writes every-game.ts and the elements of tags.json. Returns the number of games. */
export function writePatiences() {
  const games = readPatiences();
  const files = tagFiles(games);
  for (const [path, text] of files) write(path, text);
  for (const folder of [TAGS_FOLDER, STORIES_FOLDER]) {
    for (const name of children(folder)) {
      const path = `${folder}/${name}`;
      const isKnown = [...files.keys()].some((file) => file === path || dirname(file) === path);
      if (!isKnown) rmSync(join(ROOT, path), { recursive: true });
    }
  }
  const others = linesOf(readOthers().flatMap(variantsOf));
  write(TARGET, `${everyGameText(games)}${OTHERS}${others}];\n`);
  return games.length;
}
