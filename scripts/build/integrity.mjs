import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, tagFolders } from '../entries.mjs';

const CDN = join(ROOT, 'dist/cdn');

/** The files that a page's script tags name. They import all other files. */
export const ENTRY_FILES = ['baize', ...tagFolders().map(({ tag }) => tag)].map(
  (name) => `${name}.js`,
);

/**
 * The value of an `integrity` attribute for a file.
 *
 * @param {Buffer | string} content
 */
export const hashOf = (content) =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/**
 * The present hashes of all files in dist/cdn/, by name.
 *
 * @returns {Record<string, string>}
 */
export const hashes = () =>
  Object.fromEntries(
    readdirSync(CDN)
      .filter((name) => name.endsWith('.js'))
      .sort()
      .map((name) => [name, hashOf(readFileSync(join(CDN, name)))]),
  );

/** Writes dist/cdn/integrity.json, for sites that generate their script tags. */
export function writeIntegrity() {
  const all = hashes();
  writeFileSync(join(CDN, 'integrity.json'), `${JSON.stringify(all, null, 2)}\n`);
}

/**
 * The tags for a page that loads an entry from `base`: an import map with the hashes of all files that the entry may
 * import, and the script tag with the entry's own hash.
 *
 * @param {string} name of an entry
 * @param {string} base the URL of the files, with a slash at the end
 * @param {Record<string, string>} all
 */
export function tagsFor(name, base, all) {
  const others = Object.entries(all).filter(([other]) => other !== name);
  const integrity = Object.fromEntries(others.map(([other, hash]) => [`${base}${other}`, hash]));
  return {
    map: `<script type="importmap">\n${JSON.stringify({ integrity }, null, 2)}\n</script>`,
    script: `<script type="module" src="${base}${name}" integrity="${all[name]}" crossorigin></script>`,
  };
}

/** Whether dist/cdn/ exists. */
export const isBuilt = () => existsSync(join(CDN, 'baize.js'));
