import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoPage } from './demo/pages.mjs';
import { ROOT } from './entries.mjs';
import { serve } from './static-server.mjs';

/** @returns {Record<string, Record<string, string>>} `{"/demo/strict.html": {"content-security-policy": "…"}}` */
const demoHeaders = () => JSON.parse(readFileSync(join(ROOT, 'demo/headers.json'), 'utf8'));

/** A page's address under /demo/: `klondike.html`, `builder/`, or nothing for the gallery. */
const PAGE = /^\/demo\/((?:[\w-]+\/)*)([\w-]+\.html)?$/;

/**
 * @param {string} path
 * @returns {import('./static-server.mjs').MadePage | undefined} a page of the demo, made anew at each request
 */
function madePage(path) {
  const [, folder, name = 'index.html'] = PAGE.exec(path) ?? [];
  const body = folder === undefined ? undefined : demoPage(folder + name);
  return body === undefined ? undefined : { body, headers: demoHeaders()[path] };
}

/**
 * The project as `npm run demo` and the page tests see it: demo/ beside dist/, each page with the
 * headers that its host would send.
 *
 * @param {number} [port]
 * @param {Pick<import('./static-server.mjs').ServeOptions, 'pages' | 'zips'>} [options]
 */
export function serveDemo(port = 0, { pages, ...options } = {}) {
  const made = { get: (/** @type {string} */ path) => pages?.get(path) ?? madePage(path) };
  return serve({ root: ROOT, port, pages: made, ...options });
}
