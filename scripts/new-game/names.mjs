import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, tagFolders } from '../entries.mjs';
import { madePaths, nameUsedTwice } from './templates.mjs';

/**
 * The names of a game: in files and saves (`four-seasons`), as a variable (`fourSeasons`), as a class
 * without its ending (`FourSeasons`), for people (`Four Seasons`), and the tag.
 *
 * @typedef {{ name: string, value: string, className: string, title: string, tag: string }} Names
 */

/** Words of lower-case letters and digits, each beginning with a letter. They are also valid in a tag. */
const NAME = /^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/;

/** @param {string} word */
const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);

/** A valid tag of a custom element: lower-case, with a hyphen. */
const TAG = /^[a-z][a-z0-9]*(-[a-z0-9]+)+$/;

/**
 * @param {string} name
 * @param {string} [tag] default: the name with `-game`
 * @returns {Names}
 */
export function namesOf(name, tag = `${name}-game`) {
  const words = name.split('-').map(capital);
  const className = words.join('');
  return {
    name,
    value: className.charAt(0).toLowerCase() + className.slice(1),
    className,
    title: words.join(' '),
    tag,
  };
}

/**
 * Whether the name is not allowed for a variable.
 *
 * @param {string} value
 */
function isKeyword(value) {
  try {
    new Function(`'use strict'; const ${value} = 1;`);
    return false;
  } catch {
    return true;
  }
}

/**
 * Returns what already has the name, if anything.
 *
 * @param {Names} names
 * @returns {string | undefined}
 */
function takenBy(names) {
  const folder = `src/games/${names.name}`;
  const known = tagFolders().find(({ tag }) => tag === names.tag);
  if (known) return `${known.index} registers <${names.tag}>`;
  return [folder, ...madePaths(names)].find((path) => existsSync(join(ROOT, path)));
}

/**
 * @param {string} name
 * @param {string} [tag]
 */
function whyNot(name, tag) {
  if (name === '') return 'needs a name';
  if (!NAME.test(name)) return `cannot take "${name}"`;
  if (tag !== undefined && !TAG.test(tag)) return `cannot take the tag "${tag}"`;
  const names = namesOf(name, tag);
  if (name.endsWith('-game')) return `adds "-game" by itself, so cannot take "${name}"`;
  const taken = takenBy(names);
  if (taken) return `cannot take "${name}", which is taken (${taken})`;
  const twice = isKeyword(names.value) ? names.value : nameUsedTwice(names);
  return twice && `cannot take "${name}": in the code "${twice}" means something else already`;
}

/**
 * Returns what is wrong with a name or its tag, and what is accepted. `undefined` if both are valid.
 *
 * @param {string} name
 * @param {string} [tag]
 */
export function problemOf(name, tag) {
  const why = whyNot(name, tag);
  return why === undefined
    ? undefined
    : `npm run new-game ${why}. Accepted: a name of lower-case words joined by hyphens ` +
        '("canfield", "four-seasons") that no game of the kit has; its tag is the name with "-game", or ' +
        'another one with a hyphen, by -- --tag.';
}
