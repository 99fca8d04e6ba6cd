import { readFileSync, readdirSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';
import { ROOT } from '../entries.mjs';
import { relink } from './links.mjs';

const STORIES = 'stories';
const TITLE = /<Meta\s+title="([^"]+)"/;
const SHOWN = /^import \w+ from '([^']+\.md)\?page';$/m;

/**
 * Storybook's id of a page, from its title.
 *
 * @param {string} title
 */
export const idOf = (title) =>
  `${title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}--docs`;

/** @param {string} path */
const textOf = (path) => readFileSync(join(ROOT, path), 'utf8');

/**
 * All text pages of the site: a recipe is an `.mdx` file, a guide shows a `.md` file.
 *
 * @returns {{ file: string, shows: string | undefined, title: string, id: string }[]}
 */
export const textPages = () =>
  readdirSync(join(ROOT, STORIES), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .sort()
    .map((name) => {
      const file = `${STORIES}/${name.replaceAll(sep, '/')}`;
      const text = textOf(file);
      const title = TITLE.exec(text)?.[1];
      if (title === undefined) throw new Error(`${file} needs <Meta title="…" />.`);
      const shown = SHOWN.exec(text)?.[1];
      const shows = shown && posix.join(posix.dirname(file), shown);
      return { file, shows, title, id: idOf(title) };
    });

/** @returns {import('./links.mjs').Pages} */
export function pagesByText() {
  /** @type {Map<string, string>} */
  const pages = new Map();
  for (const { file, shows, id } of textPages()) {
    pages.set(file, id);
    if (shows) pages.set(shows, id);
  }
  return pages;
}

/**
 * A text of the project, changed for the site.
 *
 * @param {string} file
 */
function onSite(file) {
  const path = relative(ROOT, file).split(sep).join('/');
  return relink(textOf(path), path, pagesByText());
}

/**
 * A plugin for Storybook: it loads `.mdx` files, and `import text from '….md?page'`, with links from page to page.
 *
 * @returns {import('vite').Plugin}
 */
export const sitePages = () => ({
  name: 'baize-site-pages',
  enforce: 'pre',
  load(id) {
    const [file = '', query] = id.split('?');
    if (file.endsWith('.md') && query === 'page') {
      return `export default ${JSON.stringify(onSite(file))};`;
    }
    const isOwn = file.startsWith(join(ROOT, STORIES));
    return isOwn && file.endsWith('.mdx') && query === undefined ? onSite(file) : undefined;
  },
});
