import { violations } from './look.mjs';
import { missingRows } from './table.mjs';

/**
 * @typedef {import('playwright-core').Page} Page
 * @typedef {import('./check.mjs').Opened} Opened
 */

/** The width of a phone, at which a page must not need horizontal scrolling, in CSS pixels. */
const NARROW = 320;

/**
 * The rules for a page in light and in dark (all, or these): only colours differ between the two.
 *
 * @type {Record<'light' | 'dark', string[] | undefined>}
 */
const RULES = { light: undefined, dark: ['color-contrast'] };

/**
 * Runs axe on a page of the site, in a full run also in dark, for which `reopen` opens it again. The page's stories are
 * checked by themselves.
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
 * Elements wider than a narrow page, which would make the page scroll horizontally.
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
 * Whether a page is a text page. Other docs pages belong to an element.
 *
 * @param {import('./check.mjs').Entry} entry
 */
export const isTextPage = ({ tags }) => tags.includes('unattached-mdx');

/**
 * Returns the faults of a page of the site. An element's page has to list everything in the manifest.
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
