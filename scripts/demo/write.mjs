import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../entries.mjs';
import { demoFiles, demoPage } from './pages.mjs';

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
    if (html === undefined) cpSync(join(ROOT, 'demo', file), to);
    else writeFileSync(to, change(file, html));
  }
}
