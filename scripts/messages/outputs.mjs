// Prints the files that belong to no single language: types, loaders and the list of languages.
import { camel, interfaceOf, keyText } from './print.mjs';
import { FUNCTIONS } from './functions.mjs';
import { argumentType } from './arguments.mjs';

/**
 * @typedef {import('./types.mjs').ChunkTypes} ChunkTypes
 *
 * @typedef {object} Traits of a language
 * @property {string} name in the language itself
 * @property {string} locale for `Intl`
 * @property {boolean} rtl whether it is written from right to left
 */

/** @param {string} file that the output is compiled from */
export const HEAD = (file) => `// Compiled from ${file}: npm run messages\n`;

/**
 * @param {ChunkTypes} types
 * @param {string} chunk
 */
function printInterface(types, chunk) {
  /** @param {string} id @param {string | null} text @param {string} key */
  const member = (id, text, key) => {
    const args = types.argumentsOf(id, text);
    const type = args.length > 0 ? `(a: ${argumentType(args)}) => string` : 'string';
    return `readonly ${keyText(key)}: ${type};`;
  };
  const lines = types.shapes.map(({ id, hasValue, attributes }) => {
    if (attributes.length === 0) return `  ${member(id, null, id)}`;
    const members = attributes.map((text) => `    ${member(id, text, text)}`);
    if (hasValue) members.unshift(`    ${member(id, null, 'text')}`);
    return `  readonly ${keyText(id)}: {\n${members.join('\n')}\n  };`;
  });
  return `export interface ${interfaceOf(chunk)} {\n${lines.join('\n')}\n}\n`;
}

/** @param {ReadonlyMap<string, ChunkTypes>} types by chunk */
export function printTypes(types) {
  const interfaces = [...types].map(([chunk, one]) => printInterface(one, chunk));
  const imports = Object.values(FUNCTIONS)
    .filter(({ type, from }) => from && interfaces.some((text) => text.includes(`: ${type}`)))
    .map(({ type, from = '' }) => {
      const path = from.startsWith('locales/') ? from.replace('locales', '..') : `../../${from}`;
      return `import type { ${type.replace(/^readonly |\[\]$/g, '')} } from '${path}';\n`;
    });
  const all = [...types.keys()].map(
    (chunk) => `  readonly ${camel(chunk)}: ${interfaceOf(chunk)};\n`,
  );
  const head = `${HEAD('src/locales/en/*.ftl')}${[...new Set(imports)].join('')}`;
  return `${head}\n${interfaces.join('\n')}\n/** All messages of a language. */\nexport interface Messages {\n${all.join('')}}\n`;
}

/**
 * @param {string} chunk
 * @param {readonly string[]} languages
 */
export function printLoader(chunk, languages) {
  const name = camel(chunk);
  const type = interfaceOf(chunk);
  const lines = languages
    .filter((language) => language !== 'en')
    .map((language) => {
      const path = `../${language}/${chunk}.js`;
      return `  ${keyText(language)}: () => import('${path}').then((m) => m.${name}),\n`;
    });
  return `${HEAD(`src/locales/*/${chunk}.ftl`)}import type { ${type} } from '../types.js';
import type { MessageLoaders } from '../languages.js';

/** Loads these messages in a language other than English. */
export const ${name}: MessageLoaders<${type}> = {
  file: '${chunk}',
${lines.join('')}};
`;
}

/** @param {ReadonlyMap<string, Traits>} languages */
export function printLanguages(languages) {
  const lines = [...languages].map(
    ([tag, { name, rtl }]) =>
      `  ${keyText(tag)}: { name: ${JSON.stringify(name)}${rtl ? ', rtl: true' : ''} },`,
  );
  return `${HEAD('src/locales/*/kit.ftl')}
/** What a language is called by its speakers, and whether it is written from right to left. */
interface LanguageTraits {
  readonly name: string;
  readonly rtl?: true;
}

/** Every language that the kit speaks, by its tag. English is built in. */
export const LANGUAGES = {
${lines.join('\n')}
} as const satisfies Readonly<Record<string, LanguageTraits>>;

export type Language = keyof typeof LANGUAGES;

/** Loads messages of a file, by language. */
export type MessageLoaders<Messages> = Readonly<Record<Exclude<Language, 'en'>, () => Promise<Messages>>> & {
  readonly file: string;
};
`;
}

/**
 * The texts of a language's files without comments, for pages that replace some of its messages.
 *
 * @param {string} language
 * @param {ReadonlyMap<string, string>} texts by chunk
 */
export function printSource(language, texts) {
  const lines = [...texts].map(([chunk, text]) => {
    const plain = text.replace(/^#.*\n?/gm, '').replace(/\n{2,}/g, '\n');
    return `  ${keyText(chunk)}: ${JSON.stringify(plain)},\n`;
  });
  return `${HEAD(`src/locales/${language}/*.ftl`)}
/** The messages of this language in Fluent's syntax, by file. */
export const source: Readonly<Record<string, string>> = {
${lines.join('')}};
`;
}

/**
 * The names of all messages and of their arguments, to check the messages that a page gives.
 *
 * @param {ReadonlyMap<string, ChunkTypes>} types by chunk
 */
export function printShape(types) {
  const lines = [...types].map(([chunk, one]) => {
    const texts = one.shapes.flatMap(({ id, hasValue, attributes }) =>
      [...(hasValue ? [null] : []), ...attributes].map((text) => {
        const names = one.argumentsOf(id, text).map(([name]) => name.replace('?', ''));
        return `${keyText(text === null ? id : `${id}.${text}`)}: '${names.join(' ')}'`;
      }),
    );
    return `  ${keyText(chunk)}: { ${texts.join(', ')} },\n`;
  });
  return `${HEAD('src/locales/en/*.ftl')}
/** The arguments of each message, by its name and file: \`drawn: 'card'\`, \`'refusals.not-next': 'card top'\`. */
export const SHAPE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
${lines.join('')}};
`;
}

/**
 * The functions that render another message, for messages that a page gives.
 *
 * @param {ReadonlyMap<string, ChunkTypes>} types by chunk
 */
export function printFunctions(types) {
  const known = Object.entries(FUNCTIONS).flatMap(([name, { message, parts, list }]) =>
    message && parts && types.has(message.chunk) ? [{ name, ...message, parts, list }] : [],
  );
  const parts = [...new Set(known.map((one) => one.parts))].sort().join(', ');
  const lines = known.map(({ name, chunk, id, parts: make, list }) => {
    const rendered = `chunk: '${chunk}', id: '${id}', parts: ${make}`;
    return `  ${name}: { ${rendered}${list ? ', list: true' : ''} },\n`;
  });
  const names = Object.keys(FUNCTIONS).map((name) => `'${name}'`);
  const imports = parts ? `import { ${parts} } from '../format.js';\n` : '';
  return `${HEAD('scripts/messages/functions.mjs')}${imports}
/** The names of all functions. */
export const FUNCTIONS: readonly string[] = [${names.join(', ')}];

/** The functions that render a message of another file. */
export const RENDERERS = {
${lines.join('')}};
`;
}

/** @param {readonly string[]} languages */
export function printSources(languages) {
  const lines = languages.map(
    (language) =>
      `  ${keyText(language)}: () => import('./source/${language}-source.js').then((m) => m.source),\n`,
  );
  return `${HEAD('src/locales/*/*.ftl')}
/** Loads the messages of a language in Fluent's syntax, by file. */
export const SOURCES: Readonly<Record<string, () => Promise<Readonly<Record<string, string>>>>> = {
${lines.join('')}};
`;
}
