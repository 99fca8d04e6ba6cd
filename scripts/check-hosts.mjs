// npm run check:hosts: builds the sites of demo/hosts for production, each with its framework from npm and the packed kit,
// serves them, and plays each in Chromium to a win that the site's own listener receives. It prints a table.
//   node scripts/check-hosts.mjs [next | nuxt | sveltekit | astro | angular | eleventy …]
// BAIZE_HOSTS=folder keeps the installed packages for the next run.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { refreshDist } from './build/dist.mjs';
import { end, endAll } from './children.mjs';
import { ROOT } from './entries.mjs';
import { findBrowser, manyWindowsFlags } from './find-browser.mjs';
import { HOSTS } from './hosts/hosts.mjs';
import { expectBegun, watch, win } from './hosts/play.mjs';
import { freePort } from './free-port.mjs';
import { findNode, finished, firstAnswer, start } from './hosts/processes.mjs';
import { pack } from './package/tarball.mjs';
import { serve } from './static-server.mjs';

/** @typedef {import('./hosts/hosts.mjs').Host} Host */
/** @typedef {{ readonly tarball: string, readonly node: string, readonly browser: import('playwright-core').Browser }} Means */

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !HOSTS.some((host) => host.name === name));
if (unknown.length > 0) {
  throw new Error(
    `No host ${unknown.join(', ')}; there are ${HOSTS.map(({ name }) => name).join(', ')}.`,
  );
}
const chosen = HOSTS.filter(({ name }) => asked.length === 0 || asked.includes(name));

/** Returns the moves that win the deal of all sites, in FreeCell's notation. */
function solve() {
  const args = [join(ROOT, 'bin/baize-solve.mjs'), 'freecell', '--moves', '617'];
  const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  const moves = stdout.trim().split('\t')[4];
  if (!moves) throw new Error(`Deal 617 has no solution: ${stdout}`);
  return moves.split(' ');
}

/**
 * @param {Host} host
 * @param {string} app
 * @param {Means} means
 */
async function build({ name, build: command }, app, { tarball, node }) {
  cpSync(join(ROOT, 'demo/hosts', name), app, { recursive: true });
  const install = ['npm', 'install', '--no-audit', '--no-fund', '--loglevel', 'error', tarball];
  await finished(start(node, install, app), `npm install in demo/hosts/${name}`);
  const [script = '', ...args] = command;
  const built = start(node, [node, join(app, 'node_modules', script), ...args], app);
  await finished(built, `The build of demo/hosts/${name}`);
}

/**
 * Serves a site while `visit` runs.
 *
 * @param {Host['serve']} how
 * @param {string} app
 * @param {string} node
 * @param {(url: string, html: string) => Promise<void>} visit
 */
async function serving(how, app, node, visit) {
  if ('files' in how) {
    const server = await serve({ root: join(app, how.files) });
    const url = `${server.url}/index.html`;
    await visit(url, await (await fetch(url)).text()).finally(() => server.close());
    return;
  }
  const port = String(await freePort());
  const [script = '', ...args] = how.map((part) => part.replace('{port}', port));
  const command = [node, join(app, 'node_modules', script), ...args];
  const server = start(node, command, app, { PORT: port });
  const url = `http://localhost:${port}/`;
  await firstAnswer(url, server)
    .then((html) => visit(url, html))
    .finally(() => end(server));
}

/**
 * @param {Host} host
 * @param {string} app
 * @param {Means} means
 * @param {readonly string[]} solution
 */
async function check(host, app, means, solution) {
  const { version } = JSON.parse(
    readFileSync(join(app, 'node_modules', host.framework, 'package.json'), 'utf8'),
  );
  /** @type {string[]} */
  const said = [];
  let bytes = 0;
  await serving(host.serve, app, means.node, async (url, html) => {
    const [tag = ''] = /<freecell-game\b[^>]*>/.exec(html) ?? [];
    assert.match(tag, / deal="617"/, 'The server writes the attribute.');
    assert.doesNotMatch(tag, /cardfaces/i, 'The server writes no property that is no attribute.');
    const page = await means.browser.newPage({ reducedMotion: 'reduce' });
    const seen = watch(page);
    await page.goto(url);
    await expectBegun(page);
    bytes = await seen.scriptBytes();
    await win(page, solution);
    said.push(...seen.said);
    await page.close();
  });
  const { develop } = host;
  if (develop) {
    await serving(develop, app, means.node, async (url) => {
      const page = await means.browser.newPage({ reducedMotion: 'reduce' });
      const seen = watch(page);
      await page.goto(url);
      await expectBegun(page);
      said.push(...seen.said.map((line) => `in development: ${line}`));
      await page.close();
    });
  }
  return { version, way: host.way, 'JS (kB, gzip)': Number((bytes / 1000).toFixed(1)), said };
}

const executablePath = findBrowser();
if (executablePath === undefined)
  throw new Error('No browser: run node scripts/ensure-browser.mjs');
await refreshDist();
const kept = process.env['BAIZE_HOSTS'];
if (kept) mkdirSync(kept, { recursive: true });
const folder = kept ?? realpathSync(mkdtempSync(join(tmpdir(), 'baize-hosts-')));
const removeFolder = () => {
  if (!kept) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
};
process.once('exit', removeFolder);
const browser = await chromium.launch({ executablePath, args: manyWindowsFlags() });
/** @type {Record<string, object>} */
const table = {};
/** @type {string[]} */
const faults = [];
try {
  const solution = solve();
  const means = { tarball: pack(folder), node: await findNode(join(folder, 'node')), browser };
  for (const host of chosen) {
    const app = join(folder, host.name);
    const begun = performance.now();
    const took = () => Math.round((performance.now() - begun) / 1000);
    try {
      await build(host, app, means);
      const { said, ...row } = await check(host, app, means, solution);
      const result = said.length === 0 ? 'won' : 'SAYS';
      table[host.name] = { ...row, result, 'console lines': said.length, seconds: took() };
      faults.push(...said.map((line) => `${host.name}: ${line}`));
    } catch (error) {
      table[host.name] = { way: host.way, result: 'FAILED', seconds: took() };
      faults.push(`${host.name}: ${error instanceof Error ? error.stack : String(error)}`);
    }
    console.log(`${host.name}: ${took()} s`);
  }
  console.table(table);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  console.log(`The kit is built and played in ${chosen.map(({ name }) => name).join(', ')}.`);
} finally {
  await browser.close();
  await endAll();
  removeFolder();
}
