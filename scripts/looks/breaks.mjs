import * as inPage from './in-page.mjs';

/**
 * A fault in a layout.
 *
 * - `cut`: a text is cut off without an ellipsis
 * - `overlap`: two controls overlap
 * - `wide`: something is wider than the element with a shadow tree, or the page, that contains it
 * - `small`: a control is smaller than 24 × 24 CSS pixels. Source: WCAG 2.2, 2.5.8
 *
 * @typedef {import('./in-page.mjs').Break} Break
 */

/**
 * Finds the faults in a page's layout, in all open shadow roots.
 *
 * @param {import('playwright-core').Page} page
 * @returns {Promise<Break[]>} by kind, then in the page's order
 */
export function findBreaks(page) {
  const functions = Object.values(inPage).map(String).join('\n');
  // Pages of tests have no opacity (scripts/not-drawn.mjs), and invisible texts are skipped. No frame is painted meanwhile.
  return page.evaluate(`(() => {
    ${functions}
    const { style } = document.documentElement;
    style.opacity = '1';
    try {
      return breaksOf();
    } finally {
      style.opacity = '';
    }
  })()`);
}

/** @param {Break} found */
export const writeBreak = ({ kind, where, by }) => `${kind}: ${where}: ${by}`;
