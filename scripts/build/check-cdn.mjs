// node scripts/build/check-cdn.mjs [tag …]: the CDN files of dist/ against the library of the same build.
// To a page they must be one: the same members, events, answers, saves and nodes, and every pixel.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { chromium } from 'playwright-core';
import { ROOT, tagFolders } from '../entries.mjs';
import { findBrowser, manyWindowsFlags } from '../find-browser.mjs';
import { sceneOf } from './cdn/element-scenes.mjs';
import {
  LOOKS,
  difference,
  drawn,
  listen,
  look,
  playThrough,
  surface,
} from './cdn/page-checks.mjs';
import { refreshDist } from './dist.mjs';

const WIDTHS = [320, 768, 1280];

/** @param {string} tag */
function publicNames(tag) {
  const manifest = JSON.parse(readFileSync(join(ROOT, 'custom-elements.json'), 'utf8'));
  return manifest.modules
    .flatMap((/** @type {any} */ { declarations }) => declarations)
    .filter((/** @type {any} */ { tagName }) => tagName === tag)
    .flatMap((/** @type {any} */ { members }) => members.map((/** @type {any} */ one) => one.name));
}

/**
 * The library as a page's only script, lit as npm has it.
 *
 * @param {string} tag
 */
async function libraryScript(tag) {
  const entryPoints = [join(ROOT, 'dist', `${tag}.js`)];
  const { outputFiles } = await build({
    entryPoints,
    bundle: true,
    format: 'esm',
    write: false,
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}

/**
 * Time stands and chance has one answer, so that all scripts tell the same; and what is searched is
 * searched on the page's own thread, for a worker answers when it will.
 */
const ALIKE = `
  performance.now = () => 0;
  crypto.getRandomValues = (array) => array.fill(7);
  const { define } = customElements;
  customElements.define = (tag, element) => {
    element.workerFactory = null;
    return define.call(customElements, tag, element);
  };`;

/**
 * A picture of a page that is the same as the one before it: all is drawn by then.
 *
 * @param {import('playwright-core').Page} page
 */
async function settled(page) {
  let last = await page.screenshot();
  for (let tries = 0; tries < 10; tries++) {
    await page.waitForTimeout(50);
    const next = await page.screenshot();
    if (next.equals(last)) break;
    last = next;
  }
  return last;
}

/**
 * A page of some markup and one script, with what that fetches.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {string} tag
 * @param {string} script
 * @param {string} markup
 */
async function open(browser, tag, script, markup) {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.on('pageerror', (error) => assert.fail(error));
  await page.addInitScript(ALIKE);
  const body = `<!doctype html>${markup}<script type="module" src="x.js"></script>`;
  const scriptAt = (/** @type {string} */ url) => {
    const [fetched] =
      /[a-z0-9-]*(extras|speaking|sounds|-panels|-bots|-advice|-drawing|-solver|-recorder)\.js$/.exec(
        url,
      ) ?? [];
    return fetched ? readFileSync(join(ROOT, 'dist/cdn', fetched), 'utf8') : script;
  };
  await page.route('http://cdn.test/**', (route) =>
    route.request().url().endsWith('.js')
      ? route.fulfill({ contentType: 'text/javascript', body: scriptAt(route.request().url()) })
      : route.fulfill({ contentType: 'text/html', body }),
  );
  await page.goto('http://cdn.test/');
  await page.waitForFunction(`customElements.get('${tag}')`);
  // What is fetched as a game stands is there: in one file it takes longer than in the other.
  await page.waitForLoadState('networkidle');
  return page;
}

/** @typedef {Map<string, { nodes: string[], picture: Buffer }>} Looks */

/**
 * Everything that is compared of a game, of one script.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {string} tag
 * @param {string} script
 */
async function accountOfGame(browser, tag, script) {
  const game = `<${tag} deal="1" seats="2" no-verdict></${tag}>`;
  const page = await open(browser, tag, script, game);
  await page.evaluate(listen);
  const told = {
    surface: await page.evaluate(surface, { tag, names: publicNames(tag) }),
    play: await page.evaluate(playThrough, tag),
    nodes: await page.evaluate(drawn, tag),
  };
  /** @type {Looks} */
  const looks = new Map();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    for (const name of LOOKS) {
      await page.evaluate(look, { tag, name });
      const nodes = await page.evaluate(drawn, tag);
      looks.set(`${name} at ${width}`, { nodes, picture: await settled(page) });
    }
  }
  await page.context().close();
  return { told, looks };
}

/**
 * The same of an element that plays no game itself.
 *
 * @type {typeof accountOfGame}
 */
async function accountOfElement(browser, tag, script) {
  const page = await open(browser, tag, script, sceneOf(tag));
  const told = {
    surface: await page.evaluate(surface, { tag, names: publicNames(tag) }),
    play: [],
    nodes: await page.evaluate(drawn, tag),
  };
  /** @type {Looks} */
  const looks = new Map();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    looks.set(`${width}`, { nodes: told.nodes, picture: await settled(page) });
  }
  await page.context().close();
  return { told, looks };
}

/** A picture may be taken before the browser has drawn all of it; what differs indeed does so each time. */
const ATTEMPTS = 5;

/**
 * What is first seen to differ of two accounts, if anything.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {Awaited<ReturnType<typeof accountOfGame>>} wanted
 * @param {Awaited<ReturnType<typeof accountOfGame>>} got
 */
async function firstDifference(browser, wanted, got) {
  const page = await browser.newPage();
  for (const [name, { nodes, picture }] of wanted.looks) {
    const other = got.looks.get(name);
    assert.deepEqual(other?.nodes, nodes, `${name}: other nodes`);
    const pictures = [picture, other.picture].map((one) => one.toString('base64'));
    const far = await page.evaluate(difference, pictures);
    // Edges that let light through are drawn in tiles, which may round otherwise at a few places.
    if (far > 64) return `${name}: a picture that differs in ${far} colours`;
  }
  await page.close();
  return undefined;
}

/**
 * @param {import('playwright-core').Browser} browser
 * @param {import('../entries.mjs').TagFolder} folder
 */
async function check(browser, { tag, index }) {
  const account = index.startsWith('src/games/') ? accountOfGame : accountOfElement;
  const library = await libraryScript(tag);
  const file = readFileSync(join(ROOT, 'dist/cdn', `${tag}.js`), 'utf8');
  for (let attempt = 1; ; attempt++) {
    const wanted = await account(browser, tag, library);
    const got = await account(browser, tag, file);
    assert.deepEqual(got.told, wanted.told);
    const differs = await firstDifference(browser, wanted, got);
    if (differs !== undefined) {
      assert(attempt < ATTEMPTS, `${tag}, ${differs}`);
      console.log(`${tag}, ${differs}; once more`);
      continue;
    }
    const { surface, play, nodes } = wanted.told;
    console.log(
      `${tag}: ${surface.members.length} members, ${play.length} events and answers, ${nodes.length} nodes and ${wanted.looks.size} pictures are the library's.`,
    );
    return;
  }
}

await refreshDist();
const browser = await chromium.launch({ executablePath: findBrowser(), args: manyWindowsFlags() });
const chosen = process.argv.slice(2);
const folders = tagFolders().filter(({ tag }) => chosen.length === 0 || chosen.includes(tag));
for (const folder of folders) await check(browser, folder);
await browser.close();
