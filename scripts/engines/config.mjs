import base from '../../web-test-runner.config.mjs';
import { engineCommands } from './commands.mjs';
import { namesFor } from './not-possible.mjs';
import { reportEngine } from './report.mjs';

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
function skipNotPossible(engine) {
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

/**
 * The element tests' configuration with another engine's browser, commands and list.
 *
 * @param {'firefox' | 'webkit'} engine
 * @param {Parameters<typeof engineCommands>[0]} handsOf
 * @param {import('@web/test-runner').TestRunnerConfig} own
 * @returns {import('@web/test-runner').TestRunnerConfig}
 */
export const engineConfig = (engine, handsOf, own) => ({
  ...base,
  // One page at a time takes longer, more so on a busy machine.
  testsFinishTimeout: process.env.BAIZE_FULL === '1' ? 3_600_000 : 400_000,
  browserStartTimeout: 90_000,
  testFramework: { config: { timeout: 30_000 } },
  ...own,
  plugins: [
    ...(base.plugins ?? []).filter(({ name }) => name !== 'baize-page-commands'),
    engineCommands(handsOf),
    skipNotPossible(engine),
  ],
  reporters: [...(base.reporters ?? []), reportEngine(engine)],
});
