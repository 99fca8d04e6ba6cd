import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { pipeline } from 'node:stream';
import { extname, join, resolve, sep } from 'node:path';
import { createGzip } from 'node:zlib';

/** @type {Record<string, string>} */
const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/**
 * Extra headers for a path, such as a demo page's content security policy.
 *
 * @typedef {(path: string) => Record<string, string> | undefined} HeadersFor
 *
 * A generated page: its HTML and headers.
 *
 * @typedef {{ readonly body: string, readonly headers?: Readonly<Record<string, string>> | undefined }} MadePage
 *
 * @typedef {object} ServeOptions
 * @property {string} root the folder whose files are served
 * @property {string} [under] the path below which they are served, `/x/y`; other paths give 404
 * @property {number} [port] 0, the default, takes any free one
 * @property {HeadersFor} [headers]
 * @property {boolean} [zips] whether responses are compressed, as by hosts and CDNs; for measurements of speed
 * @property {Pick<ReadonlyMap<string, MadePage>, 'get'>} [pages] from a path to its generated page; read at each request
 *
 * @typedef {{ url: string, port: number, close: () => Promise<void> }} StaticServer
 */

/**
 * The file of a path; `undefined` if it is outside the root, hidden, or does not exist.
 *
 * @param {string} root
 * @param {string} path decoded
 * @returns {string | undefined}
 */
function fileFor(root, path) {
  const file = resolve(root, `.${path}`);
  const hidden = path.split('/').some((part) => part.startsWith('.'));
  if (hidden || path.includes('\0') || !(file + sep).startsWith(root + sep)) return undefined;
  const stats = statSync(file, { throwIfNoEntry: false });
  if (stats?.isFile()) return path.endsWith('/') ? undefined : file;
  const index = join(file, 'index.html');
  return stats?.isDirectory() && statSync(index, { throwIfNoEntry: false }) ? index : undefined;
}

/** Browsers request it by themselves. A 404 would appear in the console as an error of the page. */
const ICON = '/favicon.ico';

/**
 * @param {string} url
 * @param {string} under
 * @returns {string | undefined} its path below `under`, decoded
 */
function pathOf(url, under) {
  try {
    const path = decodeURIComponent(url.replace(/[?#].*$/, ''));
    if (path === ICON) return path;
    return path.startsWith(`${under}/`) ? path.slice(under.length) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * @typedef {{ status: 200, file: string } | { status: 302, location: string } | { status: 204 | 404 }} Answer
 *
 * @param {string} root
 * @param {string | undefined} path
 * @returns {Answer}
 */
function answerTo(root, path) {
  if (path === ICON) return { status: 204 };
  const file = path === undefined ? undefined : fileFor(root, path);
  // The project's root has no page.
  if (path === '/' && file === undefined) return { status: 302, location: '/demo/' };
  if (path === undefined || file === undefined) return { status: 404 };
  // Without the slash at its end, a folder's relative links would resolve one folder too high.
  const isFolder = extname(file) !== extname(path) && !path.endsWith('/');
  return isFolder ? { status: 302, location: `${path}/` } : { status: 200, file };
}

/**
 * @param {string} file
 * @param {boolean} zips
 */
const headersOf = (file, zips) => ({
  'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
  'cache-control': 'no-store',
  ...(zips && { 'content-encoding': 'gzip' }),
});

/**
 * Sends a file. If the browser disconnects, the file is closed.
 *
 * @param {string} file
 * @param {import('node:http').ServerResponse} response
 * @param {boolean} zips
 */
function sendFile(file, response, zips) {
  const stream = createReadStream(file);
  if (zips) pipeline(stream, createGzip(), response, () => undefined);
  else pipeline(stream, response, () => undefined);
}

/**
 * Answers requests with the files of a folder.
 *
 * @param {ServeOptions} options
 * @returns {import('node:http').RequestListener}
 */
export function listener({ root, under = '', headers, pages, zips = false }) {
  const base = resolve(root);
  return (request, response) => {
    const path = pathOf(request.url ?? '/', under);
    const page = pages?.get(path ?? '');
    if (page) {
      response.writeHead(200, {
        'content-type': TYPES['.html'],
        'cache-control': 'no-store',
        ...page.headers,
      });
      response.end(request.method === 'HEAD' ? undefined : page.body);
      return;
    }
    const answer = answerTo(base, path);
    if ('location' in answer) response.setHeader('location', under + answer.location);
    if (!('file' in answer)) {
      response.writeHead(answer.status).end();
      return;
    }
    response.writeHead(answer.status, {
      ...headersOf(answer.file, zips),
      ...headers?.(path ?? '/'),
    });
    if (request.method === 'HEAD') response.end();
    else sendFile(answer.file, response, zips);
  };
}

/**
 * Serves a folder to this machine only.
 *
 * @param {ServeOptions} options
 * @returns {Promise<StaticServer>}
 */
export function serve(options) {
  const server = createServer(listener(options));
  return new Promise((done, failed) => {
    server.once('error', failed);
    server.listen(options.port ?? 0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      done({ url: `http://127.0.0.1:${port}`, port, close: () => close(server) });
    });
  });
}

/**
 * @param {import('node:http').Server} server
 * @returns {Promise<void>}
 */
function close(server) {
  return new Promise((done) => {
    server.close(() => done());
    server.closeAllConnections();
  });
}
