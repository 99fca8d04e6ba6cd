// The ways by which a host makes a page of the installed kit; each leaves one in the folder `out`.
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as esbuild from 'esbuild';
import { build } from 'vite';
import webpack from 'webpack';

/**
 * From a project with its page and the kit, a folder to be served.
 *
 * @typedef {(host: string, out: string) => Promise<void>} Way
 */

/**
 * The host's page as it stands, but for this.
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
 * No build: the files of dist/cdn/ beside the page, as the kit's own README has it.
 *
 * @type {Way}
 */
async function byNothing(host, out) {
  page(host, out, (html) => html.replace('./app.js', './cdn/freecell-game.js'));
  cpSync(join(host, 'node_modules/baize/dist/cdn'), join(out, 'cdn'), { recursive: true });
}

/**
 * By each way: what worker answers, and what the page asks for in vain. esbuild leaves a file that a
 * module names by its URL where it was; the kit then starts the worker from its own text.
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
