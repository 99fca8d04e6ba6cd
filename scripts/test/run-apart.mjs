// Runs the test files named on the command line, each in a process of its own and two at a time, in
// this order: `node --test` has no order but that of their names. Counts go to BAIZE_TEST_COUNTS.
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { run } from 'node:test';
import { spec as Spec } from 'node:test/reporters';

const { BAIZE_TEST_COUNTS: file } = process.env;
const files = process.argv.slice(2).map((name) => resolve(name));

/** @type {Record<string, number>} node:test tells its totals only in words */
const told = {};
const tests = run({ files, concurrency: 2 });
tests.on('test:diagnostic', ({ message }) => {
  const total = /^(\w+) (\d+)$/.exec(message);
  if (total) told[total[1] ?? ''] = Number(total[2]);
});
tests.on('test:fail', () => {
  process.exitCode = 1;
});
tests.once('end', () => {
  const { pass = 0, fail = 0, cancelled = 0, skipped = 0 } = told;
  if (file)
    writeFileSync(file, JSON.stringify({ passed: pass, failed: fail + cancelled, skipped }));
});
tests.compose(new Spec()).pipe(process.stdout);
