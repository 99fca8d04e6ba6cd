// The ways to build a page with the installed kit. Each writes the page into the folder `out`.
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as esbuild from 'esbuild';
import { build } from 'vite';
import webpack from 'webpack';

/**
 * Builds a project into a folder that can be served.
 *
 * @typedef {(host: string, out: string) => Promise<void>} Way
 */

/**
 * Copies the project's page.
 *
 * @param {string} host
 * @param {string} out
 * @param {(html: string) => string} [change]
 */
function page(host, out, change = (html) => html) {
  const html = readFileSync(join(host, 'index.html'), 'utf8');
  mkdirSync(out, { recursive: true });
  writeFileSync(join(out, 'index.html'), change(html));
}

/** @type {Way} */
async function byVite(host, out) {
  await build({
    root: host,
    configFile: false,
    logLevel: 'warn',
    base: './',
    build: { outDir: out, emptyOutDir: true },
  });
}

/** @type {Way} */
async function byWebpack(host, out) {
  page(host, out, (html) => html.replace('type="module"', 'defer'));
  const compiler = webpack({
    mode: 'production',
    context: host,
    entry: './app.js',
    output: { path: out, filename: 'app.js' },
    performance: { hints: false },
  });
  /** @type {import('webpack').Stats | undefined} */
  const stats = await new Promise((done, failed) => {
    compiler?.run((error, made) => (error ? failed(error) : done(made)));
  });
  if (!stats || stats.hasErrors() || stats.hasWarnings()) {
    throw new Error(`webpack:\n${stats?.toString({ all: false, errors: true, warnings: true })}`);
  }
}

/**
 * @param {string} host
 * @param {string} out
 * @param {{ in: string, out: string }[]} entryPoints
 */
async function byEsbuild(host, out, entryPoints) {
  page(host, out);
  const { warnings } = await esbuild.build({
    absWorkingDir: host,
    entryPoints,
    bundle: true,
    minify: true,
    format: 'esm',
    splitting: true,
    outdir: out,
    logLevel: 'silent',
  });
  if (warnings.length > 0) throw new Error(`esbuild: ${JSON.stringify(warnings)}`);
}

/** @type {Way} */
const plainly = (host, out) => byEsbuild(host, out, [{ in: 'app.js', out: 'app' }]);

/** @type {Way} */
const withWorker = (host, out) =>
  byEsbuild(host, out, [
    { in: 'app-with-worker.js', out: 'app' },
    { in: 'baize/solver-worker', out: 'workers/solver' },
  ]);

/**
 * No bundler: copies the files of dist/cdn/ beside the page, as README says.
 *
 * @type {Way}
 */
async function byNothing(host, out) {
  page(host, out, (html) => html.replace('./app.js', './cdn/freecell-game.js'));
  cpSync(join(host, 'node_modules/baize/dist/cdn'), join(out, 'cdn'), { recursive: true });
}

/**
 * The ways, with the URL of the worker that answers, and the requests that fail. esbuild does not copy a file that a
 * module names by its URL; the kit then starts the worker from its text.
 *
 * @type {Readonly<Record<string, { make: Way, worker: RegExp, missed: string[] }>>}
 */
export const WAYS = {
  'plain HTML': { make: byNothing, worker: /^cdn\/solver-worker\.js$/, missed: [] },
  Vite: { make: byVite, worker: /^assets\/solver-worker-[\w-]+\.js$/, missed: [] },
  webpack: { make: byWebpack, worker: /^[\da-f]+\.js$/, missed: [] },
  esbuild: { make: plainly, worker: /^blob [\da-f-]+$/, missed: ['/solver-worker.js'] },
  'esbuild, the worker too': { make: withWorker, worker: /^workers\/solver\.js$/, missed: [] },
};
