// Runs test files in the given order, in as many processes as there are processors. Each process takes the next file when
// it has finished one, so that files share what is slow to start, such as a browser. `node --test` would start a process
// for each file, in alphabetical order.
//   node --import tsx scripts/test/run-shared.mjs [--first a module for all files] [--waiting] a file …
//   --waiting   the tests wait for a browser: one more process than there are processors
// Counts go to the file BAIZE_TEST_COUNTS.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from 'node:test';
import { spec as Spec } from 'node:test/reporters';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const { values, positionals: files } = parseArgs({
  allowPositionals: true,
  options: { first: { type: 'string' }, waiting: { type: 'boolean', default: false } },
});
const { BAIZE_TEST_COUNTS: counts } = process.env;
const folder = mkdtempSync(join(tmpdir(), 'baize-turns-'));
process.env.BAIZE_TEST_TURNS = JSON.stringify({ folder, files, first: values.first });

const taker = fileURLToPath(new URL('take-turns.mjs', import.meta.url));
const processors = availableParallelism() + (values.waiting ? 1 : 0);
const processes = Math.max(1, Math.min(processors, files.length, 4));
const tests = run({ files: Array(processes).fill(taker), concurrency: processes });

/** @type {Record<string, number>} node:test tells its totals only in words */
const totals = {};
tests.on('test:diagnostic', ({ message }) => {
  const total = /^(\w+) (\d+)$/.exec(message);
  if (total) totals[total[1] ?? ''] = Number(total[2]);
});
/** @type {string[]} */
const failures = [];
/** @type {string[]} the files that they stand in */
const red = [];
tests.on('test:fail', ({ name, nesting, details }) => {
  process.exitCode = 1;
  const within = /** @type {{ failureType?: string }} */ (details.error).failureType;
  if (nesting === 0) red.push(name);
  if (within !== 'subtestsFailed') failures.push(name);
});
tests.once('end', () => {
  const { pass = 0, fail = 0, cancelled = 0, skipped = 0 } = totals;
  const result = { passed: pass, failed: fail + cancelled, skipped, files: red, failures };
  if (counts) writeFileSync(counts, JSON.stringify(result));
  rmSync(folder, { recursive: true, force: true });
});
tests.compose(new Spec()).pipe(process.stdout);
