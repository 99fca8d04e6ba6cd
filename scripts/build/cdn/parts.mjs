import ts from 'typescript';
import { walk } from './compiler.mjs';
import { declaredBy, variableOf } from './scopes.mjs';

/**
 * A declaration or a statement at the top of a file.
 *
 * @typedef {object} Part
 * @property {ts.Node} node
 * @property {string} text of a variable without its `var` and `;`
 * @property {Set<Part>} uses the parts whose names stand in it
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
 * Writes down between which of the parts that run each other part stands: all that such a part may
 * come upon, by name and through others, stays on its side of it.
 *
 * @param {readonly Part[]} parts
 */
function findBounds(parts) {
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
        open.push(...part.uses);
      }
    });
}

/**
 * The parts of a script in their order, each with what it uses and between what it stands.
 *
 * @param {import('./scopes.mjs').Script} script
 */
export function partsOf(script) {
  const { source, checker } = script;
  /** @type {Map<ts.Symbol, Part>} */
  const owners = new Map();
  /** @type {Part[]} */
  const parts = [];
  const add = (/** @type {ts.Node} */ node, /** @type {boolean} */ isVar, inert = false) => {
    const text = node.getText(source);
    /** @type {Part} */
    const part = {
      node,
      text,
      uses: new Set(),
      isVar,
      isInert: inert,
      before: Infinity,
      after: -1,
    };
    const { name } = /** @type {{ name?: ts.Node }} */ (node);
    for (const symbol of declaredBy(script, name)) owners.set(symbol, part);
    parts.push(part);
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
  for (const { node, uses } of parts) {
    walk(node, (one) => {
      const symbol = ts.isIdentifier(one) && variableOf(checker, one);
      const owner = symbol && owners.get(symbol);
      if (owner) uses.add(owner);
    });
  }
  findBounds(parts);
  return parts;
}
