import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, tagFolders } from '../entries.mjs';

/** The modules without elements that the site has, in dist/. */
const MODULES = ['core', 'patience', 'embed'];

/**
 * The kit's files for live examples: from the name in an example to the path below dist/.
 *
 * @returns {Record<string, string>}
 */
export function kitFiles() {
  const themes = readdirSync(join(ROOT, 'src/themes')).filter((name) => name.endsWith('.css'));
  const ofPages = [
    ...tagFolders().map(({ tag }) => `${tag}.js`),
    ...themes.map((name) => `themes/${name}`),
    'baize.js',
    'page-rule.css',
  ];
  return Object.fromEntries([
    ...MODULES.map((name) => [`${name}.js`, `${name}.js`]),
    ...ofPages.map((name) => [name, `cdn/${name}`]),
  ]);
}
