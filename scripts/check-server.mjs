// npm run check:server: packs kit and server as npm would publish them, installs both with a new home and npm cache,
// starts the server by its command, and plays the first hand between two browsers on the server's own page. It prints how
// long that took. npm downloads the dependencies from the registry.
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { refreshDist } from './build/dist.mjs';
import { end, startGroup } from './children.mjs';
import { ROOT } from './entries.mjs';
import { freePort } from './free-port.mjs';
import { firstAnswer } from './hosts/processes.mjs';
import { NOTES, playHand, sit } from '../test/together/browsers/play.js';
import { chromiumVisitor } from '../test/together/browsers/visitor.js';
import { pack, run } from './package/tarball.mjs';

/** The longest time from an empty machine to the first hand, in seconds. */
const SECONDS = 60;

await refreshDist();
const folder = mkdtempSync(join(tmpdir(), 'baize-server-'));
const app = join(folder, 'app');
try {
  const kit = pack(folder);
  const args = ['pack', '--silent', '--workspace', 'server', '--pack-destination', folder];
  run('npm', args, ROOT);
  const server = readdirSync(folder).find((file) => file.startsWith('baize-server-'));
  assert.ok(server, 'npm pack wrote the server.');
  mkdirSync(app);
  writeFileSync(join(app, 'package.json'), '{ "private": true }');
  Object.assign(process.env, { HOME: folder, npm_config_cache: join(folder, 'cache') });
  const packages = [kit, join(folder, server)];
  const begun = performance.now();
  run('npm', ['install', '--no-audit', '--no-fund', '--loglevel', 'error', ...packages], app);
  const installed = performance.now();
  const port = String(await freePort());
  const child = startGroup('npx', ['--no', '--', 'baize-server', '--port', port], {
    cwd: app,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const url = `http://127.0.0.1:${port}`;
  assert.match(await firstAnswer(`${url}/`, child), /<card-lobby/, 'It serves its page.');
  const started = performance.now();
  await firstHand(url);
  const played = performance.now();
  await end(child);
  const seconds = (/** @type {number} */ from, /** @type {number} */ to) =>
    Math.round((to - from) / 100) / 10;
  console.table({
    'npm install, with an empty cache': seconds(begun, installed),
    start: seconds(installed, started),
    'first hand': seconds(started, played),
    together: seconds(begun, played),
  });
  assert.ok(seconds(begun, played) < SECONDS, `a first hand in under ${SECONDS} s`);
  console.log('The packed server starts, serves its page, and a hand is played.');
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

/** @typedef {import('playwright-core').Page} Page */

/**
 * Opens the server's page in two browsers: one makes a table, the other opens its invitation.
 *
 * @param {string} url
 */
async function firstHand(url) {
  const [ada, bob] = await Promise.all([chromiumVisitor(), chromiumVisitor()]);
  const pages = [ada, bob].map(({ page }) => /** @type {Page} */ (page));
  const [adas, bobs] = /** @type {[Page, Page]} */ (pages);
  try {
    for (const page of pages) await page.addInitScript(NOTES);
    await bobs.goto(await makeTable(adas, url));
    await sit(ada, 'Ada');
    await sit(bob, 'Bob');
    await Promise.all([playHand(ada), playHand(bob)]);
    // The page also has the other games.
    await makeTable(adas, `${url}/?game=paigow-table`);
    await adas.locator('paigow-table [part~="button-sit"]').first().waitFor();
    for (const page of pages) {
      assert.deepEqual(await page.evaluate('globalThis.notes.violations'), []);
      assert.deepEqual(await page.evaluate('globalThis.notes.errors'), []);
    }
  } finally {
    await Promise.all([ada.close(), bob.close()]);
  }
}

/**
 * @param {Page} page
 * @param {string} url the server's page
 * @returns {Promise<string>} the invitation
 */
async function makeTable(page, url) {
  await page.goto(url);
  await page.locator('card-lobby select[name="seats"]').selectOption('2');
  await page.locator('card-lobby [part~="button-make"]').click();
  const invitation = page.locator('card-lobby [part~="invitation"]');
  await invitation.waitFor();
  return invitation.inputValue();
}
