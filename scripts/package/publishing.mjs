import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../entries.mjs';
import { linksIn } from '../site/links.mjs';
import { addressFaults, addresses } from './addresses.mjs';

/** The fields of package.json that registries and CDNs read. */
const FIELDS = [
  ...['description', 'keywords', 'license', 'repository', 'homepage', 'bugs'],
  ...['jsdelivr', 'unpkg', 'engines', 'exports', 'types', 'customElements'],
];

/**
 * @param {string} home the packed kit
 * @returns {string[]}
 */
function fieldFaults(home) {
  const fields = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  const missing = FIELDS.filter((name) => fields[name] === undefined);
  const files = [fields.jsdelivr, fields.unpkg, fields.types, fields.customElements];
  const lost = files.filter((file) => file && !existsSync(join(home, file)));
  return [
    ...missing.map((name) => `package.json has no ${name}`),
    ...lost.map((file) => `package.json names ${file}, which is not packed`),
    ...(fields.private ? ['package.json is private'] : []),
  ];
}

/**
 * Checks the changelog for a release: it needs a heading `## [1.2.3] - 2026-11-25`, or just `## 1.2.3`.
 *
 * @param {string} text
 * @param {string} version
 * @returns {string[]}
 */
export function changelogFaults(text, version) {
  const has = text
    .split('\n')
    .map((line) => /^## \[?([\w.+-]+)/.exec(line)?.[1])
    .includes(version);
  return has ? [] : [`CHANGELOG.md has no "## [${version}] - <date>"`];
}

/** A picture: `linksIn` does not find it. */
const PICTURE = /!\[[^\]]*\]\(([^()\s]+)\)/g;

/**
 * Finds broken links in a packed README: relative ones, and those to files that don't exist.
 *
 * @param {string} text
 */
export function deadReadmeLinks(text) {
  const { files, pictures } = addresses();
  const targets = [
    ...linksIn(text).map(({ target }) => target),
    ...[...text.matchAll(PICTURE)].map(([, target = '']) => target),
  ];
  return targets.filter((target) => {
    if (target.startsWith('#')) return false;
    if (!/^https?:/.test(target)) return true;
    const base = [files, pictures].find((one) => target.startsWith(one));
    return base && !existsSync(join(ROOT, target.slice(base.length).replace(/#.*/, '')));
  });
}

/** The warnings of `npm publish`, except for the login. */
function npmFaults() {
  const args = ['publish', '--dry-run', '--offline', '--ignore-scripts'];
  const { status, stderr } = spawnSync('npm', args, {
    cwd: ROOT,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const lines = stderr.split('\n').filter((line) => /^npm (warn|error)/.test(line));
  const faults = lines.filter((line) => !line.includes('requires you to be logged in'));
  return status === 0 || faults.length > 0 ? faults : [`npm ${args.join(' ')} failed`];
}

/**
 * Lists what keeps a packed kit from being published, or its readers from using it.
 *
 * @param {string} home the packed kit
 * @returns {string[]}
 */
export const publishingFaults = (home) => [
  ...fieldFaults(home),
  ...addressFaults(),
  ...deadReadmeLinks(readFileSync(join(home, 'README.md'), 'utf8')).map(
    (link) => `README.md, as it is packed: ${link} leads nowhere`,
  ),
  ...npmFaults(),
];
