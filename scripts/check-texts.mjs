/* global requestAnimationFrame */
// npm run test:texts: checks that no element's layout breaks in any language, nor with the longer texts of the languages
// for tests (scripts/messages/pseudo.mjs).
//   node scripts/check-texts.mjs [--few] [part of a page's name …]
//   --few   only the languages whose texts differ most
import { parseArgs } from 'node:util';
import { refreshDist } from './build/dist.mjs';
import { findBreaks, writeBreak } from './looks/breaks.mjs';
import { withBrowser } from './looks/browser.mjs';
import { openScene } from './looks/page.mjs';
import { SCENES } from './looks/scenes.mjs';
import { TEXT_SCENES } from './looks/text-scenes.mjs';
import { PSEUDO, pseudoLocales } from './messages/pseudo.mjs';
import { readSources } from './messages/read.mjs';

/** Pages that are open at once, because the browser is busy only part of the time. */
const AT_ONCE = 3;
/** How many browsers are started at most. Chromium has ended by itself in CI, and that says nothing about a layout. */
const BROWSERS = 3;
const scheme = /** @type {const} */ ('light');

const { values, positionals: parts } = parseArgs({
  allowPositionals: true,
  options: { few: { type: 'boolean', default: false } },
});
const sources = readSources();
/** Japanese is written without spaces. The languages for tests have long words, and the other direction. */
const FEW = ['ja'];
const languages = [...sources.keys()].filter(
  (language) => language !== 'en' && (!values.few || FEW.includes(language)),
);
const locales = pseudoLocales(sources.get('en') ?? []);
const long = Object.keys(PSEUDO).map((lang) => ({ lang, locales }));
const scenes = Object.keys(SCENES);
const panels = Object.keys(TEXT_SCENES);
const all = [
  ...scenes.flatMap((scene) => [
    ...long.map((look) => ({
      name: `${scene}-${look.lang}`,
      scene,
      widths: [320, 768, 1280],
      ...look,
    })),
    ...languages.map((lang) => ({ name: `${scene}-${lang}`, scene, widths: [320, 1280], lang })),
  ]),
  // Panels are as wide as they get on all windows except small ones.
  ...panels.flatMap((scene) => [
    ...long.map((look) => ({ name: `${scene}-${look.lang}`, scene, widths: [320, 1280], ...look })),
    ...languages.map((lang) => ({ name: `${scene}-${lang}`, scene, widths: [320], lang })),
  ]),
].filter(({ name }) => parts.length === 0 || parts.some((part) => name.includes(part)));

/**
 * Changes a page's width, and waits for the layout.
 *
 * @param {import('playwright-core').Page} page
 * @param {number} width
 */
async function widen(page, width) {
  const { height = 0 } = page.viewportSize() ?? {};
  await page.setViewportSize({ width, height });
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 * @param {(typeof all)[number]} look
 * @returns {Promise<string[]>}
 */
async function breaksOf(browser, url, { name, widths, ...look }) {
  const [first = 0] = widths;
  const page = await openScene(browser, url, { ...look, width: first, scheme, isDrawn: false });
  /** @type {string[]} */
  const breaks = [];
  try {
    for (const width of widths) {
      if (width !== first) await widen(page, width);
      const here = await findBreaks(page);
      breaks.push(...here.map((one) => `${name} at ${width}: ${writeBreak(one)}`));
    }
    return breaks;
  } finally {
    await page.context().close();
  }
}

await refreshDist();
/** @type {string[]} */
const found = [];
const waiting = [...all];
/** @type {(browser: import('playwright-core').Browser, url: string) => Promise<void>} */
const readAll = async (browser, url) => {
  const work = async () => {
    for (let look = waiting.shift(); look; look = waiting.shift()) {
      try {
        found.push(...(await breaksOf(browser, url, look)));
      } catch (error) {
        if (!browser.isConnected()) {
          waiting.push(look);
          return;
        }
        found.push(`${look.name}: ${error}`);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
};
for (let started = 0; waiting.length > 0 && started < BROWSERS; started += 1) {
  if (started > 0)
    console.log(`Chromium ended by itself; ${waiting.length} scenes go to a new one`);
  await withBrowser(readAll, { isDrawn: false });
}
found.push(...waiting.map(({ name }) => `${name}: not read, because Chromium ended by itself`));
for (const one of found) console.log(`✗ ${one}`);
const looks = all.reduce((sum, { widths }) => sum + widths.length, 0);
console.log(`${looks} pages with longer or other texts, ${found.length} breaks`);
process.exitCode = found.length > 0 || all.length === 0 ? 1 : 0;
