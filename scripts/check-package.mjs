// npm run check:package: packs the kit as npm would publish it, and uses it as its users will.
import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { refreshDist } from './build/dist.mjs';
import { entries, ROOT, tagFolders } from './entries.mjs';
import { install, pack, run } from './package/tarball.mjs';

/** @param {string} folder */
function importAll(folder) {
  const tags = tagFolders().map(({ tag }) => tag);
  const others = Object.keys(entries())
    .filter((name) => name !== 'index' && !tags.includes(name.replace(/\/class$/, '')))
    .map((name) => `baize/${name}`);
  // Copied there, so that it finds the kit as a file of that project would.
  copyFileSync(join(ROOT, 'scripts/package/probe.mjs'), join(folder, 'probe.mjs'));
  run(process.execPath, ['probe.mjs', tags.join(','), others.join(',')], folder);
}

/** @param {string} home */
async function lint(home) {
  const { messages, pkg } = await publint({ pkgDir: home, level: 'suggestion', strict: true });
  // Only while there is no theme may the pattern for themes stand for nothing.
  const themes = existsSync(join(ROOT, 'src/themes'));
  const counted = messages.filter(({ code }) => themes || code !== 'EXPORTS_GLOB_NO_MATCHED_FILES');
  if (counted.length === 0) return;
  throw new Error(counted.map((message) => `publint: ${formatMessage(message, pkg)}`).join('\n'));
}

/** @param {string} tarball */
function checkTypes(tarball) {
  // A pattern in `exports` names no module, so the tool is told those that it stands for.
  const names = Object.keys(entries()).map((name) => (name === 'index' ? '.' : name));
  const attw = join(ROOT, 'node_modules/@arethetypeswrong/cli/dist/index.js');
  run(process.execPath, [attw, tarball, '--profile', 'esm-only', '--entrypoints', ...names], ROOT);
}

await refreshDist();
const folder = mkdtempSync(join(tmpdir(), 'baize-package-'));
try {
  const tarball = pack(folder);
  const home = install(tarball, folder);
  importAll(folder);
  await lint(home);
  checkTypes(tarball);
  console.log('The package imports in Node; publint and attw find nothing.');
} finally {
  rmSync(folder, { recursive: true, force: true });
}
