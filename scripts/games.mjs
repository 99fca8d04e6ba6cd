import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { ROOT } from './entries.mjs';

/**
 * The list of all games, from the sources: `src/games/index.ts`.
 *
 * @returns {Promise<typeof import('../src/games/index.js').GAMES>}
 */
export async function readGames() {
  const outfile = join(ROOT, 'node_modules/.cache/baize/games.mjs');
  const entryPoints = [join(ROOT, 'src/games/index.ts')];
  await build({ entryPoints, outfile, bundle: true, format: 'esm', logLevel: 'error' });
  const { GAMES } = await import(`${pathToFileURL(outfile).href}?at=${Date.now()}`);
  return GAMES;
}
