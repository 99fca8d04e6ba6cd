/**
 * A page of the site: its id in Storybook, and the file that tells it.
 *
 * @typedef {ReadonlyMap<string, string>} Pages a text's path in the project → its page's id
 */

/** Where a text has code, which is no text: fences, then code in a line. */
const FENCE = /(^(?:```|~~~).*?^(?:```|~~~)$)/ms;
const LINK = /\[((?:[^\][]|\[[^\]]*\])*)\]\(([^()\s]+)\)/g;

/**
 * A heading's anchor, by GitHub's rule; Storybook's own pages follow it too.
 *
 * @param {string} heading as it is written in Markdown
 */
export const slug = (heading) =>
  heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}_\- ]/gu, '')
    .trim()
    .replaceAll(' ', '-');

/**
 * A text's pieces: those at odd places are code in fences.
 *
 * @param {string} text
 */
export const pieces = (text) => text.split(FENCE);

/**
 * All links of a text: what they are called and where they lead, as it is written.
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
 * Where a link of a text leads: a path in the project, and the anchor there, if any.
 *
 * @param {string} target
 * @param {string} from the text's own path in the project
 */
export function follow(target, from) {
  const { pathname, hash } = new URL(target, `file:///${from}`);
  return { path: decodeURIComponent(pathname.slice(1)), anchor: decodeURIComponent(hash.slice(1)) };
}

/**
 * A text with its links as the site needs them: a text that has a page there is led to by that; what
 * is only in the project is named by its path.
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
    // The demo is on the site as it is; Storybook's own pages open no other.
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
 * A picture's path is one from the site's root, where `docs/img` is served.
 *
 * @param {string} piece
 * @param {string} from
 */
const withoutPictures = (piece, from) =>
  piece.replace(
    /!\[([^\]]*)\]\(([^()\s]+)\)/g,
    (_, words, target) => `<img src="./${follow(target, from).path}" alt="${words}" />`,
  );
