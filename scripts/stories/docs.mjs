import { violations } from './look.mjs';
import { missingRows } from './table.mjs';

/**
 * @typedef {import('playwright-core').Page} Page
 * @typedef {import('./check.mjs').Opened} Opened
 */

/** A phone, on which a page is to be read without being moved sideways; CSS pixels. */
const NARROW = 320;

/**
 * Storybook draws a page light or dark as it is opened. What isn't a colour is the same in both.
 *
 * @type {Record<'light' | 'dark', string[] | undefined>}
 */
const RULES = { light: undefined, dark: ['color-contrast'] };

/**
 * Judges a page of the site; `reopen` is there in a full run, which judges it dark as well. The stories on it
 * are judged by themselves.
 *
 * @param {Page} page
 * @param {(() => Promise<unknown>) | undefined} reopen
 * @returns {Promise<string[]>}
 */
async function looks(page, reopen) {
  const found = [];
  for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
    if (colorScheme === 'dark') {
      if (!reopen) continue;
      await page.emulateMedia({ colorScheme });
      await reopen();
    }
    const faults = await violations(page, {
      within: { include: ['#storybook-docs'], exclude: ['.docs-story'] },
      without: [],
      only: RULES[colorScheme],
    });
    found.push(...faults.map((fault) => `${colorScheme}: ${fault}`));
  }
  return found;
}

/**
 * What is wider than a narrow page, so that all of it would have to be moved to be read.
 *
 * @param {Page} page
 * @returns {Promise<string[]>}
 */
async function tooWide(page) {
  const before = page.viewportSize();
  await page.setViewportSize({ width: NARROW, height: 900 });
  const width = await page.locator('html').evaluate(({ scrollWidth }) => scrollWidth);
  if (before) await page.setViewportSize(before);
  return width > NARROW ? [`${width} px wide on a page of ${NARROW} px`] : [];
}

/**
 * Whether a page is a text; it is an element's otherwise.
 *
 * @param {import('./check.mjs').Entry} entry
 */
export const isTextPage = ({ tags }) => tags.includes('unattached-mdx');

/**
 * What is wrong with a page of the site: an element's, which has to tell all that the manifest does, or
 * a text.
 *
 * @param {Page} page
 * @param {Opened} entry
 * @param {(() => Promise<unknown>) | undefined} reopen
 * @returns {Promise<string[]>}
 */
export async function judgeDocs(page, entry, reopen) {
  const missing = isTextPage(entry) ? [] : await missingRows(page);
  const faults = entry.isJudged ? await looks(page, reopen) : [];
  return [...missing, ...(await tooWide(page)), ...faults];
}
