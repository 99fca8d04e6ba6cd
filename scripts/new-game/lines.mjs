import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../entries.mjs';

/** @typedef {import('./names.mjs').Names} Names */

/** @param {string} path */
const linesOf = (path) => readFileSync(join(ROOT, path), 'utf8').split('\n');

/**
 * Inserts a line among the lines that match `form`, in the alphabetical order of their folders.
 *
 * @param {readonly string[]} lines
 * @param {RegExp} form a pattern whose first group is the folder
 * @param {string} name the new game's folder
 * @param {string} line
 */
function withLine(lines, form, name, line) {
  const later = lines.findIndex((one) => (form.exec(one)?.[1] ?? '') > name);
  const last = lines.findLastIndex((one) => form.test(one));
  return lines.toSpliced(later < 0 ? last + 1 : later, 0, line);
}

/**
 * Adds the new game's element to src/index.ts.
 *
 * @param {Names} names
 */
export const withElement = ({ name }) =>
  withLine(
    linesOf('src/index.ts'),
    /^export \* from '\.\/games\/([\w-]+)\/index\.js';$/,
    name,
    `export * from './games/${name}/index.js';`,
  ).join('\n');

/**
 * Adds the new game to the list in src/games/index.ts, with its import.
 *
 * @param {Names} names
 */
export function withDescriptor({ name, value }) {
  const form = /^import \{ \w+ \} from '\.\/([\w-]+)\/descriptor\.js';$/;
  const line = `import { ${value}Game } from './${name}/descriptor.js';`;
  const lines = withLine(linesOf('src/games/index.ts'), form, name, line);
  const imported = lines.filter((one) => form.test(one));
  const first = lines.indexOf('export const GAMES = [') + 1;
  return lines.toSpliced(first + imported.indexOf(line), 0, `  ${value}Game,`).join('\n');
}

/**
 * Adds a page of the new game to the gallery in demo/pages.mjs.
 *
 * @param {Names} names
 */
export function withDemoPage({ name, title, tag }) {
  const lines = linesOf('demo/pages.mjs');
  const start = lines.indexOf('export const GAMES = [');
  const end = lines.indexOf('];', start);
  if (start < 0 || end < 0) throw new Error('demo/pages.mjs has no list GAMES.');
  const page = [
    '  {',
    `    tag: '${tag}',`,
    `    file: '${name}.html',`,
    `    name: '${title}',`,
    "    sentence: 'All cards go to one foundation, one rank up or down.',",
    `    html: '<${tag}></${tag}>',`,
    `    tile: '<${tag} deal="1"></${tag}>',`,
    '  },',
  ];
  return lines.toSpliced(end, 0, ...page).join('\n');
}

const GAMES = /^- \[The games\]\(docs\/games\.md\).*$/m;

/**
 * Adds a link to the game's page in the docs to README.md, below the link to all games.
 *
 * @param {Names} names
 */
export function withLink({ name, title }) {
  const text = readFileSync(join(ROOT, 'README.md'), 'utf8');
  if (!GAMES.test(text)) throw new Error('README.md has no line "- [The games](docs/games.md)".');
  return text.replace(GAMES, (line) => `${line}\n- [${title}](docs/${name}.md)`);
}
