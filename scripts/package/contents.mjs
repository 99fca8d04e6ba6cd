import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../entries.mjs';

/**
 * The paths of all files below a folder.
 *
 * @param {string} folder
 * @returns {string[]}
 */
const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((file) => file.replaceAll('\\', '/'))
    // macOS creates these files, and npm does not pack them.
    .filter((file) => !file.endsWith('.DS_Store'));

/** It is part of the release on GitHub, not of the npm package. */
const NOT_PACKED = 'dist/baize-wordpress.zip';

/** The files that have to be packed: the build, the commands, and the files that npm and its readers expect. */
function wanted() {
  /** @param {string} name */
  const below = (name) => filesIn(join(ROOT, name)).map((file) => `${name}/${file}`);
  const own = ['LICENSE', 'README.md', 'custom-elements.json', 'package.json'];
  return [...below('bin'), ...below('dist'), ...own].filter((file) => file !== NOT_PACKED);
}

/**
 * @param {string} home the packed kit
 * @returns {string[]}
 */
function commandFaults(home) {
  const { bin } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  return Object.entries(/** @type {Record<string, string>} */ (bin)).flatMap(([name, file]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(home, file), '--help'], {
      encoding: 'utf8',
    });
    return status === 0 && stdout.startsWith(`Usage: ${name} `)
      ? []
      : [`${name} --help fails: ${stderr}`];
  });
}

/**
 * Lists files that should not be packed, files that are missing, and commands that do not start.
 *
 * @param {string} home the packed kit
 * @returns {string[]}
 */
export function contentFaults(home) {
  const [packed, all] = [new Set(filesIn(home)), new Set(wanted())];
  const missing = [...all].filter((file) => !packed.has(file));
  const others = [...packed].filter((file) => !all.has(file) || /\.map$|\.test\./.test(file));
  return [
    ...missing.map((file) => `${file} is not packed`),
    ...others.map((file) => `${file} is packed, and should not be`),
    ...commandFaults(home),
  ];
}
