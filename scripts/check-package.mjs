// npm run check:package: packs the kit as npm would publish it, and uses it as its users will.
import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { refreshDist } from './build/dist.mjs';
import { entries, ROOT, tagFolders } from './entries.mjs';

/** What of ours stands in the installed package's node_modules: its dependencies, as npm would. */
const DEPENDENCIES = [
  'lit',
  '@lit',
  'lit-html',
  'lit-element',
  '@lit-labs',
  '@types',
  'idb-keyval',
];

/**
 * @param {string} command
 * @param {string[]} args
 * @param {string} cwd
 */
function run(command, args, cwd) {
  const shell = process.platform === 'win32'; // npm is a .cmd there
  const { status, stdout } = spawnSync(command, args, {
    cwd,
    shell,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed.\n${stdout}`);
  return stdout;
}

/**
 * @param {string} folder
 * @returns {string} the tarball
 */
function pack(folder) {
  run('npm', ['pack', '--silent', '--pack-destination', folder], ROOT);
  const name = readdirSync(folder).find((file) => file.endsWith('.tgz'));
  if (!name) throw new Error('npm pack wrote no tarball.');
  return join(folder, name);
}

/**
 * Installs the tarball as npm does, but without asking a registry for lit.
 *
 * @param {string} tarball
 * @param {string} folder
 */
function install(tarball, folder) {
  const home = join(folder, 'node_modules', 'baize');
  mkdirSync(home, { recursive: true });
  run('tar', ['-xzf', tarball, '--strip-components=1', '-C', home], folder);
  for (const name of DEPENDENCIES) {
    symlinkSync(join(ROOT, 'node_modules', name), join(folder, 'node_modules', name), 'junction');
  }
  return home;
}

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
