import { NOT_POSSIBLE, namesFor } from './not-possible.mjs';

/** How a run ends whose list of what is not possible has faults. */
export const LIST_IS_STALE = 3;

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
 * What was not possible, by name and with its reason, and what is wrong with the list of it.
 *
 * @param {'firefox' | 'webkit'} engine
 * @param {EngineTest[]} tests
 * @returns {{ lines: string[], faults: string[] }}
 */
function judge(engine, tests) {
  const skipped = tests.filter((test) => test.skipped).map(({ name }) => name);
  const there = new Set(tests.map(({ name }) => name));
  // Where only some of the files run, or some tests of a file, the others are not missed.
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
 * A reporter that ends a run with what was not possible and each failure by name.
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
      // The runner ends with a code of its own, which knows of tests alone.
      if (faults.length > 0) process.once('exit', () => (process.exitCode = LIST_IS_STALE));
    },
  };
}
