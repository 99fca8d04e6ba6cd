import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { ROOT } from '../entries.mjs';

/** Beside the server's sources: its page and its packages are found from here as from there. */
const FOLDER = join(ROOT, 'server/.cache');

/**
 * Bundles what starts a server into a file, for the tests of this process, which remove it at their end: from the
 * sources a server takes twice as long to start.
 *
 * @param {string} script `server/src/bin.ts`
 * @returns {Promise<string>} the path of the file that Node runs
 */
export async function bundleServer(script) {
  const outfile = join(FOLDER, `${basename(script, '.ts')}-${process.pid}.js`);
  await build({
    absWorkingDir: ROOT,
    entryPoints: [script],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    logLevel: 'error',
  });
  return outfile;
}
