import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './entries.mjs';
import { serve } from './static-server.mjs';

/** `{"/demo/strict.html": {"content-security-policy": "…"}}`: a path → the headers it is sent with. */
const HEADERS = join(ROOT, 'demo/headers.json');

/** @returns {Record<string, Record<string, string>>} */
function demoHeaders() {
  return existsSync(HEADERS) ? JSON.parse(readFileSync(HEADERS, 'utf8')) : {};
}

/**
 * The project as `npm run demo` and the page tests see it: demo/ beside dist/, each page with the
 * headers that its host would send.
 *
 * @param {number} [port]
 * @param {Pick<import('./static-server.mjs').ServeOptions, 'pages' | 'zips'>} [options]
 */
export function serveDemo(port = 0, options) {
  const headers = demoHeaders();
  return serve({ root: ROOT, port, headers: (path) => headers[path], ...options });
}
