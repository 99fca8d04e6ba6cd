import { Ajv } from 'ajv';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import ts from 'typescript';
import { ROOT, tagFolders } from '../entries.mjs';

/** @typedef {import('custom-elements-manifest/schema').Package} Package */

/** Types that TypeScript knows without an import. */
const GLOBAL = new Set(['CustomEvent', 'FocusOptions', 'Promise']);

/** Where a type stands in the manifest: `Promise<Checked<ReplayedGame>>`; texts in quotes are values. */
const QUOTED = /'[^']*'|`[^`]*`/g;
const TYPE_NAME = /\b[A-Z]\w*/g;

/**
 * What the published schema has against a manifest.
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
 * Every name of a type in a manifest's declaration.
 *
 * @param {unknown} declared
 * @returns {Set<string>}
 */
function typeNames(declared) {
  /** @type {Set<string>} */
  const names = new Set();
  JSON.stringify(declared, (key, value) => {
    // What a description is about stands under `text` nowhere.
    if (key === 'text' && typeof value === 'string') {
      for (const [name] of value.replace(QUOTED, '').matchAll(TYPE_NAME)) names.add(name);
    }
    return value;
  });
  return names;
}

/** @param {ts.Symbol} symbol */
const isTypeOnly = (
  { flags, declarations = [] },
  /** @type {ts.TypeChecker} */ checker,
  /** @type {ts.Symbol} */ own,
) =>
  declarations.some((one) => ts.isTypeOnlyExportDeclaration(one)) ||
  ((flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(own).flags : flags) &
    ts.SymbolFlags.Value) ===
    0;

/**
 * What modules export, as the manifest has it and as the sources do: each class, and each type that stands in
 * the class's API, by the module that has the class.
 *
 * @param {Package} manifest
 * @returns {string[]}
 */
export function exportFaults(manifest) {
  const folders = tagFolders();
  const config = ts.readConfigFile(join(ROOT, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(
    { ...config.config, include: [], files: [] },
    ts.sys,
    ROOT,
  );
  const roots = folders
    .flatMap(({ index, element }) => [index, element])
    .map((file) => join(ROOT, file));
  const program = ts.createProgram(roots, { ...options, types: [] });
  const checker = program.getTypeChecker();
  /** @param {string} path */
  const exportsOf = (path) => {
    const file = program.getSourceFile(join(ROOT, path));
    const module = file && checker.getSymbolAtLocation(file);
    if (!module) throw new Error(`${path} is no module.`);
    return checker.getExportsOfModule(module);
  };
  return folders.flatMap(({ tag, index, element }) =>
    [
      [`dist/${tag}/class.js`, element],
      [`dist/${tag}.js`, index],
    ].flatMap(([path = '', source = '']) => {
      const { exports = [], declarations = [] } =
        manifest.modules.find((one) => one.path === path) ?? {};
      const symbols = exportsOf(source);
      const known = new Set(symbols.map(({ name }) => name));
      const told = exports.filter(({ kind }) => kind === 'js').map(({ name }) => name);
      const values = symbols
        .filter((one) => !isTypeOnly(one, checker, one))
        .map(({ name }) => name);
      return [
        ...values
          .filter((name) => !told.includes(name))
          .map((name) => `${path} exports ${name}: not in the manifest`),
        ...told
          .filter((name) => !values.includes(name))
          .map((name) => `${path} does not export ${name}`),
        ...[...typeNames(declarations)]
          .filter((name) => !known.has(name) && !GLOBAL.has(name))
          .map(
            (name) =>
              `${path}: the type ${name} stands in the API of <${tag}>, and is not exported`,
          ),
      ];
    }),
  );
}
