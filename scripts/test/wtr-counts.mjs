import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { ROOT } from '../entries.mjs';

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
 * The whole names of the tests that failed.
 *
 * @param {TestSuiteResult} suite
 * @param {string} [above]
 * @returns {string[]}
 */
function failedIn(suite, above = '') {
  const path = suite.name ? `${above}${suite.name} › ` : above;
  const own = suite.tests.filter(({ passed, skipped }) => !passed && !skipped);
  return [...own.map(({ name }) => path + name), ...suite.suites.flatMap((s) => failedIn(s, path))];
}

/**
 * @param {TestSession} session
 * @returns {string[]}
 */
function failuresOf({ testFile, testResults, errors }) {
  const names = testResults ? failedIn(testResults) : [];
  return names.length > 0 ? names : [`${testFile}: ${errors[0]?.message ?? 'no answer'}`];
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
      const red = sessions.filter(({ passed }) => !passed);
      const files = red.map(({ testFile }) => relative(ROOT, testFile));
      const failures = red.flatMap(failuresOf);
      writeFileSync(file, JSON.stringify({ ...total, lost, files, failures }));
    },
  };
}
