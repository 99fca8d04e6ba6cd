import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { ROOT } from './entries.mjs';

/**
 * Loads a module of the sources, with all that it imports.
 *
 * @param {string} path `src/games/index.ts`
 */
export async function bundled(path) {
  const outfile = join(
    ROOT,
    'node_modules/.cache/baize',
    path.replace(/^.*\/(.*)\/(.*)\.ts$/, '$1-$2.mjs'),
  );
  const entryPoints = [join(ROOT, path)];
  await build({ entryPoints, outfile, bundle: true, format: 'esm', logLevel: 'error' });
  return import(`${pathToFileURL(outfile).href}?at=${Date.now()}`);
}

/**
 * The list of all games, from the sources: `src/games/index.ts`.
 *
 * @returns {Promise<typeof import('../src/games/index.js').GAMES>}
 */
export async function readGames() {
  const { GAMES } = await bundled('src/games/index.ts');
  return GAMES;
}
