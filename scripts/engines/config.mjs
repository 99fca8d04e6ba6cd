import base from '../../web-test-runner.config.mjs';
import { engineCommands } from './commands.mjs';
import { skipNotPossible } from './skip.mjs';
import { reportEngine } from './report.mjs';

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
