import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../entries.mjs';

/**
 * A fenced code block of the docs. Its first line is ```` ```html live ````: a language and words about it. `fragment` marks a
 * block that is only a part of something, so it can be neither compiled nor run.
 *
 * @typedef {{ file: string, line: number, language: string, words: readonly string[], code: string }} Snippet
 */

/** @returns {string[]} the pages whose code blocks are checked */
const pages = () => [
  'README.md',
  'server/README.md',
  ...readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => `docs/${name}`),
];

/**
 * The code blocks of a text.
 *
 * @param {string} text
 * @param {string} file its path, for messages
 * @returns {Snippet[]}
 */
export function snippetsIn(text, file) {
  return [...text.matchAll(/^( *)(`{3,})([^\n`]*)\n(.*?)^\1\2 *$/gms)].map((match) => {
    const [, indent = '', , info = '', body = ''] = match;
    const [language = '', ...words] = info.trim().split(/\s+/);
    const line = text.slice(0, match.index).split('\n').length;
    return {
      file,
      line,
      language,
      words,
      code: body.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
    };
  });
}

/** @returns {Snippet[]} the code blocks of all pages that begin with one of the given texts, or of all pages */
export const snippetsOf = (/** @type {readonly string[]} */ beginnings) =>
  pages()
    .filter((page) => beginnings.length === 0 || beginnings.some((one) => page.startsWith(one)))
    .flatMap((page) => snippetsIn(readFileSync(join(ROOT, page), 'utf8'), page));

/** @param {Snippet} snippet */
export const placeOf = ({ file, line }) => `${file}:${line}`;
