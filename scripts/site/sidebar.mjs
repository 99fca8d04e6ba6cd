import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { escape } from '../demo/shell.mjs';
import { ROOT, tagFolders } from '../entries.mjs';
import { pieces } from './links.mjs';

/**
 * An item of the sidebar, as VitePress takes it.
 *
 * @typedef {{ text: string, link?: string, collapsed?: boolean, items?: Item[] }} Item
 */

/**
 * The guides, in their order.
 *
 * @type {readonly { text: string, pages: readonly string[] }[]}
 */
export const GUIDES = [
  { text: 'Start', pages: ['getting-started', 'frameworks', 'embedding'] },
  { text: 'Your page', pages: ['theming', 'control', 'events'] },
  {
    text: 'Games',
    pages: [
      'games',
      'own-patience',
      'puzzles',
      'daily',
      'sharing',
      'saves-and-statistics',
      'solver',
    ],
  },
  { text: 'Tables', pages: ['tables', 'fair-shuffles', 'together'] },
  { text: 'Your site', pages: ['languages-and-sound', 'delivery', 'recipes', 'faq'] },
];

/** The pages of docs/reference/ that are not of one element, in their order. */
const LISTS = ['events', 'patience-games', 'patience-rules', 'trick-rules'];
/** The first page for people who work on the kit. */
const MAP = 'architecture';

/**
 * The names of the pages in a folder of docs/, with those in its folders: `hosts/next`.
 *
 * @param {string} folder
 * @returns {string[]}
 */
const pagesIn = (folder) =>
  existsSync(join(ROOT, 'docs', folder))
    ? readdirSync(join(ROOT, 'docs', folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.md'))
        .map((name) => name.replaceAll('\\', '/').replace(/\.md$/, ''))
        .sort()
    : [];

/**
 * A heading's text without Markdown. The sidebar takes HTML.
 *
 * @param {string} heading
 */
const plain = (heading) =>
  escape(
    heading
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/[`*]/g, '')
      .trim(),
  );

/**
 * The page's title: its first heading.
 *
 * @param {string} page `guides/games`
 */
function titleOf(page) {
  const text = readFileSync(join(ROOT, 'docs', `${page}.md`), 'utf8');
  const heading = /^# (.+)$/m.exec(pieces(text)[0] ?? '')?.[1];
  if (heading === undefined) throw new Error(`docs/${page}.md needs a heading: "# Title".`);
  return plain(heading);
}

/**
 * @param {string} folder
 * @param {string} name
 * @returns {Item}
 */
const item = (folder, name) => ({
  text: titleOf(`${folder}/${name}`),
  link: `/${folder}/${name.replace(/^index$/, '')}`,
});

/**
 * @param {string} text
 * @param {string} folder
 * @param {readonly string[]} names
 * @returns {Item[]} a group, if it has pages
 */
const group = (text, folder, names) =>
  names.length === 0 ? [] : [{ text, items: names.map((name) => item(folder, name)) }];

/** @returns {Item[]} */
const guides = () => GUIDES.flatMap(({ text, pages }) => group(text, 'guides', pages));

/** @returns {Item[]} */
function reference() {
  const pages = pagesIn('reference');
  const games = tagFolders().filter(({ index }) => index.startsWith('src/games/'));
  const tags = tagFolders().map(({ tag }) => tag);
  const ofGames = pages.filter((name) => games.some(({ tag }) => tag === name));
  const ofElements = pages.filter((name) => tags.includes(name) && !ofGames.includes(name));
  const lists = LISTS.filter((name) => pages.includes(name));
  const index = pages.filter((name) => name === 'index');
  const others = pages.filter((name) => ![...tags, ...LISTS, 'index'].includes(name));
  return [
    ...group('Reference', 'reference', [...index, ...lists, ...others]),
    ...group('Games', 'reference', ofGames),
    ...group('Other elements', 'reference', ofElements),
  ];
}

/** @returns {Item[]} */
function internals() {
  const pages = pagesIn('internals');
  const others = pages.filter((name) => name !== MAP);
  return group('For contributors', 'internals', [
    ...pages.filter((name) => name === MAP),
    ...others.sort((a, b) => titleOf(`internals/${a}`).localeCompare(titleOf(`internals/${b}`))),
  ]);
}

/** The sidebar of each folder of docs/, from its files. */
export const sidebar = () => ({
  '/guides/': guides(),
  '/reference/': reference(),
  '/internals/': internals(),
});

/**
 * The links of items and of the items in them.
 *
 * @param {readonly Item[]} items
 * @returns {string[]}
 */
export const linksOf = (items) =>
  items.flatMap(({ link, items: inside = [] }) => [
    ...(link === undefined ? [] : [link]),
    ...linksOf(inside),
  ]);
