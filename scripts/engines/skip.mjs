import { namesFor } from './not-possible.mjs';

/**
 * A script for the page, before any test is declared, so that its hook runs first. A listed test that fails is skipped; a
 * listed test that passes fails.
 *
 * @param {string[]} names
 */
const inPage = (names) => `
  const names = new Set(${JSON.stringify(names)});
  beforeEach(function () {
    const test = this.currentTest;
    const { fn } = test;
    if (!names.has(test.fullTitle())) return;
    test.fn = async function () {
      try {
        await fn.call(this);
      } catch {
        this.skip();
      }
      throw new Error('possible after all: to be taken out of scripts/engines/not-possible.mjs');
    };
  });
`;

/**
 * Runs the tests that are listed as impossible, and skips those that fail.
 *
 * @param {'firefox' | 'webkit'} engine
 * @returns {import('@web/test-runner-core').TestRunnerPlugin}
 */
export function skipNotPossible(engine) {
  const script = '/__engine/skip.js';
  return {
    name: 'baize-skip-not-possible',
    serve({ path }) {
      return path === script ? { body: inPage(namesFor(engine)), type: 'js' } : undefined;
    },
    transform({ path, body }) {
      return path.endsWith('.entry.js') ? `import '${script}';\n${String(body)}` : undefined;
    },
  };
}
