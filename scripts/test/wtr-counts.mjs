import { writeFileSync } from 'node:fs';

/**
 * @typedef {import('@web/test-runner-core').TestSession} TestSession
 * @typedef {import('@web/test-runner-core').TestSuiteResult} TestSuiteResult
 * @typedef {import('@web/test-runner-core').TestResult} TestResult
 */

/**
 * @param {TestSuiteResult} suite
 * @returns {TestResult[]}
 */
const testsOf = (suite) => [...suite.tests, ...suite.suites.flatMap(testsOf)];

/**
 * What a file comes to; one that broke outside its tests (it did not load, a hook threw) counts as
 * a failure of its own.
 *
 * @param {TestSession} session
 */
function countsOf({ testResults, passed }) {
  const tests = testResults ? testsOf(testResults) : [];
  const skipped = tests.filter((test) => test.skipped).length;
  const green = tests.filter((test) => test.passed && !test.skipped).length;
  const red = tests.length - skipped - green;
  return { passed: green, failed: passed ? red : Math.max(red, 1), skipped };
}

/**
 * A reporter for scripts/test.mjs: the counts of a run, as JSON.
 *
 * @param {string} file
 * @returns {import('@web/test-runner-core').Reporter}
 */
export function countsReporter(file) {
  return {
    onTestRunFinished({ sessions }) {
      const total = { passed: 0, failed: 0, skipped: 0 };
      for (const counts of sessions.map(countsOf)) {
        total.passed += counts.passed;
        total.failed += counts.failed;
        total.skipped += counts.skipped;
      }
      // Files of which nothing is known: their browser went away.
      const lost = sessions.filter(({ testResults }) => !testResults).length;
      writeFileSync(file, JSON.stringify({ ...total, lost }));
    },
  };
}
