// npm run test:engines: runs the element tests in Chromium, Firefox and WebKitGTK, and prints a table, the failures, and the
// tests that an engine can't run.
//   node scripts/test-engines.mjs [chromium|firefox|webkit …] [--full] [--where-possible]
//   --only entry       only one entry, such as `play`
//   --full             all element tests except the rounds of a room; without it those of play, the contract and axe
//   --where-possible   an engine that can't be installed here is reported, but doesn't fail
import { readdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ENGINES, ensure } from './engines/install.mjs';
import { startWebkitDriver } from './engines/webkit-driver.mjs';
import { freePort } from './free-port.mjs';
import { bundleElements } from './test/bundle-elements.mjs';
import { WEB_RUNNER, startRunner } from './test/start-runner.mjs';

/** @typedef {import('./test/layers.mjs').Counts & { lost: number }} Counts */

/** How often a file that lost its browser is run again. */
const REPEATS = 2;

/** Entries in which engines differ most: pointers, keys and focus, axe, and the public interface. */
const FEW = ['play', 'panels', 'stock', 'contract', 'looks', 'ten-dice'];

/** Entries for Chromium only: thousands of rounds of tabs give the same sums in every engine, and take over an hour. */
const ALIKE = ['room-rounds'];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    full: { type: 'boolean', default: false },
    only: { type: 'string' },
    'where-possible': { type: 'boolean', default: false },
  },
});
const names = /** @type {const} */ (['chromium', 'firefox', 'webkit']);
for (const name of positionals)
  if (!names.some((known) => known === name)) throw new Error(`no engine: ${name}`);
const chosen = names.filter((name) => positionals.length === 0 || positionals.includes(name));

/** @param {string} name */
const isChosen = (name) => (values.full ? !ALIKE.includes(name) : FEW.includes(name));
const entries = readdirSync('test/elements')
  .filter((file) => file.endsWith('.entry.ts'))
  .map((file) => file.replace('.entry.ts', ''))
  .filter((name) => (values.only ? name === values.only : isChosen(name)))
  .map((name) => `test/elements/${name}.entry.ts`);
const files = await bundleElements(entries);

/**
 * @param {string} config
 * @param {readonly string[]} [some] the files to run
 * @param {Record<string, string>} [env]
 * @returns {Promise<Counts>}
 */
async function runTests(config, some = files, env = {}) {
  /** @type {Record<string, string>} */
  const part = values.full && !values.only ? {} : { BAIZE_TEST_PART: '1' };
  // Two runners that choose a free port at the same time may choose the same one.
  const port = String(await freePort());
  const runner = [WEB_RUNNER, '--config', config, '--port', port, '--files', ...some];
  const { code, result } = await startRunner(runner, { ...env, ...part });
  const counts = { passed: 0, failed: 0, skipped: 0, lost: 0, failures: [], ...result };
  // A runner that fails without a failed test (it crashed, or its list is wrong) counts as a failure.
  const broken = code !== 0 || counts.passed === 0;
  return broken ? { ...counts, failed: Math.max(counts.failed, 1) } : counts;
}

/** @param {string} file */
async function withDriver(file) {
  const driver = await startWebkitDriver();
  try {
    const counts = await runTests('web-test-runner.webkit.config.mjs', [file], driver.env);
    return { counts, hasDied: driver.hasDied() };
  } finally {
    driver.stop();
  }
}

/**
 * Runs a file in WebKitGTK. Its small browser sometimes crashes, each time in another file, and its driver may crash too.
 * The file is run again then, unless a test failed before a crash of the browser.
 *
 * @param {string} file
 * @param {number} repeats how often it may be run again
 * @returns {Promise<Counts>}
 */
async function runInWebkit(file, repeats = REPEATS) {
  const { counts, hasDied } = await withDriver(file);
  // A lost file counts as one failure.
  const { lost, failed } = counts;
  const hasCrashed = hasDied || (lost > 0 && failed === lost);
  if (!hasCrashed || repeats === 0) return counts;
  console.log(`\nOnce more, because its browser crashed: ${file}`);
  return runInWebkit(file, repeats - 1);
}

/** @returns {Promise<Counts>} */
async function runWebkit() {
  const total = {
    passed: 0,
    failed: 0,
    skipped: 0,
    lost: 0,
    failures: /** @type {string[]} */ ([]),
  };
  for (const file of files) {
    const counts = await runInWebkit(file);
    total.passed += counts.passed;
    total.failed += counts.failed;
    total.skipped += counts.skipped;
    total.lost += counts.lost;
    total.failures.push(...counts.failures);
  }
  return total;
}

/** @param {(typeof names)[number]} name */
function runEngine(name) {
  if (name === 'webkit') return runWebkit();
  return runTests(`web-test-runner${name === 'firefox' ? '.firefox' : ''}.config.mjs`);
}

// WebKit's driver is in another process group, so it is ended when this process exits.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

/** @type {Record<string, Counts & { seconds: number }>} */
const rows = {};

/** @param {(typeof names)[number]} name */
async function run(name) {
  const start = performance.now();
  const counts = await runEngine(name).catch((error) => {
    console.error(error);
    return { passed: 0, failed: 1, skipped: 0, failures: [`${name}: ${error}`], lost: 0 };
  });
  rows[name] = { ...counts, seconds: Math.round((performance.now() - start) / 1000) };
}

/** @type {string[]} */
const absent = [];
/** @type {(typeof names)[number][]} */
const there = [];
for (const name of chosen) {
  const reason = name === 'chromium' ? undefined : ensure(ENGINES[name]);
  if (reason === undefined) there.push(name);
  else absent.push(`${name} did not run: ${reason}`);
}
// An engine runs one page at a time, so two engines share two processors.
await Promise.all(there.map(run));

if (Object.keys(rows).length > 0) {
  const shown = Object.entries(rows).map(([name, row]) => {
    const { passed, failed, skipped, lost, seconds } = row;
    return [name, { passed, failed, skipped, lost, seconds }];
  });
  console.table(Object.fromEntries(shown));
}
for (const [name, { failures }] of Object.entries(rows))
  for (const failure of failures) console.log(`${name}: ✗ ${failure}`);
for (const line of absent) console.log(line);
const failed = Object.values(rows).some((row) => row.failed > 0);
if (failed || (absent.length > 0 && !values['where-possible'])) process.exitCode = 1;
