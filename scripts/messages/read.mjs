import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { FluentParser } from '@fluent/syntax';
import { ROOT } from '../entries.mjs';

/**
 * @typedef {import('@fluent/syntax').Message} Message
 * @typedef {import('@fluent/syntax').Term} Term
 *
 * @typedef {object} Chunk messages of one file
 * @property {string} name
 * @property {string} file
 * @property {string} text
 * @property {Message[]} messages
 * @property {Term[]} terms
 *
 * @typedef {ReadonlyMap<string, ReadonlyMap<string, string>>} Sources the text of each chunk, by language
 */

export const FOLDER = join(ROOT, 'src/locales');

/**
 * The number of the line in which a part of a file begins, from 1.
 *
 * @param {Chunk} chunk
 * @param {import('@fluent/syntax').BaseNode & { span?: { start: number } }} node
 */
export const lineOf = ({ text }, node) => text.slice(0, node.span?.start ?? 0).split('\n').length;

/**
 * The syntax errors of an entry, each at its own line.
 *
 * @param {Chunk} chunk
 * @param {import('@fluent/syntax').Junk} junk
 */
const syntaxErrors = (chunk, { annotations }) =>
  annotations.map((one) => `${chunk.file}:${lineOf(chunk, one)}: ${one.message}`);

/**
 * Ids that a file has twice, and attributes that a message has twice.
 *
 * @param {Chunk} chunk
 */
function duplicates(chunk) {
  /** @type {string[]} */
  const faults = [];
  const ids = new Set();
  const check = (
    /** @type {string} */ id,
    /** @type {import('@fluent/syntax').Identifier} */ at,
  ) => {
    if (ids.has(id))
      faults.push(
        `${chunk.file}:${lineOf(chunk, at)}: ${id} is there twice; accepted: each id once`,
      );
    ids.add(id);
  };
  for (const { id } of chunk.terms) check(`-${id.name}`, id);
  for (const { id, attributes } of chunk.messages) {
    check(id.name, id);
    for (const attribute of attributes) check(`${id.name}.${attribute.id.name}`, attribute.id);
  }
  return faults;
}

/**
 * Parses a file of messages.
 *
 * @param {string} text
 * @param {string} name
 * @param {string} file
 * @returns {{ chunk: Chunk, faults: string[] }}
 */
export function parseChunk(text, name, file) {
  const { body } = new FluentParser().parse(text);
  /** @type {string[]} */
  const faults = [];
  /** @type {Chunk} */
  const chunk = { name, file, text, messages: [], terms: [] };
  for (const entry of body) {
    if (entry.type === 'Junk')
      faults.push(...syntaxErrors(chunk, /** @type {import('@fluent/syntax').Junk} */ (entry)));
    else if (entry.type === 'Message') chunk.messages.push(/** @type {Message} */ (entry));
    else if (entry.type === 'Term') chunk.terms.push(/** @type {Term} */ (entry));
  }
  return { chunk, faults: [...faults, ...duplicates(chunk)] };
}

/**
 * The texts of all message files by language and chunk, English first. A language has a folder with kit.ftl.
 *
 * @returns {Sources}
 */
export function readSources() {
  const languages = readdirSync(FOLDER, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(FOLDER, entry.name, 'kit.ftl')))
    .map(({ name }) => name)
    .sort((a, b) => Number(b === 'en') - Number(a === 'en') || (a < b ? -1 : 1));
  return new Map(languages.map((language) => [language, readFolder(join(FOLDER, language))]));
}

/** @param {string} folder */
function readFolder(folder) {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.ftl'))
    .sort();
  return new Map(
    files.map((file) => [file.replace(/\.ftl$/, ''), readFileSync(join(folder, file), 'utf8')]),
  );
}
