import { existsSync, mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../entries.mjs';

/** The sources of dist/. */
const SOURCES = [
  'src',
  'scripts/build',
  'scripts/build.mjs',
  'scripts/entries.mjs',
  'scripts/typings',
  'custom-elements.json',
  'vite.config.ts',
  'tsconfig.json',
  'tsconfig.build.json',
  'package-lock.json',
];

/**
 * A file that a successful build writes; its time is the start of that build. Work trees may share node_modules, so the
 * name contains the work tree's path.
 */
const STAMP = join(ROOT, 'node_modules/.cache/baize', `built${ROOT.replaceAll(/[^\w.]+/g, '-')}`);

/**
 * @param {string} path
 * @returns {number} the latest change of a file, or of anything in a folder
 */
function changedAt(path) {
  const own = statSync(path);
  if (!own.isDirectory()) return own.mtimeMs;
  const inside = readdirSync(path).map((name) => changedAt(join(path, name)));
  return Math.max(own.mtimeMs, ...inside);
}

/** Whether dist/ is newer than all of its sources. */
export function isFresh() {
  if (!existsSync(STAMP) || !existsSync(join(ROOT, 'dist/index.js'))) return false;
  const built = statSync(STAMP).mtimeMs;
  return SOURCES.every((path) => changedAt(join(ROOT, path)) < built);
}

/** @param {Date} begun when the build that has just ended well began */
export function markFresh(begun) {
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, '');
  utimesSync(STAMP, begun, begun);
}
