/* global document -- what runs inside the page */
// npm run parts [tag …]: draws the pictures of parts in docs/img/parts/, with a number at each part, and writes
// docs/img/parts/parts.json, from which `npm run manifest` takes the numbers of the tables. Needs a build.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { declarationOf } from './api/promised.mjs';
import * as inPage from './docs/mark-in-page.mjs';
import { PART_SCENES } from './docs/part-scenes.mjs';
import { PICTURES_FILE, readPictures } from './docs/parts.mjs';
import { ROOT } from './entries.mjs';
import { withBrowser } from './looks/browser.mjs';
import { openScene } from './looks/page.mjs';

const FOLDER = join(ROOT, 'docs/img/parts');
const WIDTH = 800;

/**
 * Draws a number at each part that the page shows.
 *
 * @param {import('playwright-core').Page} page
 * @param {readonly string[]} parts
 * @param {number} first
 * @returns {Promise<Readonly<Record<string, number>>>}
 */
const markParts = (page, parts, first) =>
  page.evaluate(`(() => {
    ${Object.values(inPage).map(String).join('\n')}
    return mark(${JSON.stringify(parts)}, ${first});
  })()`);

/**
 * Takes a picture as WebP, which Chromium writes smaller than PNG.
 *
 * @param {import('playwright-core').Page} page
 */
async function shoot(page) {
  const height = await page.evaluate(() => document.body.getBoundingClientRect().bottom);
  const session = await page.context().newCDPSession(page);
  const clip = { x: 0, y: 0, width: WIDTH, height, scale: 1 };
  const { data } = await session.send('Page.captureScreenshot', {
    ...{ format: 'webp', quality: 82, captureBeyondViewport: true, clip },
  });
  return Buffer.from(data, 'base64');
}

/**
 * Draws the pictures of an element. One that shows no other parts than those before it is left out.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 * @param {string} tag
 */
async function draw(browser, url, tag) {
  const all = (declarationOf(tag).cssParts ?? []).map(({ name }) => name);
  /** @type {Map<string, number>} */
  const numbers = new Map();
  const pictures = [];
  for (const { name, alt, scene } of PART_SCENES[tag] ?? []) {
    const page = await openScene(browser, url, { scene, width: WIDTH, scheme: 'light' });
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width: WIDTH, height });
    const wanted = all.filter((part) => !numbers.has(part));
    const parts = await markParts(page, wanted, numbers.size + 1);
    if (Object.keys(parts).length > 0) {
      for (const [part, number] of Object.entries(parts)) numbers.set(part, number);
      const file = `${tag}-${name}.webp`;
      writeFileSync(join(FOLDER, file), await shoot(page));
      pictures.push({ file, alt: `${alt}, with the numbers of its parts`, parts });
    }
    await page.context().close();
  }
  const unseen = all.filter((part) => !numbers.has(part)).join(', ');
  console.log(`<${tag}>: ${numbers.size} of ${all.length} parts. Not seen: ${unseen}`);
  return pictures;
}

const tags = process.argv.slice(2);
const wanted = Object.keys(PART_SCENES).filter((tag) => tags.length === 0 || tags.includes(tag));
mkdirSync(FOLDER, { recursive: true });
/** @type {Record<string, unknown>} */
const pictures = { ...readPictures() };
await withBrowser(async (browser, url) => {
  for (const tag of wanted) {
    pictures[tag] = await draw(browser, url, tag);
    writeFileSync(join(ROOT, PICTURES_FILE), `${JSON.stringify(pictures, null, 2)}\n`);
  }
});
const kept = Object.values(readPictures()).flatMap((list) => list.map(({ file }) => file));
for (const file of readdirSync(FOLDER))
  if (file.endsWith('.webp') && !kept.includes(file)) rmSync(join(FOLDER, file));
