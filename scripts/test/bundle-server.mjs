import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { ROOT } from '../entries.mjs';

/** In the server's folder, so that its page and its packages are found. */
const FOLDER = join(ROOT, 'server/.cache');

/**
 * Bundles a server's start script, because the sources take twice as long to start. The tests of this process remove the
 * file at their end.
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
