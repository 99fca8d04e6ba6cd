// Turns a card's letters into the URL of its picture, for a deck whose cards are React functions.

/** @typedef {{ type: string, props: Record<string, unknown> }} Drawn an element as React makes it */
/** @typedef {Record<string, (props: object) => Drawn>} Deck */

const SPECIAL = /^(viewBox|preserveAspectRatio|patternUnits)$/;
const OWN = /^(children|className|xmlnsXlink)$/;

/** @param {unknown} text */
const escaped = (text) => String(text).replace(/[&<"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * Turns a React prop into an attribute: `strokeWidth` into `stroke-width`, `xlinkHref` into `href`, as in SVG 2.
 *
 * @param {string} name
 */
const attribute = (name) =>
  name === 'xlinkHref' || SPECIAL.test(name)
    ? name.replace('xlinkHref', 'href')
    : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * @param {unknown} node
 * @returns {string}
 */
function markup(node) {
  if (Array.isArray(node)) return node.map(markup).join('');
  if (node === null || node === undefined) return '';
  if (typeof node !== 'object') return escaped(node);
  const { type, props } = /** @type {Drawn} */ (node);
  const attributes = Object.entries(props)
    .filter(([name, value]) => value !== undefined && !OWN.test(name))
    .map(([name, value]) => ` ${attribute(name)}="${escaped(value)}"`);
  return `<${type}${attributes.join('')}>${markup(props['children'])}</${type}>`;
}

/**
 * The `cardFaces` of a deck. `7H` is its `H7`, `TC` its `C10`, `AS` its `Sa`, and `XX` its `J1`.
 *
 * @param {Deck} deck
 */
export const facesOf = (deck) => (/** @type {string} */ card) => {
  const [rank = '', suit = ''] = card;
  const name = card === 'XX' ? 'J1' : suit + (rank === 'T' ? '10' : rank.toLowerCase());
  return `data:image/svg+xml,${encodeURIComponent(markup(deck[name]?.({})))}`;
};
