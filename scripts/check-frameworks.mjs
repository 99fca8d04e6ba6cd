// npm run check:frameworks: type-checks the apps of demo/react, demo/vue and demo/svelte with the packed kit (and expects
// errors in their wrong files), builds them with Vite, and plays them in Chromium.
//   node scripts/check-frameworks.mjs [react | vue | svelte …]
import { cpSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { refreshDist } from './build/dist.mjs';
import { ROOT } from './entries.mjs';
import { findBrowser, manyWindowsFlags } from './find-browser.mjs';
import { PLAYS } from './frameworks/plays.mjs';
import { FRAMEWORKS, node, typeFaults } from './frameworks/types.mjs';
import { install, pack } from './package/tarball.mjs';
import { serve } from './static-server.mjs';

/** The packages that the apps need beside the kit. */
const PACKAGES = [
  'react',
  'react-dom',
  'vue',
  '@vitejs',
  'svelte',
  '@sveltejs',
  'typescript',
  'vite',
];

const asked = process.argv.slice(2);
const chosen = FRAMEWORKS.filter((name) => asked.length === 0 || asked.includes(name));
if (chosen.length === 0) throw new Error(`No such framework; there are ${FRAMEWORKS.join(', ')}.`);

/**
 * @param {string} app
 * @param {string} outDir
 */
async function build(app, outDir) {
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  const command = [vite, 'build', '--logLevel', 'warn', '--outDir', outDir, '--emptyOutDir'];
  const { status, output } = await node(command, app);
  if (status !== 0) throw new Error(`${app} does not build:\n${output}`);
}

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 * @param {import('./frameworks/types.mjs').Framework} framework
 * @returns {Promise<string[]>} the page's console messages
 */
async function play(browser, url, framework) {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  /** @type {string[]} */
  const said = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(String(error)));
  await page.goto(url);
  await PLAYS[framework](page);
  await page.close();
  return said;
}

/**
 * @param {string} folder with the installed kit
 * @param {import('playwright-core').Browser} browser
 * @param {import('./static-server.mjs').StaticServer} server
 */
async function check(folder, browser, server) {
  /** @type {string[]} */
  const faults = [];
  for (const framework of chosen) {
    const app = join(folder, framework);
    const [types] = await Promise.all([
      typeFaults(framework, app),
      build(app, join(folder, 'site', framework)),
    ]);
    const said = await play(browser, `${server.url}/${framework}/index.html`, framework);
    faults.push(...[...types, ...said].map((fault) => `${framework}: ${fault}`));
    console.log(`${types.length + said.length === 0 ? '✓' : '✗'} demo/${framework}`);
  }
  return faults;
}

const executablePath = findBrowser();
if (executablePath === undefined)
  throw new Error('No browser: run node scripts/ensure-browser.mjs');
const start = performance.now();
await refreshDist();
// Type checkers report real paths.
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'baize-frameworks-')));
const browser = await chromium.launch({ executablePath, args: manyWindowsFlags() });
const server = await serve({ root: join(folder, 'site') });
try {
  install(pack(folder), folder, PACKAGES);
  for (const name of chosen) {
    const own = (/** @type {string} */ path) => !/(?:^|[\\/])(?:node_modules|dist)$/.test(path);
    cpSync(join(ROOT, 'demo', name), join(folder, name), { recursive: true, filter: own });
  }
  const faults = await check(folder, browser, server);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(`The kit is typed, built and played in ${chosen.join(', ')}: ${seconds} s.`);
} finally {
  await browser.close();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
}
