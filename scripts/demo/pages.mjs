import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ELEMENTS, GAMES } from '../../demo/pages.mjs';
import { ROOT } from '../entries.mjs';
import { elementPage } from './element-page.mjs';
import { gallery } from './gallery.mjs';
import { masthead } from './shell.mjs';

const DEMO = join(ROOT, 'demo');
/** Where a page of its own file has the head that all pages share. */
const MASTHEAD = '<header class="masthead"></header>';

/** Apps have a package of their own; they are no pages of the demo. `about` has texts of pages. */
const isApart = (/** @type {string} */ folder) =>
  ['hosts', 'about'].includes(folder) || existsSync(join(DEMO, folder, 'package.json'));

/** @returns {string[]} the files that stand in demo/: pages, styles, scripts and icons */
export const writtenFiles = () =>
  readdirSync(DEMO, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => !name.includes('/') || !isApart(name.split('/')[0] ?? ''))
    .filter((name) => /\.(html|css|js|png|webmanifest)$/.test(name) && name !== 'icons/scene.html')
    .sort();

/** The pages that are made, by their files. */
const MADE = new Map(
  [...GAMES, ...ELEMENTS].flatMap((page) =>
    page.html === undefined ? [] : [/** @type {const} */ ([page.file, page])],
  ),
);

/** @returns {string[]} all files of the demo: those that stand there, and those that are made */
export const demoFiles = () => [...writtenFiles(), 'index.html', ...MADE.keys()].sort();

/**
 * A page of the demo.
 *
 * @param {string} file in demo/: `klondike.html`, `builder/index.html`
 * @param {string} [docs] the address of the documentation, relative to demo/, where it is beside the demo
 * @returns {string | undefined} its HTML, or undefined if there is no such page
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
