import { defaultReporter } from '@web/test-runner';
import { chromeLauncher } from '@web/test-runner-chrome';
import { esbuildPlugin } from '@web/dev-server-esbuild';
import { fileURLToPath } from 'node:url';
import { browserFlags, findTestBrowser } from './scripts/find-browser.mjs';
import { pageCommands } from './scripts/test/page-commands.mjs';
import { countsReporter } from './scripts/test/wtr-counts.mjs';

const { BAIZE_TEST_COUNTS: counts, BAIZE_FULL: full } = process.env;

/**
 * Waits for the page to be as every test file finds it before the file is loaded.
 *
 * @param {string} framework
 */
const testPage = (framework) => `<!doctype html>
<html lang="en">
  <head><title>Baize</title></head>
  <body>
    <script type="module">
      import { executeServerCommand } from '@web/test-runner-commands';
      // Mocha passes over these.
      addEventListener('unhandledrejection', ({ reason }) => {
        console.error('unhandled rejection:', String(reason?.stack ?? reason));
      });
      await executeServerCommand('reset-page');
      await import('${framework}');
    </script>
  </body>
</html>`;

/** @type {import('@web/test-runner').TestRunnerConfig} */
export default {
  // Each file costs a page, so the tests are gathered behind a few entries.
  files: ['test/elements/*.entry.ts'],
  nodeResolve: true,
  // Two pages more than two processors need: pages wait for frames and timers.
  concurrency: 4,
  browsers: [
    chromeLauncher({
      launchOptions: { executablePath: findTestBrowser(), args: browserFlags() },
      // A window each: a page behind another draws no frames, and a finger on it waits for one.
      createPage: async ({ browser }) => (await browser.createBrowserContext()).newPage(),
    }),
  ],
  plugins: [
    esbuildPlugin({
      ts: true,
      target: 'es2022',
      tsconfig: fileURLToPath(new URL('./tsconfig.json', import.meta.url)),
    }),
    pageCommands(),
  ],
  testRunnerHtml: testPage,
  // On a machine that does other things as well; nothing waits so long that succeeds.
  testsFinishTimeout: full === '1' ? 1_800_000 : 300_000,
  testFramework: { config: { timeout: 30_000 } },
  filterBrowserLogs: ({ args }) => !String(args[0]).startsWith('Lit is in dev mode'),
  reporters: [defaultReporter(), ...(counts ? [countsReporter(counts)] : [])],
};
