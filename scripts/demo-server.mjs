import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoPage } from './demo/pages.mjs';
import { ROOT } from './entries.mjs';
import { serve } from './static-server.mjs';

/** @returns {Record<string, Record<string, string>>} `{"/demo/strict.html": {"content-security-policy": "…"}}` */
const demoHeaders = () => JSON.parse(readFileSync(join(ROOT, 'demo/headers.json'), 'utf8'));

/** A path under /demo/: `klondike.html`, `builder/`, or empty for the gallery. */
const PAGE = /^\/demo\/((?:[\w-]+\/)*)([\w-]+\.html)?$/;

/**
 * @param {string} path
 * @param {string} [docs] the URL of the documentation, relative to demo/, if it is served beside the demo
 * @returns {import('./static-server.mjs').MadePage | undefined} a page of the demo, generated at each request
 */
export function madePage(path, docs) {
  const [, folder, name = 'index.html'] = PAGE.exec(path) ?? [];
  const body = folder === undefined ? undefined : demoPage(folder + name, docs);
  return body === undefined ? undefined : { body, headers: demoHeaders()[path] };
}

/**
 * Serves demo/ beside dist/, for `npm run demo` and the page tests. Each page has the headers that a site would send.
 *
 * @param {number} [port]
 * @param {Pick<import('./static-server.mjs').ServeOptions, 'pages' | 'zips'>} [options]
 */
export function serveDemo(port = 0, { pages, ...options } = {}) {
  const made = { get: (/** @type {string} */ path) => pages?.get(path) ?? madePage(path) };
  return serve({ root: ROOT, port, pages: made, ...options });
}
