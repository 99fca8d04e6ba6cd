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

/** @param {unknown} arg */
const wordsOf = (arg) => {
  const { message } = /** @type {{ message?: unknown }} */ (arg ?? {});
  if (typeof message === 'string') return message;
  return typeof arg === 'string' ? arg : (JSON.stringify(arg) ?? String(arg));
};

/**
 * The console messages and failed requests of a file's page. Tests that expect them keep them out of this list.
 *
 * @param {TestSession} session
 * @returns {string[]}
 */
const surprisesOf = ({ testFile, logs, request404s }) => [
  ...logs.map((args) => `${relative(ROOT, testFile)} logged: ${args.map(wordsOf).join(' ')}`),
  ...request404s.map((url) => `${relative(ROOT, testFile)} asked for what is not there: ${url}`),
];

/**
 * The counts of a file. An error outside of tests (it did not load, a hook threw) counts as one failure, and so does each
 * unexpected message or request.
 *
 * @param {TestSession} session
 */
function countsOf(session) {
  const { testResults, passed } = session;
  const tests = testResults ? testsOf(testResults) : [];
  const skipped = tests.filter((test) => test.skipped).length;
  const green = tests.filter((test) => test.passed && !test.skipped).length;
  const red = tests.length - skipped - green;
  const broken = passed ? red : Math.max(red, 1);
  return { passed: green, failed: broken + surprisesOf(session).length, skipped };
}

/**
 * The full names of the failed tests.
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
function failuresOf(session) {
  const { testFile, testResults, errors, passed } = session;
  const names = testResults ? failedIn(testResults) : [];
  const broken = `${testFile}: ${errors[0]?.message ?? 'no answer'}`;
  return [...(passed || names.length > 0 ? names : [broken]), ...surprisesOf(session)];
}

/**
 * A reporter for scripts/test.mjs: writes the counts of a run as JSON.
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
      // Files without results: their browser crashed.
      const lost = sessions.filter(({ testResults }) => !testResults).length;
      const red = sessions.filter((session) => !session.passed || surprisesOf(session).length > 0);
      const files = red.map(({ testFile }) => relative(ROOT, testFile));
      const failures = red.flatMap(failuresOf);
      writeFileSync(file, JSON.stringify({ ...total, lost, files, failures }));
    },
  };
}
