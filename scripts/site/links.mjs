/** A fenced code block. */
const FENCE = /(^(?:```|~~~).*?^(?:```|~~~)$)/ms;
const LINK = /\[((?:[^\][]|\[[^\]]*\])*)\]\(([^()\s]+)\)/g;

/**
 * A heading's anchor, by GitHub's rule.
 *
 * @param {string} heading in Markdown
 */
export const slug = (heading) =>
  heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}_\- ]/gu, '')
    .trim()
    .replaceAll(' ', '-');

/**
 * Splits a text at fenced code blocks: items with odd indexes are code.
 *
 * @param {string} text
 */
export const pieces = (text) => text.split(FENCE);

/**
 * All links of a text: labels and targets, as written.
 *
 * @param {string} text
 * @returns {{ label: string, target: string }[]}
 */
export const linksIn = (text) =>
  pieces(text)
    .filter((_, index) => index % 2 === 0)
    .flatMap((piece) => [...piece.matchAll(LINK)])
    .map(([, label = '', target = '']) => ({ label, target }));

/**
 * The anchors of a text's headings.
 *
 * @param {string} text
 */
export const anchorsIn = (text) =>
  pieces(text)
    .filter((_, index) => index % 2 === 0)
    .flatMap((piece) => [...piece.matchAll(/^#{1,6} (.+)$/gm)])
    .map(([, heading = '']) => slug(heading));

/** @param {string} target */
export const isElsewhere = (target) => /^[a-z]+:|^\?/i.test(target);

/**
 * Resolves a link: returns a path in the project, and the anchor if there is one.
 *
 * @param {string} target
 * @param {string} from the text's own path in the project
 */
export function follow(target, from) {
  const { pathname, hash } = new URL(target, `file:///${from}`);
  return { path: decodeURIComponent(pathname.slice(1)), anchor: decodeURIComponent(hash.slice(1)) };
}
