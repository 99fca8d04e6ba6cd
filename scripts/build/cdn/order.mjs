import { gzipSync } from 'node:zlib';
import ts from 'typescript';
import { walk } from './compiler.mjs';

/**
 * gzip looks back 32 kB, and files are longer: what is alike has to stand together. So the parts of a
 * file are moved about, and each move that makes it smaller stays.
 */
const WORK = 80_000_000;
const MOST = 1500;

/**
 * A declaration or a statement at the top of a file.
 *
 * @typedef {object} Part
 * @property {string} text of a variable without its `var` and `;`
 * @property {string[]} names what it declares
 * @property {ReadonlySet<string>} words all that it may refer to, by name
 * @property {boolean} isVar
 * @property {boolean} isInert whether it gives the same, and does nothing, whenever it is run
 * @property {number} before the first part that runs with it ready, by its number among those
 * @property {number} after the last one that runs without it, though it may name it
 */

/** @param {ts.ClassElement} member */
const isInertMember = (member) =>
  !(
    ts.getCombinedModifierFlags(member) & ts.ModifierFlags.Static && !ts.isMethodDeclaration(member)
  ) &&
  !ts.isClassStaticBlockDeclaration(member) &&
  !(member.name && ts.isComputedPropertyName(member.name));

/**
 * Functions, plain values, and lists and objects of such; classes that extend none.
 *
 * @param {ts.Node | undefined} node
 * @returns {boolean}
 */
function isInert(node) {
  if (!node || ts.isFunctionLike(node)) return true;
  if (ts.isNumericLiteral(node) || ts.isStringLiteralLike(node)) return true;
  if (ts.isRegularExpressionLiteral(node)) return true;
  if (ts.isArrayLiteralExpression(node)) return node.elements.every(isInert);
  if (ts.isClassExpression(node) || ts.isClassDeclaration(node)) {
    return !node.heritageClauses && node.members.every(isInertMember);
  }
  return (
    ts.isObjectLiteralExpression(node) &&
    node.properties.every(
      (one) =>
        !ts.isComputedPropertyName(/** @type {ts.Node} */ (one.name ?? one)) &&
        (ts.isMethodDeclaration(one) || (ts.isPropertyAssignment(one) && isInert(one.initializer))),
    )
  );
}

/**
 * @param {ts.SourceFile} source
 * @returns {Part[]}
 */
function partsOf(source) {
  /** @type {Part[]} */
  const parts = [];
  const add = (/** @type {ts.Node} */ node, /** @type {boolean} */ isVar, inert = false) => {
    const words = new Set();
    walk(node, (one) => void (ts.isIdentifier(one) && words.add(one.text)));
    const { name } = /** @type {{ name?: ts.Node }} */ (node);
    /** @type {string[]} */
    const names = [];
    if (name) walk(name, (one) => void (ts.isIdentifier(one) && names.push(one.text)));
    const text = node.getText(source);
    parts.push({ text, names, words, isVar, isInert: inert, before: Infinity, after: -1 });
  };
  for (const statement of source.statements) {
    const isList =
      ts.isVariableStatement(statement) &&
      !statement.modifiers &&
      !(statement.declarationList.flags & ts.NodeFlags.BlockScoped);
    if (isList) {
      for (const one of statement.declarationList.declarations) {
        add(one, true, ts.isIdentifier(one.name) && isInert(one.initializer));
      }
    } else add(statement, false, ts.isFunctionDeclaration(statement) && !statement.modifiers);
  }
  return parts;
}

/**
 * Writes down between which of the parts that run each other part stands: all that such a part may
 * come upon, by name and through others, whatever those names mean there, stays on its side of it.
 *
 * @param {readonly Part[]} parts
 */
function findBounds(parts) {
  /** @type {Map<string, Part[]>} */
  const byName = new Map();
  for (const part of parts) {
    for (const name of part.names) byName.set(name, [...(byName.get(name) ?? []), part]);
  }
  const places = new Map(parts.map((part, place) => [part, place]));
  const place = (/** @type {Part} */ part) => places.get(part) ?? 0;
  parts
    .filter((part) => !part.isInert)
    .forEach((root, number) => {
      /** @type {Set<Part>} */
      const met = new Set();
      const open = [root];
      for (let part = open.pop(); part; part = open.pop()) {
        if (met.has(part)) continue;
        met.add(part);
        if (place(part) > place(root)) part.after = number;
        else part.before = Math.min(part.before, number);
        for (const word of part.words) open.push(...(byName.get(word) ?? []));
      }
    });
}

/**
 * Whether those that run do so in their old order, each with the same variables ready. Functions
 * are there from the start.
 *
 * @param {readonly Part[]} parts
 * @param {ReadonlyMap<Part, number>} numbers of those that run
 */
function isSound(parts, numbers) {
  let next = 0;
  for (const part of parts) {
    const number = numbers.get(part);
    if (number === undefined) {
      if (part.isVar && (part.before < next || part.after >= next)) return false;
    } else if (number !== next++) return false;
  }
  return true;
}

/** @param {readonly Part[]} parts */
function written(parts) {
  let text = '';
  let inList = false;
  for (const part of parts) {
    if (part.isVar) text += `${inList ? ',' : 'var '}${part.text}`;
    else text += `${inList ? ';' : ''}${part.text}`;
    inList = part.isVar;
  }
  return inList ? `${text};` : text;
}

/**
 * A script whose parts stand in the order in which gzip makes least of it, as far as it was found:
 * the same for the same script.
 *
 * @param {string} code one that a minifier wrote
 */
export function inGoodOrder(code) {
  const source = ts.createSourceFile('a.js', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);
  let parts = partsOf(source);
  findBounds(parts);
  const numbers = new Map(parts.filter(({ isInert }) => !isInert).map((part, n) => [part, n]));
  const size = (/** @type {readonly Part[]} */ all) => gzipSync(written(all), { level: 9 }).length;
  let seed = 1;
  const below = (/** @type {number} */ bound) => {
    seed = (seed * 1103515245 + 12345) % 2 ** 31;
    return Math.floor((seed / 2 ** 31) * bound);
  };
  let least = size(parts);
  if (!isSound(parts, numbers)) throw new Error('The order of a file is not understood.');
  for (let left = Math.min(MOST, Math.floor(WORK / code.length)); left > 0; left--) {
    const moved = [...parts];
    const taken = moved.splice(below(parts.length), 1 + below(8));
    moved.splice(below(moved.length + 1), 0, ...taken);
    if (!isSound(moved, numbers)) continue;
    const found = size(moved);
    if (found < least) [least, parts] = [found, moved];
  }
  return written(parts);
}
