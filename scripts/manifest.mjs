// npm run manifest: writes custom-elements.json, which editors, Storybook and framework typings read.
// npm run manifest:check: fails where the committed one no longer tells what the sources do, where the schema has
// something against it, and where a class or a type that it names is not exported.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './entries.mjs';
import { exportFaults, schemaFaults } from './manifest/faults.mjs';

const COMMITTED = join(ROOT, 'custom-elements.json');
const CACHE = 'node_modules/.cache/baize';
const ANALYZER = 'node_modules/@custom-elements-manifest/analyzer/cem.js';

/** @returns {string} the manifest of the sources as they are */
function analyze() {
  mkdirSync(join(ROOT, CACHE), { recursive: true });
  const args = [ANALYZER, 'analyze', '--quiet', '--outdir', CACHE];
  const { status } = spawnSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) throw new Error('The analyzer failed.');
  const manifest = JSON.parse(readFileSync(join(ROOT, CACHE, 'custom-elements.json'), 'utf8'));
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

const manifest = analyze();
const parsed = JSON.parse(manifest);
const faults = [...schemaFaults(parsed), ...exportFaults(parsed)];
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exitCode = 1;
}
if (!process.argv.includes('--check')) {
  writeFileSync(COMMITTED, manifest);
} else if (!existsSync(COMMITTED) || readFileSync(COMMITTED, 'utf8') !== manifest) {
  console.error('custom-elements.json is stale: run `npm run manifest` and commit what it writes.');
  process.exitCode = 1;
}
