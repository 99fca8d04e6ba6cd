import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, tagFolders } from '../entries.mjs';

const CDN = join(ROOT, 'dist/cdn');

/** The files that a page names itself; they fetch all others. */
export const ENTRY_FILES = ['baize', ...tagFolders().map(({ tag }) => tag)].map(
  (name) => `${name}.js`,
);

/**
 * What an `integrity` attribute says of a file.
 *
 * @param {Buffer | string} content
 */
export const hashOf = (content) =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/**
 * Every file of dist/cdn/ by its name, with its hash as it is now.
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

/** Writes dist/cdn/integrity.json, for hosts that write their script tags by a program. */
export function writeIntegrity() {
  const all = hashes();
  writeFileSync(join(CDN, 'integrity.json'), `${JSON.stringify(all, null, 2)}\n`);
}

/**
 * The tags of a page that takes one of the files from `base`: an import map that holds whatever that
 * file fetches to its hash, and the file's own.
 *
 * @param {string} name of an entry
 * @param {string} base where the files lie, with its last slash
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

/** Whether there is anything to be hashed. */
export const isBuilt = () => existsSync(join(CDN, 'baize.js'));
