// Packs the kit and installs it in a project of its own, for the checks of the package.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../entries.mjs';

/** The packages that the installed kit depends on. They are linked from this project. */
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
 * Runs a command to its end. If it fails, its output is printed.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {string} cwd
 */
export function run(command, args, cwd) {
  const shell = process.platform === 'win32'; // On Windows, npm is a .cmd file.
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
 * Packs the kit as npm would publish it. dist/ has to be built. `BAIZE_TARBALL` names a tarball that is packed already.
 *
 * @param {string} folder
 * @returns {string} the tarball
 */
export function pack(folder) {
  const { BAIZE_TARBALL: packed } = process.env;
  if (packed) return packed;
  const tarballs = () => readdirSync(folder).filter((file) => /^baize-.*\.tgz$/.test(file));
  // A folder from an earlier run may contain another version's tarball.
  for (const old of tarballs()) rmSync(join(folder, old));
  run('npm', ['pack', '--silent', '--pack-destination', folder], ROOT);
  const [name] = tarballs();
  if (!name) throw new Error('npm pack wrote no tarball.');
  return join(folder, name);
}

/**
 * Installs the tarball as npm does, without a registry: its dependencies and the packages in `more` are linked from this
 * project.
 *
 * @param {string} tarball
 * @param {string} folder of the project
 * @param {readonly string[]} more
 * @returns {string} the folder of the installed kit
 */
export function install(tarball, folder, more = []) {
  const home = join(folder, 'node_modules', 'baize');
  mkdirSync(home, { recursive: true });
  run('tar', ['-xzf', tarball, '--strip-components=1', '-C', home], folder);
  for (const name of new Set([...DEPENDENCIES, ...more])) {
    const link = join(folder, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true }); // A scope is a folder.
    symlinkSync(join(ROOT, 'node_modules', name), link, 'junction');
  }
  return home;
}
