import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../entries.mjs';

const REPOSITORY = /^git\+https:\/\/github\.com\/([\w.-]+)\/([\w.-]+)\.git$/;
/** The live page's URL in a text. */
const HOMEPAGE = /https:\/\/[\w.-]+\.github\.io\/[\w.-]+\//g;
/** The version in URLs, folders and files (`baize@1.2.3`, `/baize/1.2.3/`, `baize-1.2.3.tgz`), and in the kit itself. */
const VERSIONED = /(\bbaize[@/-]|\bVERSION = ')\d+\.\d+\.\d+(?:-[\da-z-]+(?:\.\d+)*)?/g;

export const packageJson = () => JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

/**
 * All URLs of the project. They follow from `repository` in package.json.
 *
 * @param {{ version: string, repository: { url: string } }} [settings] package.json
 */
export function addresses(settings = packageJson()) {
  const { version, repository } = settings;
  const [, owner, name] = REPOSITORY.exec(repository.url) ?? [];
  if (!owner || !name) {
    throw new Error(
      `package.json: repository.url is ${repository.url}; it has to be git+https://github.com/<owner>/<name>.git`,
    );
  }
  const release = `baize@${version}`;
  const project = `https://github.com/${owner}/${name}`;
  return {
    repository: project,
    bugs: `${project}/issues`,
    homepage: `https://${owner}.github.io/${name}/`,
    // At the packed version, because that is the one its readers have.
    files: `${project}/blob/v${version}/`,
    pictures: `https://raw.githubusercontent.com/${owner}/${name}/v${version}/`,
    release,
    cdn: `https://cdn.jsdelivr.net/npm/${release}/dist/cdn/`,
    version,
  };
}

/** @typedef {ReturnType<typeof addresses>} Addresses */

/**
 * Updates the project's URLs and version in a text.
 *
 * @param {string} text
 * @param {Addresses} now
 */
export const withAddresses = (text, { homepage, version }) =>
  text.replace(HOMEPAGE, homepage).replace(VERSIONED, (_, before) => before + version);

/** @returns {string[]} the texts that name an address of the project, or its version */
export const textsWithAddresses = () => [
  'README.md',
  'RELEASING.md',
  'src/elements/base/version.ts',
  ...readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
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
    (file) => `${file} has another address or version than package.json says: npm run addresses`,
  );
}
