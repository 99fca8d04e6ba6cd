import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../entries.mjs';

/** @param {string} name */
const lineOf = (name) => `export * from './games/${name}/index.js';`;

const GAME = /^export \* from '\.\/games\/([\w-]+)\/index\.js';$/;

/**
 * src/index.ts with one line more, among those of the other games by the alphabet.
 *
 * @param {string} name
 */
export function withGame(name) {
  const lines = readFileSync(join(ROOT, 'src/index.ts'), 'utf8').split('\n');
  const later = lines.findIndex((line) => (GAME.exec(line)?.[1] ?? '') > name);
  const last = lines.findLastIndex((line) => GAME.test(line));
  return lines.toSpliced(later < 0 ? last + 1 : later, 0, lineOf(name)).join('\n');
}

const GAMES = /^- \[The games\]\(docs\/games\.md\).*$/m;

/**
 * README.md with a link to what the docs say of the game, below that of all games.
 *
 * @param {import('./names.mjs').Names} names
 */
export function withLink({ name, title }) {
  const text = readFileSync(join(ROOT, 'README.md'), 'utf8');
  if (!GAMES.test(text)) throw new Error('README.md has no line "- [The games](docs/games.md)".');
  return text.replace(GAMES, (line) => `${line}\n- [${title}](docs/${name}.md)`);
}
