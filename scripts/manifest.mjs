// npm run manifest: writes custom-elements.json, for editors, Storybook and framework typings, and from it
// src/embed/elements.json, the attributes that embed.html accepts, which the build writes, too.
// npm run manifest:check: fails if the committed files differ from the sources, the manifest violates its schema, or a
// class or type that it names is not exported.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './entries.mjs';
import { writeEmbedGames } from './manifest/embed.mjs';
import { exportFaults, schemaFaults } from './manifest/faults.mjs';

const CACHE = 'node_modules/.cache/baize';
const ANALYZER = 'node_modules/@custom-elements-manifest/analyzer/cem.js';

/** @param {unknown} value */
const asText = (value) => `${JSON.stringify(value, null, 2)}\n`;

/** @returns {import('custom-elements-manifest/schema').Package} the manifest of the sources as they are */
function analyze() {
  mkdirSync(join(ROOT, CACHE), { recursive: true });
  const args = [ANALYZER, 'analyze', '--quiet', '--outdir', CACHE];
  const { status } = spawnSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) throw new Error('The analyzer failed.');
  return JSON.parse(readFileSync(join(ROOT, CACHE, 'custom-elements.json'), 'utf8'));
}

const manifest = analyze();
const faults = [...schemaFaults(manifest), ...exportFaults(manifest)];
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exitCode = 1;
}
const path = join(ROOT, 'custom-elements.json');
const text = asText(manifest);
if (!process.argv.includes('--check')) {
  writeFileSync(path, text);
  await writeEmbedGames();
} else if (!existsSync(path) || readFileSync(path, 'utf8') !== text) {
  console.error('custom-elements.json is stale: run `npm run manifest` and commit what it writes.');
  process.exitCode = 1;
}
