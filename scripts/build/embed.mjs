import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { ROOT } from '../entries.mjs';

const SOURCE = join(ROOT, 'src/embed');
const CDN = join(ROOT, 'dist/cdn');

/**
 * @param {string} name the file in dist/cdn/
 * @param {string} source
 * @param {'esm' | 'iife'} format a module, or a plain script
 */
const bundle = (name, source, format) =>
  build({
    entryPoints: [join(SOURCE, source)],
    outfile: join(CDN, name),
    bundle: true,
    minify: true,
    format,
    target: 'es2022',
    legalComments: 'none',
    logLevel: 'warning',
  });

/**
 * Adds the page for frames to dist/cdn/: `embed.html` with its style sheet and script, and `embed-host.js` for the page
 * around the frame. `embed.html` links the themes there, and its script imports the entry of the game that is shown.
 */
export async function buildEmbed() {
  await Promise.all([
    bundle('embed.js', 'page/index.ts', 'esm'),
    bundle('embed-host.js', 'host.ts', 'iife'),
  ]);
  for (const file of ['embed.html', 'embed.css']) {
    copyFileSync(join(SOURCE, 'page', file), join(CDN, file));
  }
}
