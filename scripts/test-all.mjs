// npm run test:all: the element tests in Chromium, Firefox and WebKitGTK, a table of them, and by
// name what failed and what an engine has no way to do.
//   node scripts/test-all.mjs [chromium|firefox|webkit …] [--where-possible]
//   --where-possible   an engine that cannot be installed here is told of, but is no failure
import { parseArgs } from 'node:util';
import { ENGINES, ensure } from './engines/install.mjs';
import { LIST_IS_STALE } from './engines/tell.mjs';
import { startWebkitDriver } from './engines/webkit-driver.mjs';
import { withSecond } from './test/second-run.mjs';
import { WEB_RUNNER, startRunner } from './test/start-runner.mjs';

/** @typedef {import('./test/layers.mjs').Counts & { lost: number, seconds: number }} Row */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'where-possible': { type: 'boolean', default: false } },
});
const names = /** @type {const} */ (['chromium', 'firefox', 'webkit']);
for (const name of positionals)
  if (!names.some((known) => known === name)) throw new Error(`no engine: ${name}`);
const chosen = names.filter((name) => positionals.length === 0 || positionals.includes(name));

/** @typedef {import('./test/layers.mjs').Told & { lost: number, stale: boolean }} Run */

/**
 * @param {string} config
 * @param {Record<string, string>} env
 * @param {string[]} [files] all of them unless told
 * @returns {Promise<Run>}
 */
async function runTests(config, env, files = []) {
  const some = files.length > 0 ? ['--files', ...files] : [];
  /** @type {Record<string, string>} */
  const part = files.length > 0 ? { BAIZE_TEST_PART: '1' } : {};
  const runner = [WEB_RUNNER, '--config', config, ...some];
  const { code, told: counted } = await startRunner(runner, { ...env, ...part });
  const nothing = { passed: 0, failed: 0, skipped: 0, lost: 0, files: [], failures: [] };
  const told = { ...nothing, ...counted, stale: code === LIST_IS_STALE };
  // A runner that ends badly without a failed test (it crashed) is a failure.
  const broken = code !== 0 || told.passed === 0;
  return broken ? { ...told, failed: Math.max(told.failed, 1) } : told;
}

/** @param {(typeof names)[number]} name */
async function runEngine(name) {
  if (name === 'webkit') return runWebkit();
  const engine = name === 'firefox' ? '.firefox' : '';
  return runTwice((files) => runTests(`web-test-runner${engine}.config.mjs`, {}, files));
}

/**
 * Files that failed are run once more, as those of `npm test` are; but a list that has to be mended
 * stays so.
 *
 * @param {(files?: string[]) => Promise<Run>} run
 */
async function runTwice(run) {
  const first = await run();
  const { lost, stale } = first;
  if (stale || lost > 0) return { ...first, again: 0, lines: [], lost };
  return { ...(await withSecond(first, run)), lost };
}

async function runWithDriver() {
  const driver = await startWebkitDriver();
  try {
    return await runTwice((files) =>
      runTests('web-test-runner.webkit.config.mjs', driver.env, files),
    );
  } finally {
    driver.stop();
  }
}

async function runWebkit() {
  const counts = await runWithDriver();
  if (counts.lost === 0) return counts;
  // WebKitGTK's small browser dies now and then, in another file each time, and its driver may die as well;
  // no page is known to do it.
  console.log(`\n${counts.lost} files lost their browser: all of them once more`);
  return runWithDriver();
}

// Whoever stops the run ends WebKit's driver with it, which is of a process group of its own.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

/** @type {Record<string, Row>} */
const rows = {};
/** @type {string[]} */
const absent = [];
for (const name of chosen) {
  console.log(`\n── ${name} ──`);
  const reason = name === 'chromium' ? undefined : ensure(ENGINES[name]);
  if (reason !== undefined) {
    absent.push(`${name} did not run: ${reason}`);
    continue;
  }
  const start = performance.now();
  const counts = await runEngine(name).catch((error) => {
    console.error(error);
    return { passed: 0, failed: 1, skipped: 0, again: 0, lines: [], lost: 0 };
  });
  rows[name] = { ...counts, seconds: Math.round((performance.now() - start) / 1000) };
}

if (Object.keys(rows).length > 0) {
  const shown = Object.entries(rows).map(([name, { lines: _, ...row }]) => [name, row]);
  console.table(Object.fromEntries(shown));
}
for (const [name, { lines }] of Object.entries(rows))
  for (const line of lines) console.log(`${name}: ${line}`);
for (const line of absent) console.log(line);
const failed = Object.values(rows).some((row) => row.failed > 0);
if (failed || (absent.length > 0 && !values['where-possible'])) process.exitCode = 1;
