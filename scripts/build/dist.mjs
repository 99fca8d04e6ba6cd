import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, createLogger } from 'vite';
import { ROOT } from '../entries.mjs';
import { buildEmbed } from './embed.mjs';
import { isFresh, markFresh } from './freshness.mjs';
import { writePageRule } from './page-rule/page-rule.mjs';
import { writeIntegrity } from './integrity.mjs';
import { writeOfflineList, writeOfflineScript } from './offline.mjs';
import { buildTypes } from './types.mjs';
import { buildTypings } from './typings.mjs';

/** @param {string} folder */
function copyThemes(folder) {
  const themes = join(ROOT, 'src/themes');
  cpSync(themes, join(ROOT, folder, 'themes'), {
    recursive: true,
    filter: (path) => path === themes || path.endsWith('.css'),
  });
}

/** Treats the bundler's warnings as errors: they may mean a broken page. */
const customLogger = createLogger('warn');
customLogger.warnOnce = customLogger.warn = (/** @type {string} */ message) => {
  throw new Error(message);
};
const logs = /** @type {const} */ ({ logLevel: 'warn', customLogger });

/** Runs both builds of vite.config.ts: the files for pages without a bundler, and the library. */
async function buildModules() {
  await build({ root: ROOT, ...logs, mode: 'cdn' });
  await build({ root: ROOT, ...logs });
  copyThemes('dist/cdn');
  copyThemes('dist');
  // Measures the elements of the library, so it has to be built first.
  await writePageRule();
  await buildEmbed();
  // These list the files in dist/cdn/, so they come last.
  writeOfflineList();
  await writeOfflineScript();
}

/** Builds dist/ from scratch: both builds, types, typings for frameworks and editors, themes, page rule, page for frames. */
async function buildDist() {
  const begun = new Date();
  rmSync(join(ROOT, 'dist'), { recursive: true, force: true });
  await Promise.all([buildTypes(), buildModules()]);
  buildTypings();
  writeIntegrity();
  markFresh(begun);
  console.log(`Built dist/ in ${((Date.now() - begun.getTime()) / 1000).toFixed(1)} s.`);
}

/**
 * Builds dist/ if it is missing or older than its sources.
 *
 * @returns {Promise<boolean>} whether it was built
 */
export async function refreshDist() {
  if (isFresh()) return false;
  await buildDist();
  return true;
}
