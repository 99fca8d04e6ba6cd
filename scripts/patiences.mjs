// Collects the patiences that are described by data, with their usual rules, in src/games/patience/every-game.ts, which
// git ignores. So code can compare all games without loading each of them. Makes the elements of those with a tag of
// their own, too (patience-tags.mjs). `npm run messages`, the build and the tests do it.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildSync } from 'esbuild';
import { ROOT, TAGS_FOLDER, children } from './entries.mjs';
import { STORIES_FOLDER, tagFiles } from './patience-tags.mjs';

const FOLDER = join(ROOT, 'src/games/patience');
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

/** @typedef {{ value?: Record<string, unknown>, problem?: { accepted: string } }} Checked */

/**
 * @typedef {object} Game
 * @property {string} name
 * @property {string} title
 * @property {{ check(given: object): Checked, rules: Record<string, { choices?: readonly string[], isSwitch?: boolean }> }} options
 * @property {(options: object | undefined) => object} rules
 */

/** The games of the list, bundled and run. @returns {Game[]} */
export function readPatiences() {
  const list = readFileSync(join(FOLDER, 'registry.ts'), 'utf8');
  const files = [...list.matchAll(/import\('\.\/([\w-]+)\.js'\)/g)].map(([, file]) => file);
  const contents = files
    .map((file, index) => `import { game as g${index} } from './${file}.ts';`)
    .concat(`module.exports = [${files.map((_, index) => `g${index}`).join()}];`)
    .join('\n');
  const { outputFiles } = buildSync({
    stdin: { contents, resolveDir: FOLDER, loader: 'ts' },
    ...{ bundle: true, write: false, format: 'cjs', platform: 'node', logLevel: 'error' },
  });
  /** @type {{ exports: Game[] }} */
  const module = { exports: [] };
  new Function('module', outputFiles[0]?.text ?? '')(module);
  return module.exports;
}

/** @param {readonly Game[]} games */
function everyGameText(games) {
  const lines = games.map(({ name, title, options, rules }) =>
    JSON.stringify({ name, title, rules: rules(options.check({}).value) }),
  );
  return `${HEAD}${lines.map((line) => `  ${line},\n`).join('')}];\n`;
}

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
  write(TARGET, everyGameText(games));
  return games.length;
}
