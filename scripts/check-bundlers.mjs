// npm run check:bundlers [-- Vite …]: installs the packed kit in a project, builds a page with Vite, webpack, esbuild and
// without a bundler, and plays each page by mouse in a browser.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { refreshDist } from './build/dist.mjs';
import { writeHost } from './bundlers/host.mjs';
import { play } from './bundlers/play.mjs';
import { WAYS } from './bundlers/ways.mjs';
import { findBrowser } from './find-browser.mjs';
import { install, pack } from './package/tarball.mjs';
import { serve } from './static-server.mjs';

const MOVES = 5;

const asked = process.argv.slice(2);
const chosen = Object.entries(WAYS).filter(([name]) => asked.length === 0 || asked.includes(name));
if (chosen.length === 0) throw new Error(`No such way; there are ${Object.keys(WAYS).join(', ')}.`);

await refreshDist();
const folder = mkdtempSync(join(tmpdir(), 'baize-bundlers-'));
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
try {
  const host = join(folder, 'host');
  writeHost(host);
  install(pack(folder), host);
  for (const [name, { make, ...wanted }] of chosen) {
    const begun = Date.now();
    const out = join(folder, name.replaceAll(/\W+/g, '-'));
    await make(host, out);
    const made = Date.now();
    const server = await serve({ root: out });
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    const { worker = 'none', missed, output } = await play(page, `${server.url}/index.html`, MOVES);
    await page.close();
    await server.close();
    assert.match(worker, wanted.worker, `${name}: another worker`);
    assert.deepEqual(missed, wanted.missed, `${name}: asked for in vain`);
    // The project's script writes the moves that the events report. The page without a bundler has no script.
    if (name !== 'plain HTML') assert.equal(output?.split(' ').length, MOVES + 1);
    const seconds = [made - begun, Date.now() - made].map((time) => (time / 1000).toFixed(1));
    console.log(
      `${name}: made in ${seconds[0]} s; ${MOVES} moves by mouse, hints from ${worker}, in ${seconds[1]} s.`,
    );
  }
} finally {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}
