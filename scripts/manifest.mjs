// npm run manifest: writes custom-elements.json, for editors, Storybook and framework typings, and from it
// src/embed/elements.json, the attributes that embed.html accepts, which the build writes, too, and docs/reference/.
// npm run manifest:check: fails if the committed files differ from the sources, the manifest violates its schema, or a
// class or type that it names is not exported.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { referenceFiles } from './docs/files.mjs';
import { ROOT } from './entries.mjs';
import { writeEmbedGames } from './manifest/embed.mjs';
import { exportFaults, schemaFaults } from './manifest/faults.mjs';

const CACHE = 'node_modules/.cache/baize';
const ANALYZER = 'node_modules/@custom-elements-manifest/analyzer/cem.js';

/** @param {unknown} value */
const asText = (value) => `${JSON.stringify(value, null, 2)}\n`;

/** Whether a committed file differs from its text. @param {string} path @param {string} text */
const isStale = (path, text) =>
  !existsSync(join(ROOT, path)) || readFileSync(join(ROOT, path), 'utf8') !== text;

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
const MANIFEST = 'custom-elements.json';
const isCheck = process.argv.includes('--check');
const stale = isStale(MANIFEST, asText(manifest)) ? [MANIFEST] : [];
if (!isCheck) {
  writeFileSync(join(ROOT, MANIFEST), asText(manifest));
  await writeEmbedGames();
}
// The pages follow from the committed manifest, which is stale itself otherwise.
const pages = (await referenceFiles()).filter(([path, text]) => isStale(path, text));
if (!isCheck) for (const [path, text] of pages) writeFileSync(join(ROOT, path), text);
else if (stale.length + pages.length > 0) {
  const files = [...stale, ...pages.map(([path]) => path)].join(', ');
  console.error(`Stale: ${files}. Run \`npm run manifest\` and commit what it writes.`);
  process.exitCode = 1;
}
