import { demoFiles } from '../demo/pages.mjs';
import { addresses } from '../package/addresses.mjs';
import { follow, isElsewhere } from './links.mjs';

/**
 * @typedef {import('vitepress').MarkdownRenderer} Renderer
 * @typedef {NonNullable<Renderer['renderer']['rules']['fence']>} Rule
 */

/** The first words of a fence whose code is shown as a live example: ```` ```html live ````. */
const LIVE = /^html\s+live\b/;

/** The paths of the demo's pages, with those of their folders. */
const DEMO = new Set(
  demoFiles().flatMap((file) => [
    `demo/${file}`,
    `demo/${file.replace(/(^|\/)index\.html$/, '$1')}`,
  ]),
);

/**
 * Whether a path in the project is a page of the demo.
 *
 * @param {string} path
 */
const isOfDemo = (path) => DEMO.has(path);

/**
 * The URL of a link for the site. Pages of docs/ and pages of the demo are part of the site. Other files are in the
 * repository.
 *
 * @param {string} target as written
 * @param {string} from the page, relative to docs/
 * @returns {string | undefined} `undefined` if the link stays as it is
 */
export function linkOnSite(target, from) {
  if (isElsewhere(target) || target.startsWith('#')) return undefined;
  const { path, anchor } = follow(target, `docs/${from}`);
  if (/^docs\/.*\.md$/.test(path) || isOfDemo(path)) return undefined;
  return addresses().files + path + (anchor && `#${anchor}`);
}

/**
 * Changes links: see `linkOnSite`. The site's router leaves links to the demo to the browser.
 *
 * @param {Renderer} md
 */
export function linksForSite(md) {
  md.core.ruler.push('baize-links', ({ tokens, env }) => {
    for (const token of tokens.flatMap(({ children }) => children ?? [])) {
      const target = token.type === 'link_open' ? String(token.attrGet('href')) : '';
      const changed = target && linkOnSite(target, env.relativePath);
      if (changed) token.attrSet('href', changed);
    }
  });
  const open = md.renderer.rules['link_open'];
  md.renderer.rules['link_open'] = (tokens, index, options, env, self) => {
    const href = String(tokens[index]?.attrGet('href'));
    if (!isElsewhere(href) && isOfDemo(follow(href, `docs/${env.relativePath}`).path))
      return `<a href="${md.utils.escapeHtml(href)}" target="_self">`;
    return open?.(tokens, index, options, env, self) ?? self.renderToken(tokens, index, options);
  };
}

/**
 * Makes a component of each live example. It contains the code as other pages show it, for readers without scripts.
 *
 * @param {Renderer} md
 */
export function liveExamples(md) {
  const fence = /** @type {Rule} */ (md.renderer.rules.fence);
  md.renderer.rules.fence = (tokens, index, options, env, self) => {
    const token = tokens[index];
    if (!token || !LIVE.test(token.info)) return fence(tokens, index, options, env, self);
    token.info = 'html';
    const code = encodeURIComponent(token.content.trimEnd());
    return `<LiveExample code="${code}">${fence(tokens, index, options, env, self)}</LiveExample>`;
  };
}
