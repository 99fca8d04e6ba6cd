import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../entries.mjs';
import { compare } from './compare.mjs';
import { decode, encode, encodeSmall } from './png.mjs';
import { SCENES } from './scenes.mjs';

/** @typedef {import('./page.mjs').Look & { name: string }} Wanted */

/** The folder of the expected pictures, and of a description of the machine that made them. */
const FOLDER = join(ROOT, 'test/looks');
const MADE_WITH = join(FOLDER, 'made-with.json');

/** The folder for pictures that differ. */
const OUT = join(ROOT, 'node_modules/.cache/baize/looks', ROOT.replaceAll(/[^\w.]+/g, '-'));

const WIDTHS = [320, 768, 1280];

/** @type {readonly ('light' | 'dark')[]} */
const SCHEMES = ['light', 'dark'];

/**
 * All pictures: each scene at each of its widths in each of its schemes.
 *
 * @returns {Wanted[]}
 */
export const wanted = () =>
  Object.entries(SCENES).flatMap(([scene, { widths = WIDTHS, schemes = SCHEMES }]) =>
    widths.flatMap((width) =>
      schemes.map((scheme) => ({ name: `${scene}-${width}-${scheme}`, scene, width, scheme })),
    ),
  );

/** @returns {string[]} the names of the pictures that are kept */
const kept = () =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.png'))
    .map((file) => file.slice(0, -'.png'.length));

/** @returns {string[]} the names of pictures that belong to no scene */
export function superfluous() {
  const names = new Set(wanted().map(({ name }) => name));
  return kept().filter((name) => !names.has(name));
}

/** @param {string} name */
const fileOf = (name) => join(FOLDER, `${name}.png`);

/** Empties the folder for pictures that differ. */
export function clearOut() {
  rmSync(OUT, { recursive: true, force: true });
}

/**
 * @param {string} name
 * @param {Buffer} png
 * @returns {string} the file's path from the project's root
 */
function putOut(name, png) {
  mkdirSync(OUT, { recursive: true });
  const file = join(OUT, `${name}.png`);
  writeFileSync(file, png);
  return file.slice(ROOT.length + 1);
}

/**
 * Compares a picture with the expected one.
 *
 * @param {string} name
 * @param {Buffer} png as the browser made it
 * @returns {string | undefined} what is wrong, with the files that show it
 */
export function judge(name, png) {
  if (!existsSync(fileOf(name)))
    return `there is no such picture; it would be ${putOut(name, png)}`;
  const [old, got] = [decode(readFileSync(fileOf(name))), decode(png)];
  const { why, difference } = compare(old, got);
  if (why === undefined) return undefined;
  const files = [putOut(`${name}.actual`, png)];
  if (difference) {
    files.push(putOut(`${name}.difference`, encode({ ...old, data: difference })));
  }
  return `${why}: ${files.join(', ')}`;
}

/**
 * Writes a picture, unless the expected one counts as the same. So a change of one part changes only the files that show it.
 *
 * @param {string} name
 * @param {Buffer} png
 * @returns {boolean} whether it was written
 */
export function keep(name, png) {
  const file = fileOf(name);
  if (existsSync(file) && compare(decode(readFileSync(file)), decode(png)).why === undefined)
    return false;
  writeFileSync(file, encodeSmall(decode(png)));
  return true;
}

/** @param {string} name */
export const drop = (name) => rmSync(fileOf(name));

/** @returns {import('./fingerprint.mjs').Machine} what the pictures were made with */
export const madeWith = () =>
  existsSync(MADE_WITH)
    ? JSON.parse(readFileSync(MADE_WITH, 'utf8'))
    : { browser: 'none', widths: [] };

/** @param {import('./fingerprint.mjs').Machine} machine */
export const writeMadeWith = ({ browser, widths }) =>
  writeFileSync(
    MADE_WITH,
    `{\n  "browser": "${browser}",\n  "widths": ${JSON.stringify(widths).replaceAll(',', ', ')}\n}\n`,
  );
