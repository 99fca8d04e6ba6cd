import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { ROOT } from '../entries.mjs';
import { buildCdn } from './cdn.mjs';
import { isFresh, markFresh } from './freshness.mjs';
import { writeIntegrity } from './integrity.mjs';
import { buildTypes } from './types.mjs';
import { buildTypings } from './typings.mjs';

function copyThemes() {
  const themes = join(ROOT, 'src/themes');
  if (!existsSync(themes)) return;
  cpSync(themes, join(ROOT, 'dist/themes'), {
    recursive: true,
    filter: (path) => path === themes || path.endsWith('.css'),
  });
}

/** @param {readonly string[]} [deeper] */
async function buildModules(deeper) {
  await build({ root: ROOT, logLevel: 'warn', build: { emptyOutDir: false } });
  await buildCdn(deeper);
  writeIntegrity();
  copyThemes();
}

/**
 * Makes dist/ anew: the library, its types, what frameworks and editors know of it, the themes, and the
 * files for pages without a build.
 *
 * @param {readonly string[]} [deeper] CDN files for which a better order than the kept one is searched
 */
export async function buildDist(deeper) {
  const begun = new Date();
  rmSync(join(ROOT, 'dist'), { recursive: true, force: true });
  await Promise.all([buildTypes(), buildModules(deeper)]);
  buildTypings();
  markFresh(begun);
  console.log(`Built dist/ in ${((Date.now() - begun.getTime()) / 1000).toFixed(1)} s.`);
}

/** Makes dist/ anew where its sources have changed since. */
export async function refreshDist() {
  if (!isFresh()) await buildDist();
}
