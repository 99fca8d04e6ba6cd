import { Ajv } from 'ajv';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import ts from 'typescript';
import { ROOT, tagFolders } from '../entries.mjs';

/** @typedef {import('custom-elements-manifest/schema').Package} Package */

/** Types that need no import in TypeScript. */
const GLOBAL = new Set(['CustomEvent', 'FocusOptions', 'Promise']);

/** Quoted texts in a type: they are values, not names of types. */
const QUOTED = /'[^']*'|`[^`]*`/g;
const TYPE_NAME = /\b[A-Z]\w*/g;

/**
 * Validates a manifest against the published schema.
 *
 * @param {Package} manifest
 * @returns {string[]}
 */
export function schemaFaults(manifest) {
  const require = createRequire(import.meta.url);
  const { version } = require('custom-elements-manifest/package.json');
  const schema = JSON.parse(
    readFileSync(require.resolve('custom-elements-manifest/schema.json'), 'utf8'),
  );
  const validate = new Ajv({ allErrors: true, allowUnionTypes: true }).compile(schema);
  validate(manifest);
  const wrong = (validate.errors ?? []).map(
    ({ instancePath, message = '' }) => `custom-elements.json${instancePath} ${message}`,
  );
  const { schemaVersion } = manifest;
  if (schemaVersion !== version)
    wrong.push(`schemaVersion is ${schemaVersion}; the schema is ${version}`);
  return wrong;
}

/**
 * All names of types in a declaration of the manifest.
 *
 * @param {unknown} declared
 * @returns {Set<string>}
 */
function typeNames(declared) {
  /** @type {Set<string>} */
  const names = new Set();
  JSON.stringify(declared, (key, value) => {
    // Only types are under `text`; descriptions are under other keys.
    if (key === 'text' && typeof value === 'string') {
      for (const [name] of value.replace(QUOTED, '').matchAll(TYPE_NAME)) names.add(name);
    }
    return value;
  });
  return names;
}

/**
 * Reads the exports of source modules, by path: each name, and whether it exists at run time.
 *
 * @param {readonly string[]} paths
 * @returns {(path: string) => { name: string, isValue: boolean }[]}
 */
function exportsOf(paths) {
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), ts.sys.readFile);
  const given = { ...config, include: [], files: [] };
  const { options } = ts.parseJsonConfigFileContent(given, ts.sys, ROOT);
  const roots = paths.map((path) => join(ROOT, path));
  const program = ts.createProgram(roots, { ...options, types: [] });
  const checker = program.getTypeChecker();
  /** @param {ts.Symbol} symbol */
  const isValue = (symbol) => {
    const isAlias = (symbol.flags & ts.SymbolFlags.Alias) !== 0;
    const { flags } = isAlias ? checker.getAliasedSymbol(symbol) : symbol;
    const isTypeOnly = symbol.declarations?.some((one) => ts.isTypeOnlyExportDeclaration(one));
    return !isTypeOnly && (flags & ts.SymbolFlags.Value) !== 0;
  };
  return (path) => {
    const file = program.getSourceFile(join(ROOT, path));
    const module = file && checker.getSymbolAtLocation(file);
    if (!module) throw new Error(`${path} is no module.`);
    return checker
      .getExportsOfModule(module)
      .map((symbol) => ({ name: symbol.name, isValue: isValue(symbol) }));
  };
}

/**
 * Compares exports in the manifest and the sources: each class, and each type in the class's API, has to be exported by the
 * module of the class.
 *
 * @param {Package} manifest
 * @returns {string[]}
 */
export function exportFaults({ modules }) {
  const sources = tagFolders().flatMap(({ tag, index, element }) => [
    { path: `dist/${tag}/class.js`, source: element },
    { path: `dist/${tag}.js`, source: index },
  ]);
  const exported = exportsOf(sources.map(({ source }) => source));
  return sources.flatMap(({ path, source }) => {
    const { exports = [], declarations = [] } = modules.find((one) => one.path === path) ?? {};
    const names = exported(source);
    const known = new Set(names.map(({ name }) => name));
    const listed = exports.filter(({ kind }) => kind === 'js').map(({ name }) => name);
    const values = names.filter(({ isValue }) => isValue).map(({ name }) => name);
    const unknown = [...typeNames(declarations)].filter(
      (name) => !known.has(name) && !GLOBAL.has(name),
    );
    return [
      ...values
        .filter((name) => !listed.includes(name))
        .map((name) => `${path}: the manifest does not name its export ${name}`),
      ...listed
        .filter((name) => !values.includes(name))
        .map((name) => `${path} does not export ${name}`),
      ...unknown.map((name) => `${path}: the type ${name} is in its API and not exported`),
    ];
  });
}
