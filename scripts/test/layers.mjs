import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { refreshDist } from '../build/dist.mjs';
import { ensure, onPath } from '../engines/install.mjs';
import { ROOT } from '../entries.mjs';
import { writeMessages } from '../messages/compile.mjs';
import { writePatiences } from '../patiences.mjs';
import { bundleElements } from './bundle-elements.mjs';
import { WEB_RUNNER, startRunner } from './start-runner.mjs';

/**
 * The result of a run of test files: the number of tests, and the names of those that failed.
 *
 * @typedef {{ passed: number, failed: number, skipped: number, failures: string[] }} Counts
 *
 * @typedef {object} Layer
 * @property {string} folder of its files
 * @property {string} ending of the names of files that the runner gets
 * @property {() => unknown} [prepare]
 * @property {(files: string[]) => string[] | Promise<string[]>} command returns Node's arguments; the runner writes its counts to the file BAIZE_TEST_COUNTS
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

/** Checks that an entry imports each test file. Others would never run. */
function checkEntries() {
  const entries = filesIn('test/elements', '.entry.ts')
    .map((file) => readFileSync(join(ROOT, file), 'utf8'))
    .join('\n');
  const lost = filesIn('test/elements', '.test.ts').filter(
    (file) => !entries.includes(file.replace('test/elements/', './').replace(/ts$/, 'js')),
  );
  if (lost.length > 0) throw new Error(`No test/elements/*.entry.ts imports ${lost.join(', ')}.`);
}

/** Slow files start first, so that none runs alone at the end. */
const LONG = {
  core: [
    // These four are slow only in a full run.
    ...['golf/solver', 'together/pairing', 'together/fuzz', 'together/grinding'],
    ...['random-player', 'tricks/plain', 'decided', 'rules-help', 'languages', 'solve-command'],
    ...['supermove-singles', 'klondike/outcome', 'advice', 'solver-proofs', 'claim-proofs'],
    ...['tricks/bots', 'lint-rules', 'patience-rules', 'rules/endgames', 'share'],
  ],
  // By the seconds that each takes, longest first.
  elements: [
    ...['/tricks', '/together', '/paigow', '/contract', '/links', '/seven27', '/room.', '/kit'],
    ...['/play', '/panels', '/ten-dice', '/patience-game', '/tables', '/stock', '/looks'],
    ...['/patience.', '/room-rounds'],
  ],
  // The first one builds the site of the documentation.
  pages: [
    ...['docs-site', 'embed.test', 'demo', 'layout-shift', 'link-to-seat', 'served-page'],
    ...['maker', 'offline', 'theme-editor', 'leaderboard', 'connection', 'later', 'strict'],
    ...['links', 'settings', 'solver-ways', 'builder', 'room-storage', 'paigow-saves'],
  ],
  together: ['several', 'play', 'refusals'],
};

/** Starts a Redis for the tests of servers that share tables. Without one, the names of these tests say that they did not run. */
function ensureRedis() {
  const reason = ensure({
    name: 'Redis',
    packages: ['redis-server'],
    missing: () => (onPath('redis-server') ? undefined : 'redis-server'),
  });
  if (reason !== undefined) console.log(`Servers behind Redis are not tested: ${reason}`);
}

/**
 * @param {readonly string[]} files
 * @param {readonly string[]} long parts of the names of files that start first
 */
function inOrder(files, long) {
  /** @param {string} file */
  const place = (file) => long.findIndex((name) => file.includes(name)) + 1 || long.length + 1;
  return [...files].sort((a, b) => place(a) - place(b));
}

/**
 * Node's arguments that run test files in processes which share what is slow to start.
 *
 * @param {readonly string[]} files
 * @param {readonly string[]} long
 * @param {readonly string[]} options
 */
const shared = (files, long, ...options) => [
  ...['--import', 'tsx', 'scripts/test/run-shared.mjs', ...options],
  ...inOrder(files, long),
];

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
    command: async (files) => [
      ...[WEB_RUNNER, '--files'],
      ...(await bundleElements(inOrder(files, LONG.elements))),
    ],
  },
  pages: {
    folder: 'test/pages',
    ending: '.test.ts',
    prepare: refreshDist,
    // The hooks of this module close a test's pages and finally the browser, for all files.
    command: (files) => shared(files, LONG.pages, '--first=test/harness/pages.ts', '--waiting'),
  },
  together: {
    folder: 'test/together',
    ending: '.test.ts',
    prepare: ensureRedis,
    command: (files) => shared(files, LONG.together, '--waiting'),
  },
};

/**
 * The files of a run. A file named `….full.test.ts` belongs to a full run, or to a run whose filter matches it.
 *
 * @param {Layer} layer
 * @param {string[]} filters parts of file names; empty for all files of this run
 */
function filesOf({ folder, ending }, filters) {
  const isFull = process.env.BAIZE_FULL === '1';
  return filesIn(folder, ending).filter((file) =>
    filters.length === 0
      ? isFull || !file.includes('.full.')
      : filters.some((filter) => file.includes(filter)),
  );
}

/**
 * Runs a layer. No test at all is a failure. A runner that fails without a failed test (it crashed, a hook threw, the build
 * broke) counts as one failure.
 *
 * @param {Layer} layer
 * @param {string[]} filters
 * @returns {Promise<Counts>}
 */
export async function runLayer(layer, filters) {
  const files = filesOf(layer, filters);
  const nothing = { passed: 0, failed: 0, skipped: 0, failures: [] };
  if (files.length === 0) return { ...nothing, failed: filters.length === 0 ? 1 : 0 };
  writeMessages();
  writePatiences();
  await layer.prepare?.();
  const { code, result } = await startRunner(await layer.command(files));
  const counts = { ...nothing, ...result };
  const broken = code !== 0 || counts.passed + counts.failed === 0;
  return broken ? { ...counts, failed: Math.max(counts.failed, 1) } : counts;
}
