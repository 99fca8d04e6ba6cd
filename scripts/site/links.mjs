/**
 * The pages of the site.
 *
 * @typedef {ReadonlyMap<string, string>} Pages from a text's path in the project to its page's id in Storybook
 */

/** A fenced code block. */
const FENCE = /(^(?:```|~~~).*?^(?:```|~~~)$)/ms;
const LINK = /\[((?:[^\][]|\[[^\]]*\])*)\]\(([^()\s]+)\)/g;

/**
 * A heading's anchor, by GitHub's rule, which Storybook follows too.
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

/**
 * Changes the links of a text for the site: a text with a page there is linked to that page, and other files are named by
 * their paths.
 *
 * @param {string} text
 * @param {string} from
 * @param {Pages} pages
 */
export function relink(text, from, pages) {
  /** @type {(all: string, label: string, target: string) => string} */
  const link = (all, label, target) => {
    if (isElsewhere(target) || target.startsWith('#')) return all;
    const { path, anchor } = follow(target, from);
    const page = pages.get(path);
    // Opens the demo in a new tab, because Storybook can only show its own pages.
    if (/^demo\/.*\.html$/.test(path)) return `<a href="./${path}" target="_blank">${label}</a>`;
    if (page === undefined) return `${label} (\`${path}\`)`;
    return `[${label}](?path=/docs/${page}${anchor && `#${anchor}`})`;
  };
  return pieces(text)
    .map((piece, index) =>
      index % 2 === 0 ? withoutPictures(piece, from).replace(LINK, link) : piece,
    )
    .join('');
}

/**
 * Changes the paths of pictures to start at the site's root, where `docs/img` is served.
 *
 * @param {string} piece
 * @param {string} from
 */
const withoutPictures = (piece, from) =>
  piece.replace(
    /!\[([^\]]*)\]\(([^()\s]+)\)/g,
    (_, words, target) => `<img src="./${follow(target, from).path}" alt="${words}" />`,
  );
