import axe from 'axe-core';
import { draw } from './page.mjs';

/**
 * @typedef {import('playwright-core').Page} Page
 * @typedef {NonNullable<Parameters<Page['emulateMedia']>[0]>} Media
 */

/**
 * The modes in which every story is checked, and the rules that don't apply in each.
 *
 * @type {Record<string, { media: Media, without: string[] }>}
 */
export const LOOKS = {
  light: { media: { colorScheme: 'light', forcedColors: 'none' }, without: [] },
  dark: { media: { colorScheme: 'dark', forcedColors: 'none' }, without: [] },
  // axe reads -webkit-text-fill-color, for which Chromium returns the colour that is not forced.
  'forced colours': {
    media: { colorScheme: 'light', forcedColors: 'active' },
    without: ['color-contrast'],
  },
};

/** @typedef {{ include: string[], exclude?: string[] }} Within which nodes axe looks at, by selectors */

/** A story is part of a page, so it has no landmarks. */
const NOT_OF_A_PIECE = ['region'];

/**
 * Runs axe, which has to be in the page, and describes what it finds. `target-size` (24 pixels, WCAG 2.2) is off by default.
 *
 * @param {Page} page
 * @param {{ within: Within, without: string[], only?: string[] | undefined }} options the part of the page, rules to
 *   leave out, and the only rules to run
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
 * Runs axe on the page in each mode.
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
