// npm run test:texts: no layout of any element breaks with texts 60 % longer, nor in any language.
//   node scripts/check-texts.mjs [part of a page's name …]
import { refreshDist } from './build/dist.mjs';
import { languageUnits } from './entries.mjs';
import { findBreaks, writeBreak } from './looks/breaks.mjs';
import { withBrowser } from './looks/browser.mjs';
import { openScene } from './looks/page.mjs';
import { SCENES } from './looks/scenes.mjs';
import { TEXT_SCENES } from './looks/text-scenes.mjs';
import { lengthen } from './looks/texts.mjs';

/** Pages at once: the browser is busy while the other page waits. */
const AT_ONCE = 3;
const LONGER = 1.6;
const scheme = /** @type {const} */ ('light');

const parts = process.argv.slice(2);
const languages = [...new Set(languageUnits().map(({ name }) => name.slice(0, 2)))];
const scenes = Object.keys(SCENES);
const panels = Object.keys(TEXT_SCENES);
const all = [
  ...scenes.flatMap((scene) =>
    [320, 768, 1280].map((width) => ({ name: `${scene}-${width}-longer`, scene, width })),
  ),
  ...scenes.flatMap((scene) =>
    languages.flatMap((lang) =>
      [320, 1280].map((width) => ({ name: `${scene}-${width}-${lang}`, scene, width, lang })),
    ),
  ),
  // What lies over a game is as wide as it may be on any window but a small one.
  ...panels.flatMap((scene) => [
    ...[320, 1280].map((width) => ({ name: `${scene}-${width}-longer`, scene, width })),
    ...languages.map((lang) => ({ name: `${scene}-320-${lang}`, scene, width: 320, lang })),
  ]),
].filter(({ name }) => parts.length === 0 || parts.some((part) => name.includes(part)));

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 * @param {(typeof all)[number]} look
 * @returns {Promise<string[]>}
 */
async function breaksOf(browser, url, { name, ...look }) {
  const page = await openScene(browser, url, { ...look, scheme, isDrawn: false });
  try {
    if (!('lang' in look)) await lengthen(page, LONGER);
    return (await findBreaks(page)).map((one) => `${name}: ${writeBreak(one)}`);
  } finally {
    await page.context().close();
  }
}

await refreshDist();
/** @type {string[]} */
const found = [];
await withBrowser(async (browser, url) => {
  const waiting = [...all];
  const work = async () => {
    for (let look = waiting.shift(); look; look = waiting.shift()) {
      const { name } = look;
      found.push(...(await breaksOf(browser, url, look).catch((error) => [`${name}: ${error}`])));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
});
for (const one of found) console.log(`✗ ${one}`);
console.log(`${all.length} pages with longer or other texts, ${found.length} breaks`);
process.exitCode = found.length > 0 || all.length === 0 ? 1 : 0;
