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
 * @property {Message[]} messages
 * @property {Term[]} terms
 */

export const FOLDER = join(ROOT, 'src/locales');

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
  const chunk = { name, file, messages: [], terms: [] };
  const ids = new Set();
  for (const entry of body) {
    if (entry.type === 'Junk') {
      const line = text.slice(0, entry.span?.start ?? 0).split('\n').length;
      const why = entry.annotations.map(({ message }) => message).join(', ');
      faults.push(`${file}:${line}: ${why}`);
      continue;
    }
    if (entry.type !== 'Message' && entry.type !== 'Term') continue;
    const id = entry.type === 'Term' ? `-${entry.id.name}` : entry.id.name;
    if (ids.has(id)) faults.push(`${file}: ${id} is there twice`);
    ids.add(id);
    if (entry.type === 'Message') chunk.messages.push(/** @type {Message} */ (entry));
    else chunk.terms.push(/** @type {Term} */ (entry));
  }
  return { chunk, faults };
}

/** The languages that have a folder of messages, English first. */
export function languagesWithMessages() {
  return readdirSync(FOLDER, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(FOLDER, entry.name, 'kit.ftl')))
    .map(({ name }) => name)
    .sort((a, b) => Number(b === 'en') - Number(a === 'en') || (a < b ? -1 : 1));
}

/**
 * Reads all messages of a language.
 *
 * @param {string} language
 * @returns {{ chunks: Map<string, Chunk>, faults: string[] }}
 */
export function readLanguage(language) {
  /** @type {Map<string, Chunk>} */
  const chunks = new Map();
  /** @type {string[]} */
  const faults = [];
  const folder = join(FOLDER, language);
  for (const entry of readdirSync(folder).sort()) {
    if (!entry.endsWith('.ftl')) continue;
    const name = entry.replace(/\.ftl$/, '');
    const text = readFileSync(join(folder, entry), 'utf8');
    const read = parseChunk(text, name, `src/locales/${language}/${entry}`);
    chunks.set(name, read.chunk);
    faults.push(...read.faults);
  }
  return { chunks, faults };
}
