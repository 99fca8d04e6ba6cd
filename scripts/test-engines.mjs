// npm run test:engines: element tests in Chromium, Firefox and WebKitGTK, a table of them, and by name what failed and
// what an engine has no way to do.
//   node scripts/test-engines.mjs [chromium|firefox|webkit …] [--full] [--where-possible]
//   --only entry       one page of them, as `play`
//   --full             all element tests but the rounds of a room; without it those of play, of the contract and of axe
//   --where-possible   an engine that cannot be installed here is told of, but is no failure
import { readdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ENGINES, ensure } from './engines/install.mjs';
import { startWebkitDriver } from './engines/webkit-driver.mjs';
import { freePort } from './free-port.mjs';
import { bundleElements } from './test/bundle-elements.mjs';
import { WEB_RUNNER, startRunner } from './test/start-runner.mjs';

/** @typedef {import('./test/layers.mjs').Counts & { lost: number }} Counts */

/** Where engines differ most: pointers, keys and focus, what axe sees, and the public interface. */
const FEW = ['play', 'stock', 'contract', 'looks', 'ten-dice'];

/** Rounds of many tabs by the thousand come to the same sums in every engine, and take others more than an hour. */
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
 * @param {Record<string, string>} [env]
 * @returns {Promise<Counts>}
 */
async function runTests(config, env = {}) {
  /** @type {Record<string, string>} */
  const part = values.full && !values.only ? {} : { BAIZE_TEST_PART: '1' };
  // Two runners that look for a free port by themselves at the same moment find the same one.
  const port = String(await freePort());
  const runner = [WEB_RUNNER, '--config', config, '--port', port, '--files', ...files];
  const { code, result } = await startRunner(runner, { ...env, ...part });
  const counts = { passed: 0, failed: 0, skipped: 0, lost: 0, failures: [], ...result };
  // A runner that ends badly without a failed test (it crashed, its list is stale) is a failure.
  const broken = code !== 0 || counts.passed === 0;
  return broken ? { ...counts, failed: Math.max(counts.failed, 1) } : counts;
}

/** @returns {Promise<Counts>} */
async function runWebkit() {
  const driver = await startWebkitDriver();
  try {
    return await runTests('web-test-runner.webkit.config.mjs', driver.env);
  } finally {
    driver.stop();
  }
}

/**
 * WebKitGTK's small browser dies now and then, in another file each time, and its driver may die as well. A run that
 * lost its browser tells nothing, so it is begun anew; one in which a test failed as well is not.
 */
async function runWebkitToItsEnd() {
  const counts = await runWebkit();
  // A lost file counts as one failure.
  if (counts.lost === 0 || counts.failed > counts.lost) return counts;
  console.log(`\n${counts.lost} files lost their browser: all of them once more`);
  return runWebkit();
}

/** @param {(typeof names)[number]} name */
function runEngine(name) {
  if (name === 'webkit') return runWebkitToItsEnd();
  return runTests(`web-test-runner${name === 'firefox' ? '.firefox' : ''}.config.mjs`);
}

// Whoever stops the run ends WebKit's driver with it, which is of a process group of its own.
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
// An engine has one page at a time, so two of them share two processors.
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
