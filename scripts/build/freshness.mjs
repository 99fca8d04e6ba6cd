import { existsSync, mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../entries.mjs';

/** What dist/ is made of. */
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
 * Written when a build has ended well; its time is the time at which that build began. Work trees that
 * share their packages have one each.
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

/** Whether dist/ was built since anything that it is made of changed. */
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
