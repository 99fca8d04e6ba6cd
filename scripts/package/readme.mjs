import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../entries.mjs';
import { pieces } from '../site/links.mjs';
import { addresses } from './addresses.mjs';

/** @typedef {import('./addresses.mjs').Addresses} Addresses */

/** A link or picture with a relative URL: `](docs/guides/games.md`. */
const RELATIVE = /(!?)(\[(?:[^\][]|\[[^\]]*\])*\]\()(?![a-z]+:|#)/gi;

/**
 * The README for the package. On a registry or CDN it has no files beside it, so its links lead to the repository, at the
 * tag of this version.
 *
 * @param {string} text
 * @param {Addresses} to
 */
export const packedReadme = (text, { files, pictures }) =>
  pieces(text)
    .map((piece, index) =>
      index % 2 === 0
        ? piece.replace(RELATIVE, (_, mark, label) => mark + label + (mark ? pictures : files))
        : piece,
    )
    .join('');

/**
 * Restores the project's README from the packed one, whatever version that was packed for.
 *
 * @param {string} text
 * @param {Addresses} of
 */
export const unpackedReadme = (text, { files, pictures }) =>
  [files, pictures].reduce((left, address) => {
    const project = address.replace(/v[^/]+\/$/, '').replaceAll('.', '\\.');
    return left.replaceAll(new RegExp(`\\]\\(${project}v\\d[^/]*/`, 'g'), '](');
  }, text);

const README = join(ROOT, 'README.md');

/** Runs before packing. A README that is still packed, after an interrupted run, stays so. */
export function packReadme() {
  const now = addresses();
  const text = unpackedReadme(readFileSync(README, 'utf8'), now);
  const packed = packedReadme(text, now);
  if (unpackedReadme(packed, now) !== text) throw new Error('README.md cannot be unpacked again.');
  writeFileSync(README, packed);
}

/** Runs after packing. */
export const unpackReadme = () =>
  writeFileSync(README, unpackedReadme(readFileSync(README, 'utf8'), addresses()));

/**
 * The README after the first release on npm: a section of RELEASING.md replaces "Get it" and the line above it.
 *
 * @param {string} readme
 * @param {string} releasing RELEASING.md
 * @throws Error if one of the two has no such section
 */
export function releasedReadme(readme, releasing) {
  const [, section] = /<!-- readme:begin -->\n\n(.*)<!-- readme:end -->/s.exec(releasing) ?? [];
  if (section === undefined) throw new Error('RELEASING.md has no section of README.');
  const unreleased = /^Version \S+ is \*\*not on npm yet\*\*.*?(?=^## What there is$)/ms;
  if (!unreleased.test(readme)) throw new Error('README.md is that of a released version already.');
  return readme.replace(unreleased, () => section);
}
