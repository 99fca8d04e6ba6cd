import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../entries.mjs';

/**
 * The contents of a test file, without its comments.
 *
 * @typedef {{
 *   strings: Set<string>,
 *   texts: string,
 *   keys: Set<string>,
 *   members: Set<string>,
 *   calls: Set<string>,
 *   parts: Set<string>,
 *   tags: Set<string>,
 *   imports: string[],
 *   listsParts: boolean,
 * }} Said
 */

/** Functions of the tests that find a node by its part, or press a button by its name. */
const FINDS =
  /^(?:parts?|partsOf|\w*Part|partOf|partsIn|toolOf|textOf|textsOf|press\w*|tabTo|panel|selectOf)$/;

/** @returns {Said} */
const nothing = () => ({
  strings: new Set(),
  texts: '',
  keys: new Set(),
  members: new Set(),
  calls: new Set(),
  parts: new Set(),
  tags: new Set(),
  imports: [],
  listsParts: false,
});

/** @param {ts.Expression} callee */
const calleeName = (callee) =>
  ts.isPropertyAccessExpression(callee) ? callee.name.text : callee.getText();

/**
 * The strings in a call's arguments, also in lists.
 *
 * @param {readonly ts.Expression[]} given
 * @returns {string[]}
 */
const stringsIn = (given) =>
  given.flatMap((one) => {
    if (ts.isStringLiteralLike(one)) return [one.text];
    return ts.isArrayLiteralExpression(one) ? stringsIn(one.elements) : [];
  });

/**
 * @param {Said} said
 * @param {ts.CallExpression} call
 */
function hearCall(said, { expression, arguments: given }) {
  const name = calleeName(expression);
  if (ts.isPropertyAccessExpression(expression)) said.calls.add(name);
  // A test that compares its list of parts with the manifest.
  if (name === 'documented' || name === 'documentedParts') said.listsParts = true;
  if (!FINDS.test(name) && !/\.part\.contains$/.test(expression.getText())) return;
  for (const text of stringsIn(given).flatMap((names) => names.split(' '))) {
    const prefix = name.startsWith('press') ? 'button-' : name === 'panel' ? 'panel-' : '';
    said.parts.add(text).add(`${prefix}${text}`);
  }
}

/**
 * Adds the contents of one node.
 *
 * @param {Said} said
 * @param {ts.Node} node
 */
function hear(said, node) {
  if (ts.isImportDeclaration(node)) {
    said.imports.push(/** @type {ts.StringLiteral} */ (node.moduleSpecifier).text);
  } else if (ts.isStringLiteralLike(node)) {
    said.strings.add(node.text);
    said.texts += ` ${node.text}\n`;
  } else if (ts.isTemplateExpression(node)) {
    said.texts += ` ${[node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join('…')}\n`;
  } else if (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) {
    said.keys.add(node.name.getText().replaceAll(/['"]/g, ''));
  } else if (ts.isPropertyAccessExpression(node)) said.members.add(node.name.text);
  else if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
    said.members.add((node.propertyName ?? node.name).getText());
  }
  if (ts.isCallExpression(node)) hearCall(said, node);
}

/** A part's name in a selector, a CSS rule or markup. */
const PART_IN_TEXT = /part~?=\\?"([\w -]+)|::part\(([\w -]+)\)/g;

/**
 * Reads the contents of a test file.
 *
 * @param {string} path
 * @param {string} text
 */
export function saidIn(path, text) {
  const said = nothing();
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const walk = (/** @type {ts.Node} */ node) => {
    hear(said, node);
    node.forEachChild(walk);
  };
  walk(file);
  for (const [, named = '', ruled = ''] of said.texts.matchAll(PART_IN_TEXT)) {
    for (const part of `${named} ${ruled}`.split(' ').filter(Boolean)) said.parts.add(part);
  }
  return said;
}

/** @param {string[]} tags */
export function readTests(tags) {
  const paths = readdirSync(join(ROOT, 'test'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => join(ROOT, 'test', file));
  const files = new Map(paths.map((path) => [path, saidIn(path, readFileSync(path, 'utf8'))]));
  for (const said of files.values()) {
    for (const tag of tags) if (said.texts.includes(tag) || said.keys.has(tag)) said.tags.add(tag);
  }
  for (const [path, said] of files) shareTags(files, path, said);
  return [...files.values()];
}

/** A file with more tags than this belongs to no element in particular. */
const GENERAL = 2;

/**
 * Gives a test the tags that it names, and those in the support files that it imports.
 *
 * @param {ReadonlyMap<string, Said>} files
 * @param {string} path
 * @param {Said} said
 */
function shareTags(files, path, said) {
  for (const specifier of said.imports) {
    const target = resolve(dirname(path), specifier.replace(/\.js$/, '.ts'));
    if (!specifier.startsWith('.') || !existsSync(target)) continue;
    const named = files.get(target)?.tags;
    if (named && named.size <= GENERAL) for (const tag of named) said.tags.add(tag);
  }
}
