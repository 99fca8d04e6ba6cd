import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { ROOT } from '../entries.mjs';
import { buildEmbed } from './embed.mjs';
import { isFresh, markFresh } from './freshness.mjs';
import { writeIntegrity } from './integrity.mjs';
import { buildTypes } from './types.mjs';
import { buildTypings } from './typings.mjs';

function copyThemes() {
  const themes = join(ROOT, 'src/themes');
  cpSync(themes, join(ROOT, 'dist/themes'), {
    recursive: true,
    filter: (path) => path === themes || path.endsWith('.css'),
  });
}

/** Both builds of vite.config.ts: the library, and the files for pages without a build. */
async function buildModules() {
  await build({ root: ROOT, logLevel: 'warn' });
  await build({ root: ROOT, logLevel: 'warn', mode: 'cdn' });
}

/** Makes dist/ anew: the two builds, the types, what frameworks and editors know of the elements, the themes, the page for frames. */
export async function buildDist() {
  const begun = new Date();
  rmSync(join(ROOT, 'dist'), { recursive: true, force: true });
  await Promise.all([buildTypes(), buildModules()]);
  buildTypings();
  copyThemes();
  await buildEmbed();
  writeIntegrity();
  markFresh(begun);
  console.log(`Built dist/ in ${((Date.now() - begun.getTime()) / 1000).toFixed(1)} s.`);
}

/** Makes dist/ anew where its sources have changed since. */
export async function refreshDist() {
  if (!isFresh()) await buildDist();
}
