import { NOT_POSSIBLE, namesFor } from './not-possible.mjs';

/** The exit code if the list of impossible tests is wrong. */
const LIST_IS_STALE = 3;

/**
 * @typedef {import('@web/test-runner-core').TestSession} TestSession
 * @typedef {import('@web/test-runner-core').TestSuiteResult} Suite
 * @typedef {{ name: string, passed: boolean, skipped: boolean, error: string }} EngineTest
 */

/**
 * @param {Suite} suite
 * @param {string[]} above
 * @returns {EngineTest[]}
 */
function testsOf(suite, above) {
  const path = suite.name ? [...above, suite.name] : above;
  const own = suite.tests.map(({ name, passed, skipped, error }) => ({
    name: [...path, name].join(' '),
    passed,
    skipped,
    error: error?.message ?? '',
  }));
  return [...own, ...suite.suites.flatMap((inner) => testsOf(inner, path))];
}

/**
 * Compares the results with the list of impossible tests: returns lines to print, and faults of the list.
 *
 * @param {'firefox' | 'webkit'} engine
 * @param {EngineTest[]} tests
 * @returns {{ lines: string[], faults: string[] }}
 */
function judge(engine, tests) {
  const skipped = tests.filter((test) => test.skipped).map(({ name }) => name);
  const there = new Set(tests.map(({ name }) => name));
  // If only some tests run, the others are not missing.
  const { BAIZE_TEST_PART: part, BAIZE_FULL: full } = process.env;
  const isPart = part !== undefined || full !== '1';
  const listed = namesFor(engine).filter((name) => !isPart || there.has(name));
  const lines = NOT_POSSIBLE[engine].flatMap(({ reason, tests: names }) => [
    `  ${reason}:`,
    ...names.filter((name) => skipped.includes(name)).map((name) => `    – ${name}`),
  ]);
  return {
    lines,
    faults: [
      ...listed
        .filter((name) => !there.has(name))
        .map((name) => `no test is called “${name}”: see scripts/engines/not-possible.mjs`),
      ...skipped
        .filter((name) => !listed.includes(name))
        .map((name) => `skipped without a reason: ${name}`),
    ],
  };
}

/**
 * A reporter that prints the impossible tests, and each failure by name.
 *
 * @param {'firefox' | 'webkit'} engine
 * @returns {import('@web/test-runner-core').Reporter}
 */
export function reportEngine(engine) {
  return {
    onTestRunFinished({ sessions }) {
      const tests = sessions.flatMap(({ testResults }) =>
        testResults ? testsOf(testResults, []) : [],
      );
      const { lines, faults } = judge(engine, tests);
      if (lines.length > 0) console.log(['Not possible here:', ...lines].join('\n'));
      for (const { name, error } of tests.filter((test) => !test.passed && !test.skipped))
        console.log(`✗ ${name}\n    ${error.split('\n').slice(0, 3).join('\n    ')}`);
      for (const fault of faults) console.log(`✗ ${fault}`);
      // Overrides the runner's exit code, which depends on the tests only.
      if (faults.length > 0) process.once('exit', () => (process.exitCode = LIST_IS_STALE));
    },
  };
}
