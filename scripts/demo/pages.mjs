import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ELEMENTS, GAMES } from '../../demo/pages.mjs';
import { ROOT } from '../entries.mjs';
import { elementPage } from './element-page.mjs';
import { gallery } from './gallery.mjs';
import { masthead } from './shell.mjs';

const DEMO = join(ROOT, 'demo');
/** The placeholder of the shared head in a page's own file. */
const MASTHEAD = '<header class="masthead"></header>';

/** Whether a folder contains no pages: the apps, which have their own packages, and `about`, the texts of pages. */
const isApart = (/** @type {string} */ folder) =>
  ['hosts', 'about'].includes(folder) || existsSync(join(DEMO, folder, 'package.json'));

/** @returns {string[]} the files that stand in demo/: pages, styles, scripts and icons */
const writtenFiles = () =>
  readdirSync(DEMO, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => !name.includes('/') || !isApart(name.split('/')[0] ?? ''))
    .filter((name) => /\.(html|css|js|png|webmanifest)$/.test(name) && name !== 'icons/scene.html')
    .sort();

/** The generated pages, by file. */
const MADE = new Map(
  [...GAMES, ...ELEMENTS].flatMap((page) =>
    page.html === undefined ? [] : [/** @type {const} */ ([page.file, page])],
  ),
);

/** @returns {string[]} all files of the demo: those that stand there, and those that are made */
export const demoFiles = () => [...writtenFiles(), 'index.html', ...MADE.keys()].sort();

/**
 * Returns a page of the demo.
 *
 * @param {string} file in demo/: `klondike.html`, `builder/index.html`
 * @param {string} [docs] the URL of the documentation, relative to demo/, if it is served beside the demo
 * @returns {string | undefined} its HTML; `undefined` if there is no such page
 */
export function demoPage(file, docs) {
  const place = { file, docs };
  if (file === 'index.html') return gallery(place);
  const page = MADE.get(file);
  if (page) return elementPage(place, page);
  const path = join(DEMO, file);
  if (!file.endsWith('.html') || !existsSync(path)) return undefined;
  return readFileSync(path, 'utf8').replace(MASTHEAD, () => masthead(place));
}

/**
 * Writes the demo into a folder, with its generated pages.
 *
 * @param {string} folder
 * @param {string} docs the URL of the documentation, relative to the folder
 * @param {(file: string, html: string) => string} [change] changes a page before it is written
 */
export function writeDemo(folder, docs, change = (_, html) => html) {
  for (const file of demoFiles()) {
    const to = join(folder, file);
    mkdirSync(dirname(to), { recursive: true });
    const html = demoPage(file, docs);
    if (html === undefined) cpSync(join(DEMO, file), to);
    else writeFileSync(to, change(file, html));
  }
}
