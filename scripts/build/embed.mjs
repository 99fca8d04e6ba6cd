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
 * Puts the page for frames into dist/cdn/, which then can be served as it is: `embed.html` with its style sheet and
 * script, which link the themes there, and `embed-host.js` for the page around it. The script imports the entry of one
 * game beside it when it knows which.
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
