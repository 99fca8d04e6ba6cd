// Compiles the messages in src/locales/<language>/<chunk>.ftl to TypeScript in src/locales/compiled.
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Analysis, declaredArguments, isOptional, isPart, typeOf, useOf } from './analyze.mjs';
import { FUNCTIONS } from './functions.mjs';
import { Printer, camel, interfaceOf, keyText } from './print.mjs';
import { FOLDER, languagesWithMessages, readLanguage } from './read.mjs';

/**
 * @typedef {import('./analyze.mjs').Uses} Uses
 * @typedef {import('./read.mjs').Chunk} Chunk
 *
 * @typedef {object} Shape what code sees of a message: a text, a function, or both in a group
 * @property {string} id
 * @property {boolean} hasValue
 * @property {string[]} attributes
 */

const TARGET = join(FOLDER, 'compiled');
const HEAD = (/** @type {string} */ file) => `// Compiled from ${file}: npm run messages\n`;

/**
 * @param {Chunk} chunk
 * @returns {Shape[]}
 */
const shapesOf = ({ messages }) =>
  messages
    .filter(({ id }) => !isPart(id.name))
    .map(({ id, value, attributes }) => ({
      id: id.name,
      hasValue: value !== null,
      attributes: attributes.map((one) => one.id.name),
    }));

/**
 * The places of texts in a message: `null` for its value.
 *
 * @param {Shape} shape
 */
export const textsOf = ({ hasValue, attributes }) => [...(hasValue ? [null] : []), ...attributes];

/** Compares one language's files with the English ones, and merges how they use arguments. */
export class ChunkTypes {
  /** @type {Map<string, Uses>} by `id.attribute` */
  uses = new Map();
  /** @type {string[]} */
  faults = [];

  /** @param {Analysis} english */
  constructor(english) {
    this.english = english;
    this.shapes = shapesOf(english.chunk);
    for (const shape of this.shapes)
      for (const text of textsOf(shape)) this.addEnglish(shape.id, text);
  }

  /**
   * @param {string} id
   * @param {string | null} text
   */
  addEnglish(id, text) {
    const uses = this.english.usesOf(id, text);
    const message = this.english.messages.get(id);
    if (message)
      for (const name of declaredArguments(message).keys())
        if (text === null || message.attributes.length === 0 || uses.has(name)) useOf(uses, name);
    this.uses.set(`${id}.${text}`, uses);
  }

  /** @param {Analysis} other */
  compare(other) {
    const theirs = new Map(shapesOf(other.chunk).map((shape) => [shape.id, shape]));
    const { file } = other.chunk;
    for (const shape of this.shapes) {
      const their = theirs.get(shape.id);
      const texts = their ? textsOf(their) : [];
      for (const text of textsOf(shape)) {
        const name = text === null ? shape.id : `${shape.id}.${text}`;
        if (!texts.includes(text)) this.faults.push(`${file}: ${name} is missing`);
        else this.merge(other, shape.id, text, name);
      }
      for (const text of texts)
        if (text !== null && !shape.attributes.includes(text))
          this.faults.push(`${file}: ${shape.id}.${text} is unknown`);
    }
    for (const id of theirs.keys())
      if (!this.shapes.some((shape) => shape.id === id))
        this.faults.push(
          `${file}: ${id} is unknown; parts of messages have ids that begin with part-`,
        );
  }

  /**
   * @param {Analysis} other
   * @param {string} id
   * @param {string | null} text
   * @param {string} name
   */
  merge(other, id, text, name) {
    const known = /** @type {Uses} */ (this.uses.get(`${id}.${text}`));
    const theirs = other.usesOf(id, text);
    const comment = other.messages.get(id)?.comment?.content ?? '';
    for (const [argument, use] of theirs) {
      const ours = known.get(argument);
      if (!ours && isOptional(argument)) known.set(argument, use);
      else if (!ours)
        this.faults.push(
          `${other.chunk.file}: ${name} uses $${argument}, which ${[...known.keys()].map((one) => `$${one}`).join(', ') || 'nothing'} ${known.size > 1 ? 'are' : 'is'} given to`,
        );
      else {
        for (const one of use.functions) ours.functions.add(one);
        ours.plural ||= use.plural;
        ours.digits ||= use.digits;
        if (use.keys.size > 0 && !ours.plural) {
          const isNew = ours.keys.size === 0;
          // Variants of a translation need not name all values.
          if (isNew) ours.open = true;
          for (const key of use.keys) if (isNew || ours.open) ours.keys.add(key);
        }
      }
    }
    const english = this.english.usesOf(id, text);
    for (const argument of english.keys())
      if (!theirs.has(argument) && !isOptional(argument) && !comment.includes(`omits $${argument}`))
        this.faults.push(
          `${other.chunk.file}: ${name} does not use $${argument}; if it need not, put "# omits $${argument}" before it`,
        );
  }

  /**
   * @param {string} id
   * @param {string | null} text
   * @returns {[name: string, type: string][]} an optional one has a question mark behind its name
   */
  argumentsOf(id, text) {
    const message = this.english.messages.get(id);
    const declared = message ? declaredArguments(message) : new Map();
    const uses = /** @type {Uses} */ (this.uses.get(`${id}.${text}`));
    return argumentTypes(uses, declared);
  }
}

/**
 * @param {Uses} uses
 * @param {ReadonlyMap<string, string | undefined>} declared
 * @returns {[name: string, type: string][]}
 */
const argumentTypes = (uses, declared) =>
  [...uses].map(([name, use]) => [
    `${name}${isOptional(name, use) ? '?' : ''}`,
    declared.get(name) ?? (isOptional(name) ? 'string' : typeOf(use)),
  ]);

/** @param {[name: string, type: string][]} args */
const argumentType = (args) =>
  `{ ${args.map(([name, type]) => `readonly ${name}: ${type}`).join('; ')} }`;

/**
 * @param {ChunkTypes} types
 * @param {string} chunk
 */
function printInterface(types, chunk) {
  const member = (
    /** @type {string} */ id,
    /** @type {string | null} */ text,
    /** @type {string} */ key,
  ) => {
    const args = types.argumentsOf(id, text);
    return `readonly ${keyText(key)}: ${args.length > 0 ? `(a: ${argumentType(args)}) => string` : 'string'};`;
  };
  const lines = types.shapes.map((shape) => {
    const { id, hasValue, attributes } = shape;
    if (attributes.length === 0) return `  ${member(id, null, id)}`;
    const members = attributes.map((text) => `    ${member(id, text, text)}`);
    if (hasValue) members.unshift(`    ${member(id, null, 'text')}`);
    return `  readonly ${keyText(id)}: {\n${members.join('\n')}\n  };`;
  });
  return `export interface ${interfaceOf(chunk)} {\n${lines.join('\n')}\n}\n`;
}

/**
 * Prints the module of one file.
 *
 * @param {Analysis} analysis
 * @param {ChunkTypes} types
 * @param {string} language
 * @param {{ locale: string, rtl: boolean }} traits
 */
function printModule(analysis, types, language, traits) {
  const printer = new Printer(analysis);
  const { chunk } = analysis;
  /** @param {string} id @param {string | null} text */
  const value = (id, text) => {
    const pattern = analysis.patternOf(id, text);
    if (!pattern) return "''";
    const takes = types.argumentsOf(id, text).length > 0;
    const printed = printer.pattern(pattern);
    return takes
      ? analysis.usesOf(id, text).size > 0
        ? `(a) => ${printed}`
        : `() => ${printed}`
      : printed;
  };
  const members = types.shapes.map(({ id, hasValue, attributes }) => {
    if (attributes.length === 0) return `  ${keyText(id)}: ${value(id, null)},`;
    const texts = attributes.map((text) => `    ${keyText(text)}: ${value(id, text)},`);
    if (hasValue) texts.unshift(`    text: ${value(id, null)},`);
    return `  ${keyText(id)}: {\n${texts.join('\n')}\n  },`;
  });
  const parts = chunk.messages
    .filter(({ id }) => isPart(id.name))
    .map(({ id }) => {
      const uses = analysis.usesOf(id.name);
      if (uses.size === 0) return '';
      // Other parts pass on what they are given, so that any text will do.
      for (const use of uses.values()) use.open = true;
      const args = argumentTypes(uses, new Map());
      return `const ${camel(id.name)} = (a: ${argumentType(args)}): string => ${value2(printer, analysis, id.name)};\n`;
    });
  const terms = chunk.terms.map((term) => {
    if (printer.literal(term.value) !== undefined) return '';
    /** @type {Uses} */
    const uses = new Map();
    analysis.pattern(term.value, uses, [`-${term.id.name}`]);
    const args = [...uses.keys()].map((name) => `${name}?: string | number`).join('; ');
    return `const term_${camel(term.id.name)} = (a: { ${args} }): string => ${printer.pattern(term.value)};\n`;
  });
  const isKit = chunk.name === 'kit';
  const imports = [];
  const format = [...printer.parts].sort();
  if (isKit) format.unshift('formatter');
  if (format.length > 0) imports.push(`import { ${format.join(', ')} } from '../../format.js';`);
  const typed = new Set(parts.join('').match(/\b(?:Card|SeatPerson)\b/g));
  if (typed.has('Card')) imports.push("import type { Card } from '../../../core/cards/card.js';");
  if (typed.has('SeatPerson')) imports.push("import type { SeatPerson } from '../../format.js';");
  imports.push(`import type { ${interfaceOf(chunk.name)} } from '../types.js';`);
  const fromKit = [...(printer.usesFormatter && !isKit ? ['f'] : [])];
  for (const one of [...printer.chunks].sort()) {
    if (one === 'kit') fromKit.push('kit');
    else imports.push(`import { ${camel(one)} } from './${one}.js';`);
  }
  if (fromKit.length > 0 && !isKit)
    imports.push(`import { ${fromKit.join(', ')} } from './kit.js';`);
  const own = isKit
    ? `/** Numbers, plurals and times of this language. */\nexport const f = formatter('${traits.locale}', ${traits.rtl});\n\n`
    : '';
  const name = camel(chunk.name);
  return `${HEAD(chunk.file)}${imports.join('\n')}\n\n${own}${terms.join('')}${parts.join('')}export const ${name}: ${interfaceOf(chunk.name)} = {\n${members.join('\n')}\n};\n`;
}

/** @param {Printer} printer @param {Analysis} analysis @param {string} id */
const value2 = (printer, analysis, id) =>
  printer.pattern(/** @type {import('@fluent/syntax').Pattern} */ (analysis.patternOf(id, null)));

/**
 * @param {string} chunk
 * @param {readonly string[]} languages
 */
function printLoader(chunk, languages) {
  const name = camel(chunk);
  const lines = languages
    .filter((language) => language !== 'en')
    .map(
      (language) =>
        `  ${keyText(language)}: () => import('../${language}/${chunk}.js').then((m) => m.${name}),`,
    );
  return (
    `${HEAD(`src/locales/*/${chunk}.ftl`)}import type { ${interfaceOf(chunk)} } from '../types.js';\n` +
    `import type { MessageLoaders } from '../languages.js';\n\n` +
    `/** Loads these messages in a language other than English. */\n` +
    `export const ${name}: MessageLoaders<${interfaceOf(chunk)}> = {\n${lines.join('\n')}\n};\n`
  );
}

/** @param {Map<string, { name: string, rtl: boolean }>} languages */
function printLanguages(languages) {
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

/** Loads messages, by language. */
export type MessageLoaders<Messages> = Readonly<Record<Exclude<Language, 'en'>, () => Promise<Messages>>>;
`;
}

/**
 * The text of a message without arguments.
 *
 * @param {Analysis | undefined} analysis
 * @param {string} id
 */
function plainText(analysis, id) {
  const pattern = analysis?.patternOf(id, null);
  return pattern && analysis ? new Printer(analysis).literal(pattern) : undefined;
}

/**
 * Compiles all messages.
 *
 * @returns {{ files: Map<string, string>, faults: string[], types: Map<string, ChunkTypes>, languages: string[] }} the
 *   files by their path in src/locales/compiled
 */
export function compileMessages() {
  const languages = languagesWithMessages();
  /** @type {string[]} */
  const faults = [];
  /** @type {Map<string, Map<string, Analysis>>} */
  const analyses = new Map();
  for (const language of languages) {
    const { chunks, faults: broken } = readLanguage(language);
    faults.push(...broken);
    const names = new Set(chunks.keys());
    analyses.set(
      language,
      new Map([...chunks].map(([name, chunk]) => [name, new Analysis(chunk, names)])),
    );
  }
  const english = /** @type {Map<string, Analysis>} */ (analyses.get('en'));
  /** @type {Map<string, ChunkTypes>} */
  const types = new Map();
  for (const [chunk, analysis] of english) types.set(chunk, new ChunkTypes(analysis));
  for (const [language, chunks] of analyses) {
    if (language === 'en') continue;
    for (const [chunk, one] of types) {
      const theirs = chunks.get(chunk);
      if (theirs) one.compare(theirs);
      else faults.push(`src/locales/${language}/${chunk}.ftl is missing`);
    }
    for (const chunk of chunks.keys())
      if (!types.has(chunk))
        faults.push(`src/locales/${language}/${chunk}.ftl has no English file`);
  }
  /** @type {Map<string, string>} */
  const files = new Map();
  /** @type {Map<string, { name: string, rtl: boolean }>} */
  const traits = new Map();
  for (const [language, chunks] of analyses) {
    const kit = chunks.get('kit');
    const rtl = plainText(kit, 'direction') === 'rtl';
    traits.set(language, { name: plainText(kit, 'languageName') ?? language, rtl });
    const locale = plainText(kit, 'intlLocale') ?? language;
    for (const [chunk, analysis] of chunks) {
      const known = types.get(chunk);
      if (known && faults.length === 0)
        files.set(
          `${language}/${chunk}.ts`,
          printModule(analysis, known, language, { locale, rtl }),
        );
      faults.push(...new Set(analysis.faults));
    }
  }
  for (const one of types.values()) faults.push(...one.faults);
  const interfaces = [...types].map(([chunk, one]) => printInterface(one, chunk));
  const imports = Object.values(FUNCTIONS)
    .filter(({ type, from }) => from && interfaces.some((text) => text.includes(`: ${type}`)))
    .map(
      ({ type, from }) =>
        `import type { ${type.replace(/^readonly |\[\]$/g, '')} } from '${`../../${from}`.replace('../../locales/', '../')}';\n`,
    );
  const all = [...types.keys()].map(
    (chunk) => `  readonly ${camel(chunk)}: ${interfaceOf(chunk)};`,
  );
  files.set(
    'types.ts',
    `${HEAD('src/locales/en/*.ftl')}${[...new Set(imports)].join('')}\n${interfaces.join('\n')}\n/** All messages of a language. */\nexport interface Messages {\n${all.join('\n')}\n}\n`,
  );
  files.set('languages.ts', printLanguages(traits));
  for (const chunk of types.keys()) files.set(`load/${chunk}.ts`, printLoader(chunk, languages));
  return { files, faults, types, languages };
}

/**
 * Writes the compiled messages that have changed, and removes those that have no source.
 *
 * @throws if messages are missing, unknown or misspelt
 */
export function writeMessages() {
  const { files, faults } = compileMessages();
  if (faults.length > 0) throw new Error(`Messages can't be compiled:\n  ${faults.join('\n  ')}`);
  const old = existsSync(TARGET)
    ? readdirSync(TARGET, { recursive: true, encoding: 'utf8' }).filter((file) =>
        file.endsWith('.ts'),
      )
    : [];
  for (const file of old) if (!files.has(file.replaceAll('\\', '/'))) rmSync(join(TARGET, file));
  for (const [file, text] of files) {
    const path = join(TARGET, file);
    if (existsSync(path) && readFileSync(path, 'utf8') === text) continue;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  return files.size;
}
