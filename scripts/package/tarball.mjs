// The packed kit in a project of its own: what every check of the package begins with.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../entries.mjs';

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
 * Runs a command to its end; what it printed is told where it fails.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {string} cwd
 */
export function run(command, args, cwd) {
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
 * Packs the kit as npm would publish it; dist/ has to stand.
 *
 * @param {string} folder
 * @returns {string} the tarball
 */
export function pack(folder) {
  const tarballs = () => readdirSync(folder).filter((file) => /^baize-.*\.tgz$/.test(file));
  // A folder that is kept for the next run may have another version's.
  for (const old of tarballs()) rmSync(join(folder, old));
  run('npm', ['pack', '--silent', '--pack-destination', folder], ROOT);
  const [name] = tarballs();
  if (!name) throw new Error('npm pack wrote no tarball.');
  return join(folder, name);
}

/**
 * Installs the tarball as npm does, but without asking a registry: what it depends on, and what the
 * project itself wants (`more`, by name), are linked to those that stand in this one.
 *
 * @param {string} tarball
 * @param {string} folder the project that it is installed in
 * @param {readonly string[]} more
 * @returns {string} where the kit stands now
 */
export function install(tarball, folder, more = []) {
  const home = join(folder, 'node_modules', 'baize');
  mkdirSync(home, { recursive: true });
  run('tar', ['-xzf', tarball, '--strip-components=1', '-C', home], folder);
  for (const name of new Set([...DEPENDENCIES, ...more])) {
    const link = join(folder, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true }); // a scope is a folder of its own
    symlinkSync(join(ROOT, 'node_modules', name), link, 'junction');
  }
  return home;
}
