import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../entries.mjs';

/** @typedef {import('./names.mjs').Names} Names */

/** @param {string} path */
const linesOf = (path) => readFileSync(join(ROOT, path), 'utf8').split('\n');

/**
 * Lines with one more, among those that `form` finds, by the alphabet of the folders that it finds in them.
 *
 * @param {readonly string[]} lines
 * @param {RegExp} form with the folder as its group
 * @param {string} name the new game's folder
 * @param {string} line
 */
function withLine(lines, form, name, line) {
  const later = lines.findIndex((one) => (form.exec(one)?.[1] ?? '') > name);
  const last = lines.findLastIndex((one) => form.test(one));
  return lines.toSpliced(later < 0 ? last + 1 : later, 0, line);
}

/**
 * src/index.ts with the new game's element.
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
 * src/games/index.ts with the new game in the list of all games, and its import.
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
 * demo/pages.mjs with a page of the new game in the gallery.
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
 * README.md with a link to the game's page in the docs, below that of all games.
 *
 * @param {Names} names
 */
export function withLink({ name, title }) {
  const text = readFileSync(join(ROOT, 'README.md'), 'utf8');
  if (!GAMES.test(text)) throw new Error('README.md has no line "- [The games](docs/games.md)".');
  return text.replace(GAMES, (line) => `${line}\n- [${title}](docs/${name}.md)`);
}
