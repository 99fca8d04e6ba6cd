/* global document */
import { FONTS } from './page.mjs';

/**
 * The conditions that pictures depend on besides the elements.
 *
 * @typedef {object} Machine
 * @property {string} browser its version: `150.0.7871.181`; for information, it is not compared
 * @property {readonly number[]} widths of the texts below in the pictures' fonts, in hundredths of a CSS pixel: equal
 *   widths mean equal fonts
 */

/** Letters, figures, suits and scripts. A machine may have another font for each. */
const TEXTS = ['Klondike Wg', '0123456789', '♠♥♦♣ ½ − ×', 'بطاقات اللعب', 'カードゲーム'];

/** The sizes and weights of text in the elements. */
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
 * Returns why pictures of two machines can't be compared; `undefined` if they can.
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
