import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, children } from '../entries.mjs';
import { camel } from '../messages/print.mjs';
import { readSources } from '../messages/read.mjs';

const FOLDER = 'src/games/patience';
const REGISTRY = `${FOLDER}/registry.ts`;

/** Words of lower-case letters and digits, each beginning with a letter. They are also valid in a tag. */
const NAME = /^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/;
/** A game in the registry. */
const ENTRY = /^ {2}'?([\w-]+)'?: \(\) => import\(/;
/** A title among the names. */
const TITLE = /^ {4}\.(\w+) =/;

/** @param {string} path */
const textOf = (path) => readFileSync(join(ROOT, path), 'utf8');

/** @param {string} word */
const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);

/** The title that a name makes: Four Seasons of `four-seasons`. @param {string} name */
export const titleOf = (name) => name.split('-').map(capital).join(' ');

/** The games of the registry. @param {string} registry */
const gamesIn = (registry) => registry.split('\n').flatMap((line) => ENTRY.exec(line)?.[1] ?? []);

/**
 * Returns what is wrong with the name of a new game, or of the one that it begins as, and what is accepted. `undefined`
 * if both are right.
 *
 * @param {string} name
 * @param {string} like
 */
export function problemOf(name, like) {
  const known = gamesIn(textOf(REGISTRY));
  const taken = [...known, ...children('src/games')].includes(name);
  if (!NAME.test(name) || taken) {
    const why =
      name === '' ? 'needs a name' : `can't take "${name}"${taken ? ', which is taken' : ''}`;
    return `${why}. Accepted: lower-case words joined by hyphens ("four-seasons") that no game has.`;
  }
  return known.includes(like)
    ? undefined
    : `knows no game "${like}" to begin with. Accepted: ${known.join(', ')}.`;
}

/**
 * Adds a line among the lines of a form, in the order of their names.
 *
 * @param {string} text
 * @param {RegExp} form a pattern whose first group is the name
 * @param {string} name
 * @param {string} line
 */
function withLine(text, form, name, line) {
  const lines = text.split('\n');
  const later = lines.findIndex((one) => (form.exec(one)?.[1] ?? '') > name);
  const last = lines.findLastIndex((one) => form.test(one));
  return lines.toSpliced(later < 0 ? last + 1 : later, 0, line).join('\n');
}

/**
 * The file of a game, with another name, title and source.
 *
 * @param {string} text
 * @param {{ name: string, title: string, source: string | undefined }} game
 */
const renamed = (text, { name, title, source }) =>
  text
    .replace(/^ {2}name: .*$/m, () => `  name: '${name}',`)
    .replace(/^ {2}title: .*$/m, () => `  title: ${JSON.stringify(title)},`)
    .replace(/^ {2}source:\s*.*$/m, (line) =>
      source === undefined ? line : `  source: ${JSON.stringify(source)},`,
    );

/**
 * The files that a new game adds or changes, by their paths.
 *
 * @param {{ name: string, title: string, like: string, source: string | undefined }} game
 * @returns {Map<string, string>}
 */
export function filesOf({ like, ...game }) {
  const { name, title } = game;
  const key = camel(name);
  const languages = [...readSources().keys()];
  const names = languages.map((language) => `src/locales/${language}/patience-names.ftl`);
  const entry = `  '${name}': () => import('./${name}.js'),`;
  return new Map([
    [`${FOLDER}/${name}.ts`, renamed(textOf(`${FOLDER}/${like}.ts`), game)],
    [REGISTRY, withLine(textOf(REGISTRY), ENTRY, name, entry)],
    ...names.map(
      (path) =>
        /** @type {const} */ ([path, withLine(textOf(path), TITLE, key, `    .${key} = ${title}`)]),
    ),
  ]);
}
