// npm run check:wordpress: installs the plugin's zip in WordPress from Debian's packages, with their database. In a browser
// it chooses a game in the editor, publishes it, and plays it to a win.
//   node scripts/check-wordpress.mjs [--where-possible] [--only suite] [--pictures folder]
//   --where-possible   tests that this machine can't run are listed, and don't fail
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { refreshDist } from './build/dist.mjs';
import { endAll } from './children.mjs';
import { ROOT } from './entries.mjs';
import { findBrowser, manyWindowsFlags } from './find-browser.mjs';
import { RELEASES, ensureServers, fetchWordPress } from './wordpress/debian.mjs';
import { packPlugin } from './wordpress/pack.mjs';
import { SCENES } from './wordpress/scenes.mjs';
import { startDatabase, startSite } from './wordpress/site.mjs';

const { values } = parseArgs({
  options: {
    'where-possible': { type: 'boolean', default: false },
    only: { type: 'string' },
    pictures: { type: 'string' },
  },
});

/** @returns {string[]} what PHP finds wrong in the plugin's files */
function syntaxFaults() {
  const home = join(ROOT, 'hosts/wordpress/baize');
  const files = readdirSync(home, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.php'))
    .map((file) => spawnSync('php', ['-l', join(home, file)], { encoding: 'utf8' }))
    .filter(({ status }) => status !== 0)
    .map(({ stdout, stderr }) => stdout + stderr);
}

/**
 * @param {string} suite
 * @returns {(page: import('playwright-core').Page, name: string) => Promise<void>}
 */
function photographer(suite) {
  const folder = values.pictures;
  if (folder === undefined) return async () => undefined;
  mkdirSync(folder, { recursive: true });
  return async (page, name) => {
    await page.screenshot({ path: join(folder, `${suite}-${name}.png`) });
  };
}

/**
 * @param {(typeof RELEASES)[number]} release
 * @param {string} folder
 * @param {string} home of WordPress
 * @param {Awaited<ReturnType<typeof startDatabase>>} database
 * @param {import('playwright-core').Browser} browser
 * @returns {Promise<{ passed: number, faults: string[] }>}
 */
async function tryRelease({ suite, theme }, folder, home, database, browser) {
  const place = join(folder, `site-${suite}`);
  const site = await startSite(home, theme, place, database, join(folder, 'themes'));
  const zip = join(folder, 'baize-wordpress.zip');
  const stage = { browser, site, folder: place, zip, picture: photographer(suite), posts: {} };
  let passed = 0;
  /** @type {string[]} */
  const faults = [];
  for (const scene of SCENES) {
    const fault = await scene(stage).then(
      () => undefined,
      (error) => `WordPress ${site.version}, ${scene.name}: ${error?.stack ?? error}`,
    );
    console.log(`${fault ? '✗' : '✓'} WordPress ${site.version}: ${scene.name}`);
    if (fault) faults.push(fault);
    else passed++;
    // The other tests use the posts that the first one makes.
    if (!('block' in stage.posts)) break;
  }
  faults.push(...site.log());
  await site.stop();
  return { passed, faults };
}

const executablePath = findBrowser();
if (executablePath === undefined)
  throw new Error('No browser: run node scripts/ensure-browser.mjs');
await refreshDist();
const folder = mkdtempSync(join(tmpdir(), 'baize-wordpress-'));
/** @type {string[]} */
const absent = [];
/** @type {string[]} */
const faults = [];
let passed = 0;
const removeFolder = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
process.once('exit', removeFolder);
/** @type {import('playwright-core').Browser | undefined} */
let browser;
try {
  writeFileSync(join(folder, 'baize-wordpress.zip'), await packPlugin());
  const reason = ensureServers();
  if (reason !== undefined) absent.push(`WordPress did not run: ${reason}`);
  else {
    faults.push(...syntaxFaults());
    cpSync(join(ROOT, 'scripts/wordpress/themes'), join(folder, 'themes'), { recursive: true });
    const hostile = readFileSync(join(ROOT, 'demo/hostile.css'), 'utf8');
    writeFileSync(join(folder, 'themes/resets/style.css'), `/* Theme Name: Resets */\n${hostile}`);
    mkdirSync(join(folder, 'database'));
    const database = await startDatabase(join(folder, 'database'));
    browser = await chromium.launch({ executablePath, args: manyWindowsFlags() });
    for (const release of RELEASES.filter(({ suite }) => (values.only ?? suite) === suite)) {
      const wordpress = fetchWordPress(release, join(folder, release.suite));
      if ('reason' in wordpress)
        absent.push(`WordPress of ${release.suite} did not run: ${wordpress.reason}`);
      else {
        const result = await tryRelease(release, folder, wordpress.home, database, browser);
        passed += result.passed;
        faults.push(...result.faults);
      }
    }
  }
} finally {
  await browser?.close();
  await endAll();
  removeFolder();
}
for (const fault of faults) console.error(fault);
if (passed > 0) console.log(`WordPress: ${passed} scenes passed, ${faults.length} faults`);
for (const line of absent) console.log(line);
if (faults.length > 0 || (absent.length > 0 && !values['where-possible'])) process.exitCode = 1;
