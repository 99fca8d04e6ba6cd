import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../entries.mjs';
import { pieces } from '../site/links.mjs';
import { addresses } from './addresses.mjs';

/** @typedef {import('./addresses.mjs').Addresses} Addresses */

/** A link or a picture whose address has no scheme: `](docs/games.md`. */
const RELATIVE = /(!?)(\[(?:[^\][]|\[[^\]]*\])*\]\()(?![a-z]+:|#)/gi;

/**
 * The README as it is packed. On a registry's page and on a CDN nothing lies beside it, so its links lead to the
 * repository, to the state of this version.
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
 * The packed README as it lies in the project, whichever version it was packed for.
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

/** Before packing. A packed README, left by a run that was broken off, stays one. */
export function packReadme() {
  const now = addresses();
  const text = unpackedReadme(readFileSync(README, 'utf8'), now);
  const packed = packedReadme(text, now);
  if (unpackedReadme(packed, now) !== text) throw new Error('README.md cannot be unpacked again.');
  writeFileSync(README, packed);
}

/** After packing. */
export const unpackReadme = () =>
  writeFileSync(README, unpackedReadme(readFileSync(README, 'utf8'), addresses()));

/**
 * README as it is once the kit is on npm: "Get it" and the line above it are replaced by the section that RELEASING.md has.
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
