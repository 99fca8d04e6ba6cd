// Compiles the messages in src/locales/<language>/<chunk>.ftl to TypeScript in src/locales/compiled.
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { FOLDER, parseChunk, readSources } from './read.mjs';
import { dirname, join } from 'node:path';
import {
  printFunctions,
  printLanguages,
  printLoader,
  printShape,
  printSource,
  printSources,
  printTypes,
} from './outputs.mjs';
import { Analysis } from './analyze.mjs';
import { ChunkTypes } from './types.mjs';
import { Printer } from './print.mjs';
import { printModule } from './module.mjs';

/**
 * @typedef {import('./read.mjs').Sources} Sources
 * @typedef {import('./outputs.mjs').Traits} Traits
 * @typedef {Map<string, Map<string, Analysis>>} Analyses by language and chunk
 *
 * @typedef {object} Compiled
 * @property {Map<string, string>} files by their path in src/locales/compiled; none if there are faults
 * @property {string[]} faults
 * @property {Map<string, ChunkTypes>} types by chunk
 * @property {string[]} languages
 */

const TARGET = join(FOLDER, 'compiled');

/**
 * @param {Sources} sources
 * @param {Set<string>} faults
 * @returns {Analyses}
 */
function analyze(sources, faults) {
  /** @type {Analyses} */
  const analyses = new Map();
  for (const [language, texts] of sources) {
    const names = new Set(texts.keys());
    /** @type {Map<string, Analysis>} */
    const chunks = new Map();
    for (const [name, text] of texts) {
      const read = parseChunk(text, name, `src/locales/${language}/${name}.ftl`);
      const analysis = new Analysis(read.chunk, names);
      for (const fault of [...read.faults, ...analysis.faults]) faults.add(fault);
      chunks.set(name, analysis);
    }
    analyses.set(language, chunks);
  }
  return analyses;
}

/**
 * Compares the files of all languages with the English ones.
 *
 * @param {Analyses} analyses
 * @param {Set<string>} faults
 */
function compare(analyses, faults) {
  const english = analyses.get('en') ?? new Map();
  const names = [...english.keys()];
  const types = new Map(names.map((chunk) => [chunk, new ChunkTypes(english.get(chunk))]));
  for (const [language, chunks] of analyses) {
    if (language === 'en') continue;
    for (const [chunk, one] of types) {
      const theirs = chunks.get(chunk);
      const file = `src/locales/${language}/${chunk}.ftl`;
      if (theirs) one.compare(theirs);
      else faults.add(`${file} is missing; accepted: a translation of src/locales/en/${chunk}.ftl`);
    }
    for (const chunk of chunks.keys()) {
      const file = `src/locales/${language}/${chunk}.ftl`;
      if (!types.has(chunk))
        faults.add(`${file} has no English file; accepted: ${names.join(', ')}`);
    }
  }
  for (const one of types.values()) for (const fault of one.faults) faults.add(fault);
  return types;
}

/**
 * What kit.ftl says about a language.
 *
 * @param {string} language
 * @param {Analysis | undefined} kit
 * @returns {Traits}
 */
function traitsOf(language, kit) {
  const text = (/** @type {string} */ id) => {
    const pattern = kit?.patternOf(id, null);
    return pattern && kit ? new Printer(kit).literal(pattern) : undefined;
  };
  return {
    name: text('languageName') ?? language,
    locale: text('intlLocale') ?? language,
    rtl: text('direction') === 'rtl',
  };
}

/**
 * @param {Analyses} analyses
 * @param {Map<string, ChunkTypes>} types
 */
function print(analyses, types) {
  /** @type {Map<string, string>} */
  const files = new Map();
  /** @type {Map<string, Traits>} */
  const traits = new Map();
  for (const [language, chunks] of analyses) {
    const own = traitsOf(language, chunks.get('kit'));
    traits.set(language, own);
    for (const [chunk, known] of types) {
      const analysis = /** @type {Analysis} */ (chunks.get(chunk));
      files.set(`${language}/${chunk}.ts`, printModule(analysis, known, own));
    }
    const texts = new Map([...chunks].map(([chunk, one]) => [chunk, one.chunk.text]));
    files.set(`source/${language}-source.ts`, printSource(language, texts));
  }
  files.set('shape.ts', printShape(types));
  files.set('functions.ts', printFunctions(types));
  files.set('types.ts', printTypes(types));
  files.set('sources.ts', printSources([...traits.keys()]));
  files.set('languages.ts', printLanguages(traits));
  for (const chunk of types.keys())
    files.set(`load/${chunk}.ts`, printLoader(chunk, [...traits.keys()]));
  return files;
}

/**
 * Compiles all messages.
 *
 * @param {Sources} [sources]
 * @returns {Compiled}
 */
export function compileMessages(sources = readSources()) {
  /** @type {Set<string>} */
  const faults = new Set();
  const analyses = analyze(sources, faults);
  const types = compare(analyses, faults);
  const files = faults.size === 0 ? print(analyses, types) : new Map();
  return { files, faults: [...faults], types, languages: [...sources.keys()] };
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
