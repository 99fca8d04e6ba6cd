/* global document, Element, NodeFilter, Text */

/**
 * Makes a page's texts longer, as another language may: every word gets a tail. Call it last, because a render of an
 * element would overwrite the texts.
 *
 * @param {import('playwright-core').Page} page
 * @param {number} scale 1.6 is 60 % longer
 */
export async function lengthen(page, scale) {
  if (!(scale >= 1 && scale <= 5)) throw new Error(`texts ${scale} times as long: 1 to 5`);
  await page.evaluate((times) => {
    /** @param {string} word */
    const longer = (word) =>
      word + 'ēxträ'.repeat(word.length).slice(0, Math.ceil(word.length * (times - 1)));
    /** @param {Element | ShadowRoot | Document} root */
    const walk = (root) => {
      const walker = document.createTreeWalker(
        root,
        NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
      );
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement;
        if (node instanceof Text && !parent?.closest('style, script, title, svg, [data-card]')) {
          // Ranks, suits and numbers are equally long in every language.
          node.data = node.data.replace(/\p{L}{3,}/gu, longer);
        } else if (node instanceof Element && node.shadowRoot) walk(node.shadowRoot);
      }
    };
    walk(document);
  }, scale);
}
