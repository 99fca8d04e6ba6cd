import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { refreshDist } from '../build/dist.mjs';
import { ROOT } from '../entries.mjs';
import { withSecond } from './second-run.mjs';
import { WEB_RUNNER, startRunner } from './start-runner.mjs';

/**
 * What a run of test files came to: how many tests; which files failed, and which tests by name.
 *
 * @typedef {{ passed: number, failed: number, skipped: number, files: string[], failures: string[] }} Told
 *
 * A layer's counts; `again` are those that passed only when they were run again.
 *
 * @typedef {{ passed: number, failed: number, skipped: number, again: number, lines: string[] }} Counts
 *
 * @typedef {object} Layer
 * @property {string} folder where its files are
 * @property {string} ending of a file's name that is handed to the runner
 * @property {() => void | Promise<void>} [prepare]
 * @property {boolean} [inBrowser]
 * @property {(files: string[]) => string[]} command Node's arguments; the runner writes its counts to the file BAIZE_TEST_COUNTS
 */

/**
 * @param {string} folder
 * @param {string} ending
 */
const filesIn = (folder, ending) =>
  !existsSync(join(ROOT, folder))
    ? []
    : readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
        .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
        .filter((file) => file.endsWith(ending))
        .sort();

/** A test file that no entry imports would never run, and nobody would miss it. */
function checkEntries() {
  const entries = filesIn('test/elements', '.entry.ts')
    .map((file) => readFileSync(join(ROOT, file), 'utf8'))
    .join('\n');
  const lost = filesIn('test/elements', '.test.ts').filter(
    (file) => !entries.includes(file.replace('test/elements/', './').replace(/ts$/, 'js')),
  );
  if (lost.length > 0) throw new Error(`No test/elements/*.entry.ts imports ${lost.join(', ')}.`);
}

/**
 * Files that take long begin first, so that none is left alone at the end; one of the two that need
 * the toy's site builds it, and the other, which comes later, finds it.
 */
const LONG = {
  core: ['new-game', 'bot-hands', 'agreement', 'contract', 'outcome', 'random-play', 'automatic'],
  pages: ['solver-ways', 'demo', 'solve-by-keys', 'solve-by-mouse', 'paigow', 'seven27'],
};

/**
 * Node's arguments that run test files in processes which share what is dear to start.
 *
 * @param {readonly string[]} files
 * @param {readonly string[]} long parts of the names of those that begin
 * @param {readonly string[]} options
 */
function shared(files, long, ...options) {
  /** @param {string} file */
  const place = (file) => long.findIndex((name) => file.includes(name)) + 1 || long.length + 1;
  const inOrder = [...files].sort((a, b) => place(a) - place(b));
  return ['--import', 'tsx', 'scripts/test/run-shared.mjs', ...options, ...inOrder];
}

/** @type {Record<string, Layer>} */
export const LAYERS = {
  core: {
    folder: 'test/core',
    ending: '.test.ts',
    command: (files) => shared(files, LONG.core),
  },
  elements: {
    inBrowser: true,
    folder: 'test/elements',
    ending: '.entry.ts',
    prepare: checkEntries,
    command: (files) => [WEB_RUNNER, '--files', ...files],
  },
  pages: {
    inBrowser: true,
    folder: 'test/pages',
    ending: '.test.ts',
    prepare: refreshDist,
    // Its hooks, which end a test's pages and in the end the browser, are for all files.
    command: (files) => shared(files, LONG.pages, '--first=test/harness/pages.ts'),
  },
};

/**
 * @param {Layer} layer
 * @param {string[]} filters parts of file names; none takes all files
 */
function filesOf({ folder, ending }, filters) {
  return filesIn(folder, ending).filter(
    (file) => filters.length === 0 || filters.some((filter) => file.includes(filter)),
  );
}

/**
 * Runs files. A runner that ends badly without naming a failed test (it crashed, a hook threw, the
 * build broke) counts as one failure, and so do files without a test.
 *
 * @param {Layer} layer
 * @param {string[]} files
 * @returns {Promise<Told>}
 */
async function runFiles(layer, files) {
  const { code, told: counted } = await startRunner(layer.command(files));
  const told = { passed: 0, failed: 0, skipped: 0, files: [], failures: [], ...counted };
  const broken = code !== 0 || told.passed + told.failed === 0;
  return broken ? { ...told, failed: Math.max(told.failed, 1) } : told;
}

/**
 * Runs a layer; none of its tests is a failure. In a browser, on a machine that has other work, a
 * test fails now and then for want of time: files that failed are run once more, and what passed
 * only then is told by its name.
 *
 * @param {Layer} layer
 * @param {string[]} filters
 * @returns {Promise<Counts>}
 */
export async function runLayer(layer, filters) {
  const files = filesOf(layer, filters);
  const none = { passed: 0, skipped: 0, again: 0, lines: [] };
  if (files.length === 0) return { ...none, failed: filters.length === 0 ? 1 : 0 };
  await layer.prepare?.();
  const told = await runFiles(layer, files);
  return withSecond(told, layer.inBrowser ? (red) => runFiles(layer, red) : undefined);
}
