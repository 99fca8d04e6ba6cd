// Collects the patiences that are described by data, with their usual rules, in src/games/patience/every-game.ts, which
// git ignores. So code can compare all games without loading each of them. `npm run messages`, the build and the tests
// do it.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { ROOT } from './entries.mjs';

const FOLDER = join(ROOT, 'src/games/patience');
const TARGET = join(FOLDER, 'every-game.ts');

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

/**
 * @typedef {object} Game
 * @property {string} name
 * @property {string} title
 * @property {{ check(given: object): { value: object } }} options
 * @property {(options: object) => object} rules
 */

/** The games of the list, bundled and run. @returns {Game[]} */
function readGames() {
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

/** Writes every-game.ts, unless it says the same already. Returns the number of games. */
export function writePatiences() {
  const games = readGames();
  const lines = games.map(({ name, title, options, rules }) =>
    JSON.stringify({ name, title, rules: rules(options.check({}).value) }),
  );
  const text = `${HEAD}${lines.map((line) => `  ${line},\n`).join('')}];\n`;
  if (!existsSync(TARGET) || readFileSync(TARGET, 'utf8') !== text) writeFileSync(TARGET, text);
  return games.length;
}
