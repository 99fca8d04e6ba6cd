// npm run check:readme: follows README like a new user, in a clone of the last commit, an empty page and an empty app. It
// runs README's commands, opens the results in Chromium, and prints how long each step took.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { end, startGroup } from './children.mjs';
import { ROOT } from './entries.mjs';
import { findBrowser, manyWindowsFlags } from './find-browser.mjs';
import { run } from './package/tarball.mjs';
import { serve } from './static-server.mjs';

const README = readFileSync(join(ROOT, 'README.md'), 'utf8');
/** @param {string} language */
const blocks = (language) =>
  [...README.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'gms'))].map(
    ([, text = '']) => text,
  );

/** @param {string} start the first words of a block of commands */
function commands(start) {
  const block = blocks('sh').find((text) => text.startsWith(start));
  assert.ok(block, `README has a block of commands that starts with "${start}".`);
  return block;
}

const folder = mkdtempSync(join(tmpdir(), 'baize-readme-'));
const clone = join(folder, 'baize');
const site = join(folder, 'my-site');
const app = join(folder, 'my-app');

/** @type {Record<string, { seconds: number }>} */
const times = {};
/**
 * @param {string} name
 * @param {() => unknown} action
 */
async function step(name, action) {
  const start = performance.now();
  await action();
  times[name] = { seconds: Math.round((performance.now() - start) / 100) / 10 };
  console.log(`✓ ${name}: ${times[name].seconds} s`);
}

/** @param {string} text */
const sh = (text) => run('bash', ['-ec', text], clone);

/**
 * Runs a command such as a server, and ends it after `look`.
 *
 * @param {string} text
 * @param {(address: string) => Promise<void>} look receives the address that the command prints
 */
async function whileRunning(text, look) {
  const child = startGroup('bash', ['-c', text], {
    cwd: clone,
    env: { ...process.env, CI: '1' }, // Opens no browser by itself.
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    let printed = '';
    /** @type {string | undefined} */
    let address;
    for await (const [chunk] of childOutput(child)) {
      printed += String(chunk);
      address = /Baize's demo: (\S+)/.exec(printed)?.[1];
      if (address) break;
    }
    assert.ok(address, `"${text}" prints an address.`);
    await look(address);
  } finally {
    await end(child);
  }
}

/** @param {import('node:child_process').ChildProcess} child */
async function* childOutput(child) {
  const closed = once(child, 'close').then(() => undefined);
  for (;;) {
    const chunk = await Promise.race([once(child.stdout ?? child, 'data'), closed]);
    if (chunk === undefined) return;
    yield chunk;
  }
}

const executablePath = findBrowser();
assert.ok(executablePath, 'Chromium is there.');
const browser = await chromium.launch({ executablePath, args: manyWindowsFlags() });

/**
 * @param {string} url
 * @param {string} selector of an element that must be visible
 */
async function sees(url, selector) {
  const page = await browser.newPage();
  /** @type {string[]} */
  const problems = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  await page.goto(url);
  await page.locator(selector).first().waitFor();
  assert.deepEqual(problems, []);
  await page.close();
}

try {
  mkdirSync(site);
  mkdirSync(app);
  writeFileSync(join(app, 'package.json'), '{ "private": true, "type": "module" }');
  const [tags = ''] = blocks('html');
  writeFileSync(join(site, 'index.html'), `<!doctype html><title>My page</title>\n${tags}`);
  const [imports = ''] = blocks('js');

  await step('git clone', () => run('git', ['clone', '--quiet', ROOT, clone], folder));
  await step('npm ci && npm run build, and the copy', () =>
    sh(commands('npm ci && npm run build')),
  );
  await step('the tag on my page', async () => {
    const server = await serve({ root: site });
    await sees(`${server.url}/index.html`, 'freecell-game [data-card="JC"]');
    await server.close();
  });
  await step('npm run demo', () =>
    whileRunning('npm run demo', (address) => sees(address, '[data-card]')),
  );
  await step('npm run demo:together', () =>
    whileRunning(commands('npm run demo:together'), (address) =>
      sees(address, 'card-lobby [part~="button-make"]'),
    ),
  );
  // npm ci ran above.
  await step('npm pack, and its install', () =>
    sh(commands('npm ci && npm pack').replace('npm ci && ', '')),
  );
  writeFileSync(join(app, 'index.js'), imports);
  await step('the import in my app', () => run(process.execPath, ['index.js'], app));
  rmSync(join(app, 'node_modules'), { recursive: true });
  await step('npm install git+…', () => run('npm', ['install', `git+file://${clone}`], app));
  run(process.execPath, ['index.js'], app);
  for (const [, name = ''] of README.matchAll(/npx (baize-\w+) --help/g)) sh(`npx ${name} --help`);
  console.table(times);
  console.log(`${Object.keys(times).length} passed, 0 failed`);
} finally {
  await browser.close();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
