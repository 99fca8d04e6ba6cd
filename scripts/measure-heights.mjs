/* global document -- what runs inside the page */
// node scripts/measure-heights.mjs: measures tables and races in the built kit, for page-rule.css.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { format } from 'prettier';
import { refreshDist } from './build/dist.mjs';
import { ROOT } from './entries.mjs';
import { findBrowser } from './find-browser.mjs';
import { serve } from './static-server.mjs';

/** The measured elements, each with an attribute that changes its height, and all attributes with the same effect. */
const MEASURED = [
  ['paigow-table', '', ''],
  ['paigow-table', 'advice', ':is([advice], [coach])'],
  ['seven27-table', '', ''],
  ['hearts-table', '', ''],
  ['spades-table', '', ''],
  ['whist-table', '', ''],
  ['twenty-nine-table', '', ''],
  ['ten-dice-race', '', ''],
  ['ten-dice-race', 'bots="1"', '[bots="1"]'],
  ['ten-dice-race', 'bots="2"', '[bots="2"]'],
  ['ten-dice-race', 'bots="3"', '[bots="3"]'],
  // Several people have trays of one size. The page says how many there are, bots included: `--racers`.
  ['ten-dice-race', 'players="2"', ':is([players="2"], [players="3"], [players="4"])'],
];
/**
 * The windows. In a low one, such as a phone's held sideways, tables have another layout; it is measured for the widths of
 * phones that have it. `near`: how far a straight line may be from the measured points, in pixels.
 */
const WINDOWS = {
  high: { height: 1000, from: 280, to: 1440, near: 3 },
  low: { height: 400, from: 560, to: 960, near: 4 },
};

/**
 * Removes points that lie on straight lines between others.
 *
 * @param {readonly (readonly [width: number, height: number])[]} points at least two
 * @param {number} near
 * @returns {(readonly [number, number])[]}
 */
function thin(points, near) {
  const first = points[0] ?? [0, 0];
  const last = points.at(-1) ?? first;
  const slope = (last[1] - first[1]) / (last[0] - first[0]);
  const off = points.map(([width, height]) =>
    Math.abs(height - first[1] - slope * (width - first[0])),
  );
  const most = Math.max(...off);
  const worst = off.indexOf(most);
  if (points.length < 3 || most <= near) return [first, last];
  return [
    ...thin(points.slice(0, worst + 1), near).slice(0, -1),
    ...thin(points.slice(worst), near),
  ];
}

await refreshDist();
const pages = new Map([['/empty', { body: '<!doctype html><meta charset="utf-8" />' }]]);
const server = await serve({ root: ROOT, pages });
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
const page = await browser.newPage();

/**
 * Measures all elements in one kind of window.
 *
 * @param {(typeof WINDOWS)[keyof typeof WINDOWS]} window
 */
async function measure({ height, from, to, near }) {
  await page.setViewportSize({ width: 1600, height });
  /** @type {Record<string, (readonly [number, number])[]>} */
  const heights = {};
  for (const [tag, attribute, selector] of MEASURED) {
    await page.goto(new URL('/empty', server.url).href);
    await page.evaluate(
      (body) => (document.body.innerHTML = body),
      `<div id="box"><${tag} deal="617" ${attribute}></${tag}></div>`,
    );
    await page.addScriptTag({ url: `${server.url}/dist/cdn/${tag}.js`, type: 'module' });
    await page.locator('[part~="button"][part~="primary"]').first().waitFor();
    const points = await page.evaluate(([first, last]) => {
      const box = /** @type {HTMLElement} */ (document.getElementById('box'));
      return Array.from({ length: last - first + 1 }, (_, index) => {
        const width = first + index;
        box.style.width = `${width}px`;
        return /** @type {const} */ ([width, Math.round(box.getBoundingClientRect().height)]);
      });
    }, /** @type {const} */ ([from, to]));
    heights[`${tag}${selector}`] = thin(points, near);
  }
  return heights;
}

const heights = { high: await measure(WINDOWS.high), low: await measure(WINDOWS.low) };
await browser.close();
await server.close();
const file = join(ROOT, 'scripts/build/page-rule/heights.json');
writeFileSync(file, await format(JSON.stringify(heights), { parser: 'json', printWidth: 110 }));
console.log(`Wrote ${file}`);
