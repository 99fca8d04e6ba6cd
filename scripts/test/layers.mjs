import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { refreshDist } from '../build/dist.mjs';
import { ROOT } from '../entries.mjs';

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 *
 * @typedef {object} Layer
 * @property {string} folder where its files are
 * @property {string} ending of a file's name that is handed to the runner
 * @property {() => void | Promise<void>} [prepare]
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
    folder: 'test/elements',
    ending: '.entry.ts',
    prepare: checkEntries,
    command: (files) => [...['node_modules/@web/test-runner/dist/bin.js', '--files', ...files]],
  },
  pages: {
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
 * @param {string[]} args
 * @param {string} counts
 * @returns {Promise<boolean>} whether it ended well
 */
function node(args, counts) {
  // A test of the test runner runs this in a process that node:test takes for one of its own.
  const { NODE_TEST_CONTEXT: _, ...outside } = process.env;
  const env = { ...outside, BAIZE_TEST_COUNTS: counts };
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return new Promise((done) => child.on('close', (code) => done(code === 0)));
}

/**
 * @param {string} file
 * @returns {Counts}
 */
function readCounts(file) {
  const nothing = { passed: 0, failed: 0, skipped: 0 };
  return existsSync(file) ? { ...nothing, ...JSON.parse(readFileSync(file, 'utf8')) } : nothing;
}

/**
 * Runs a layer. A runner that ends badly without naming a failed test (it crashed, a hook threw,
 * the build broke) counts as one failure, and so does a layer that ran no test at all.
 *
 * @param {Layer} layer
 * @param {string[]} filters
 * @returns {Promise<Counts>}
 */
export async function runLayer(layer, filters) {
  const files = filesOf(layer, filters);
  if (files.length === 0) return { passed: 0, failed: filters.length === 0 ? 1 : 0, skipped: 0 };
  const folder = mkdtempSync(join(tmpdir(), 'baize-test-'));
  const counts = join(folder, 'counts.json');
  try {
    await layer.prepare?.();
    const ended = await node(layer.command(files), counts);
    const { passed, failed, skipped } = readCounts(counts);
    const broken = !ended || passed + failed === 0;
    return { passed, failed: broken ? Math.max(failed, 1) : failed, skipped };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
