import axe from 'axe-core';
import { draw } from './page.mjs';

/**
 * @typedef {import('playwright-core').Page} Page
 * @typedef {NonNullable<Parameters<Page['emulateMedia']>[0]>} Media
 */

/**
 * The looks that every story is judged in, and the rules that say nothing there.
 *
 * @type {Record<string, { media: Media, without: string[] }>}
 */
export const LOOKS = {
  light: { media: { colorScheme: 'light', forcedColors: 'none' }, without: [] },
  dark: { media: { colorScheme: 'dark', forcedColors: 'none' }, without: [] },
  // axe reads -webkit-text-fill-color, for which Chromium tells the colour that is not forced.
  'forced colours': {
    media: { colorScheme: 'light', forcedColors: 'active' },
    without: ['color-contrast'],
  },
};

/** @typedef {{ include: string[], exclude?: string[] }} Within which nodes axe looks at, by selectors */

/** A story is a piece of a page: it has no landmarks of its own. */
const NOT_OF_A_PIECE = ['region'];

/**
 * What axe, which is in the page, finds in the story, in words; `target-size` (24 pixels, WCAG 2.2) is
 * off unless asked.
 *
 * @param {Page} page
 * @param {{ within: Within, without: string[], only?: string[] | undefined }} options where it
 *   looks, which rules say nothing there, and which alone are asked
 * @returns {Promise<string[]>}
 */
export async function violations(page, { within, without, only }) {
  await page.evaluate(draw);
  const hasAxe = await page.evaluate(() => Reflect.has(globalThis, 'axe'));
  if (!hasAxe) await page.evaluate(axe.source);
  const off = [...NOT_OF_A_PIECE, ...without].map((rule) => [rule, { enabled: false }]);
  const rules = { 'target-size': { enabled: true }, ...Object.fromEntries(off) };
  const found = await page.evaluate(
    async ({ where, options }) =>
      (await /** @type {typeof axe} */ (Reflect.get(globalThis, 'axe')).run(where, options))
        .violations,
    {
      where: within,
      options: {
        rules,
        resultTypes: /** @type {'violations'[]} */ (['violations']),
        ...(only && { runOnly: only }),
      },
    },
  );
  return found.map(({ id, help, nodes }) => {
    const [first] = nodes;
    const where = first?.target.flat().join(' ');
    return `axe ${id}: ${help} (${nodes.length}×, first ${where}: ${first?.failureSummary})`;
  });
}

/**
 * Judges the page as it is in each of the looks.
 *
 * @param {Page} page
 * @returns {Promise<string[]>}
 */
export async function judge(page) {
  const found = [];
  for (const [look, { media, without }] of Object.entries(LOOKS)) {
    await page.emulateMedia(media);
    const faults = await violations(page, { within: { include: ['#storybook-root'] }, without });
    found.push(...faults.map((fault) => `${look}: ${fault}`));
  }
  return found;
}
