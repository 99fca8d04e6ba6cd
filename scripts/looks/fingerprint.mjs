/* global document */
import { FONTS } from './page.mjs';

/**
 * What pictures depend on besides the elements.
 *
 * @typedef {object} Machine
 * @property {string} browser its version: `150.0.7871.181`; tells, and is not held to
 * @property {readonly number[]} widths of the texts below in the pictures' fonts: the same widths, the
 *   same fonts. CSS pixels, in hundredths
 */

/** Letters, figures, suits and scripts, each of which a machine may have from another font. */
const TEXTS = ['Klondike Wg', '0123456789', '♠♥♦♣ ½ − ×', 'بطاقات اللعب', 'カードゲーム'];

/** Sizes and weights that the elements write in. */
const STYLES = ['14px', '700 40px', '600 13px'];

/**
 * Measures the fonts of this machine's browser.
 *
 * @param {import('playwright-core').Browser} browser
 * @returns {Promise<Machine>}
 */
export async function thisMachine(browser) {
  const page = await browser.newPage();
  const widths = await page.evaluate(([texts, styles, fonts]) => {
    const context = document.createElement('canvas').getContext('2d');
    if (!context) throw new Error('no canvas to measure fonts on');
    return styles.flatMap((style) =>
      texts.map((text) => {
        context.font = `${style} ${fonts}`;
        return Math.round(context.measureText(text).width * 100);
      }),
    );
  }, /** @type {const} */ ([TEXTS, STYLES, FONTS]));
  await page.close();
  return { browser: browser.version(), widths };
}

/**
 * Why pictures of one machine say nothing on another, if they don't.
 *
 * @param {Machine} theirs
 * @param {Machine} ours
 * @returns {string | undefined}
 */
export function whyNotComparable(theirs, ours) {
  if (theirs.widths.length === 0) {
    return 'nothing is known of the fonts that the pictures were made with';
  }
  const other = ours.widths.findIndex((width, at) => width !== theirs.widths[at]);
  if (other < 0) return undefined;
  const [style, text] = [STYLES[Math.floor(other / TEXTS.length)], TEXTS[other % TEXTS.length]];
  return (
    `this machine has other fonts than the one that the pictures were made on: "${text}" in ` +
    `${style} is ${(ours.widths[other] ?? 0) / 100} px wide, and was ${(theirs.widths[other] ?? 0) / 100}`
  );
}
