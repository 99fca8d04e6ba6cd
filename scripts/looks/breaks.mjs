import * as inPage from './in-page.mjs';

/**
 * Something that a layout did not bear.
 *
 * - `cut`: a text that something cuts off, without the dots that say so
 * - `overlap`: two controls that lie over one another
 * - `wide`: an element with a shadow tree, or the page, that something in it is wider than
 * - `small`: a control of less than 24 × 24 CSS pixels. Source: WCAG 2.2, 2.5.8
 *
 * @typedef {import('./in-page.mjs').Break} Break
 */

/**
 * Looks through a page, into all open shadow roots, for what the texts or the width broke.
 *
 * @param {import('playwright-core').Page} page
 * @returns {Promise<Break[]>} kind by kind, each in the page's order
 */
export function findBreaks(page) {
  const functions = Object.values(inPage).map(String).join('\n');
  // Nothing is seen on a page that is not drawn (scripts/not-drawn.mjs). Styles alone follow: no frame comes meanwhile.
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
