import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../entries.mjs';

const REPOSITORY = /^git\+https:\/\/github\.com\/([\w.-]+)\/([\w.-]+)\.git$/;
/** The live page's address, and the CDN's with a version, wherever a text names them. */
const HOMEPAGE = /https:\/\/[\w.-]+\.github\.io\/[\w.-]+\//g;
const CDN_VERSION = /\bbaize@\d+\.\d+\.\d+[\w.-]*/g;

export const packageJson = () => JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

/**
 * All addresses of the project. They follow from `repository` in package.json, the one place where they are set.
 *
 * @param {{ version: string, repository: { url: string } }} [settings] package.json
 */
export function addresses({ version, repository } = packageJson()) {
  const [, owner, name] = REPOSITORY.exec(repository.url) ?? [];
  if (!owner || !name) {
    throw new Error(
      `package.json: repository.url is ${repository.url}; it has to be git+https://github.com/<owner>/<name>.git`,
    );
  }
  const release = `baize@${version}`;
  const project = `https://github.com/${owner}/${name}`;
  return {
    bugs: `${project}/issues`,
    homepage: `https://${owner}.github.io/${name}/`,
    // Of the version that is packed: its readers have that one.
    files: `${project}/blob/v${version}/`,
    pictures: `https://raw.githubusercontent.com/${owner}/${name}/v${version}/`,
    release,
    cdn: `https://cdn.jsdelivr.net/npm/${release}/dist/cdn/`,
  };
}

/** @typedef {ReturnType<typeof addresses>} Addresses */

/**
 * A text of the project with its own addresses as they are now.
 *
 * @param {string} text
 * @param {Addresses} now
 */
export const withAddresses = (text, { homepage, release }) =>
  text.replace(HOMEPAGE, homepage).replace(CDN_VERSION, release);

/** @returns {string[]} the texts that name an address of the project */
export const textsWithAddresses = () => [
  'README.md',
  ...['docs', 'stories/recipes'].flatMap((folder) =>
    readdirSync(join(ROOT, folder))
      .filter((name) => /\.mdx?$/.test(name))
      .map((name) => `${folder}/${name}`),
  ),
];

/** @returns {string[]} what names another address than `repository` says, with the way to mend it */
export function addressFaults() {
  const now = addresses();
  const { homepage, bugs } = packageJson();
  const wrong = textsWithAddresses().filter((file) => {
    const text = readFileSync(join(ROOT, file), 'utf8');
    return withAddresses(text, now) !== text;
  });
  if (homepage !== now.homepage || bugs !== now.bugs) wrong.push('package.json');
  return wrong.map(
    (file) => `${file} has another address than package.json says: npm run addresses`,
  );
}
