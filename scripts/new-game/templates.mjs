import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import prettier from 'prettier';
import { ROOT } from '../entries.mjs';
import { readSources } from '../messages/read.mjs';

/** @typedef {import('./names.mjs').Names} Names */
/** @typedef {{ path: string, text: string }} File a path in the project, and the file's content */

/** The folder has the same tree as the project. A file has the path of its template without `.tmpl`. */
const TEMPLATES = join(import.meta.dirname, 'templates');

/** @returns {File[]} */
const templates = () =>
  readdirSync(TEMPLATES, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tmpl'))
    .sort()
    .map((path) => ({
      path: path.replaceAll('\\', '/').replace(/\.tmpl$/, ''),
      text: readFileSync(join(TEMPLATES, path), 'utf8'),
    }));

/**
 * Replaces the placeholders of a template by a game's names.
 *
 * @param {string} text
 * @param {Names} names
 */
const filled = (text, { name, value, className, title, tag }) =>
  text
    .replaceAll('__name__', name)
    .replaceAll('__const__', value)
    .replaceAll('__Class__', className)
    .replaceAll('__Title__', title)
    .replaceAll('__tag__', tag);

/**
 * The paths of the files of a new game.
 *
 * @param {Names} names
 */
export const madePaths = (names) =>
  templates().flatMap(({ path }) =>
    copiesOf({ path: filled(path, names), text: '' }).map((one) => one.path),
  );

/**
 * A file, and for messages one in each language, which are English until somebody translates them.
 *
 * @param {File} file
 * @returns {File[]}
 */
function copiesOf(file) {
  if (!file.path.startsWith('src/locales/en/')) return [file];
  const others = [...readSources().keys()].filter((language) => language !== 'en');
  const copies = others.map((language) => ({
    path: file.path.replace('/en/', `/${language}/`),
    text: `# untranslated\n${file.text.replace(/^#.*\n\n?/gm, '')}`,
  }));
  return [file, ...copies];
}

/**
 * Returns a name that the new game's code would define although the templates use it for something else.
 *
 * @param {Names} names
 */
export function nameUsedTwice(names) {
  const code = templates()
    .filter(({ path }) => path.endsWith('.ts'))
    .map(({ text }) => text.replace(/\/\*.*?\*\/|\/\/.*?$|'[^']*'/gms, ' '))
    .join('\n');
  const others = new Set(code.match(/\b[A-Za-z]\w*/g));
  const own = code.match(/\b__(?:Class|const)__\w*/g) ?? [];
  return own.map((name) => filled(name, names)).find((name) => others.has(name));
}

/**
 * Returns the formatted files of a game. Line breaks depend on the length of its name.
 *
 * @param {Names} names
 * @returns {Promise<File[]>}
 */
export async function filesOf(names) {
  const files = await Promise.all(
    templates().map(async (template) => {
      const path = filled(template.path, names);
      const text = filled(template.text, names);
      if (path.endsWith('.ftl')) return { path, text };
      const filepath = join(ROOT, path);
      const options = await prettier.resolveConfig(filepath);
      return { path, text: await prettier.format(text, { ...options, filepath }) };
    }),
  );
  return files.flatMap(copiesOf);
}

/** @param {File[]} files */
export function writeFiles(files) {
  for (const { path, text } of files) {
    mkdirSync(dirname(join(ROOT, path)), { recursive: true });
    // Never overwrites a file.
    writeFileSync(join(ROOT, path), text, { flag: 'wx' });
  }
}
