import ts from 'typescript';
import { walk } from './compiler.mjs';
import { publicNames } from './public-names.mjs';

/** Letters that gzip meets often. */
const FIRST = 'etisonrlahdcupmfgbyvw';
const SECOND = 'etisonrlahdcupmfgbyvw';

/** Calls that read the names of whatever they are given. */
const READERS = /^(?:Object\.(?:keys|entries)|JSON\.stringify|structuredClone)$/;

/** @typedef {import('./compiler.mjs').Compiler} Compiler */

/** @param {ts.Node} node */
const isDeclared = (node) =>
  ts.isPropertySignature(node) ||
  ts.isMethodSignature(node) ||
  ts.isPropertyDeclaration(node) ||
  ts.isMethodDeclaration(node) ||
  ts.isGetAccessor(node) ||
  ts.isPropertyAssignment(node) ||
  ts.isShorthandPropertyAssignment(node);

/**
 * Every name of a member, an interface or an object that the sources declare.
 *
 * @param {Compiler} compiler
 */
function declaredNames({ sources }) {
  const names = new Set();
  for (const source of sources) {
    walk(source, (node) => {
      if (isDeclared(node) && ts.isIdentifier(node.name)) names.add(node.name.text);
    });
  }
  return names;
}

/**
 * Names that are met by other ways than a dot: looked up by an expression, listed, read out by
 * JSON, exported by what another file fetches, or free to be anything where a type has an index.
 *
 * @param {Compiler} compiler
 */
function lookedUpNames({ program, sources }) {
  const checker = program.getTypeChecker();
  const names = new Set();
  const addAll = (/** @type {ts.Type} */ type) => {
    for (const one of type.isUnionOrIntersection() ? type.types : [type]) {
      for (const { name } of checker.getPropertiesOfType(one)) names.add(name);
    }
  };
  const addLookedUp = (/** @type {ts.ElementAccessExpression} */ node) => {
    const by = checker.getTypeAtLocation(node.argumentExpression);
    const keys = by.isUnion() ? by.types : [by];
    if (keys.every((key) => key.isStringLiteral())) keys.forEach((key) => names.add(key.value));
    else addAll(checker.getTypeAtLocation(node.expression));
  };
  /** Of `Object.assign`, which does not read what it assigns to. */
  const readBy = (/** @type {ts.CallExpression} */ { expression, arguments: given }) => {
    const name = expression.getText();
    if (name === 'Object.assign') return given.slice(1);
    return READERS.test(name) ? given : [];
  };
  const visit = (/** @type {ts.Node} */ node) => {
    if (ts.isElementAccessExpression(node)) addLookedUp(node);
    if (ts.isForInStatement(node)) addAll(checker.getTypeAtLocation(node.expression));
    if (ts.isCallExpression(node)) {
      for (const given of readBy(node)) addAll(checker.getTypeAtLocation(given));
    }
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const module = checker.getAwaitedType(checker.getTypeAtLocation(node));
      if (module) addAll(module);
    }
    if (!ts.isObjectLiteralExpression(node)) return;
    const wanted = checker.getContextualType(node);
    const free = wanted && checker.getNonNullableType(wanted).getStringIndexType();
    if (free) addAll(checker.getTypeAtLocation(node));
  };
  for (const source of sources) walk(source, visit);
  return names;
}

/**
 * Names that browsers and the language have, whatever for.
 *
 * @param {Compiler} compiler
 */
function foreignNames({ program, sources }) {
  const own = new Set(sources);
  const names = new Set();
  for (const source of program.getSourceFiles().filter((file) => !own.has(file))) {
    walk(source, (node) => {
      const named = ts.isClassElement(node) || ts.isTypeElement(node);
      if (named && node.name && ts.isIdentifier(node.name)) names.add(node.name.text);
    });
  }
  return names;
}

/**
 * Short names for what no host, no library and no string ever names: the members of inner modules,
 * the keys of message tables, the fields of what one file hands to another. A name is given to all
 * places that spell it, and to nothing else in the sources.
 *
 * @param {Compiler} compiler
 * @param {string} plain all sources, in which a name in quotes may be looked up
 * @param {string} taken all that stands beside them in a file: none of its words is given
 * @returns {ReadonlyMap<string, string>}
 */
export function innerNames(compiler, plain, taken) {
  const kept = new Set([
    ...publicNames(compiler),
    ...lookedUpNames(compiler),
    ...foreignNames(compiler),
    ...[...plain.matchAll(/(['"`])([\w$]+)\1/g)].map(([, , name]) => name),
    ...[...plain.matchAll(/[.?@]([\w$]+)=(?=["$])/g)].map(([, name]) => name),
  ]);
  const uses = new Map();
  for (const [name] of plain.matchAll(/[\w$]+/g)) uses.set(name, (uses.get(name) ?? 0) + 1);
  const declared = [...declaredNames(compiler)].filter((name) => name.length > 2);
  const names = [...new Set(declared.filter((name) => !kept.has(name)))].sort(
    (a, b) => (uses.get(b) ?? 0) - (uses.get(a) ?? 0) || (a < b ? -1 : 1),
  );
  const known = new Set([...uses.keys(), ...(taken.match(/[\w$]+/g) ?? [])]);
  const pool = [...FIRST]
    .flatMap((first) => [...SECOND].map((second) => first + second))
    .filter((short) => !known.has(short));
  return new Map(names.slice(0, pool.length).map((name, index) => [name, pool[index] ?? name]));
}
