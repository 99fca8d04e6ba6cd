import ts from 'typescript';
import { walk } from './compiler.mjs';
import { declaredBy, isMember, readScript, variableOf } from './scopes.mjs';

const LETTERS = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ$_'];
const KEYWORDS = new Set(['as', 'do', 'if', 'in', 'is', 'of']);

/**
 * Names of one letter and of two, those first that take the fewest bits where letters are as frequent
 * as here.
 *
 * @param {string} code
 */
function cheapNames(code) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const letter of code) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  const bits = (/** @type {string} */ name) =>
    [...name].reduce((sum, one) => sum - Math.log2((counts.get(one) ?? 1) / code.length), 0);
  const pairs = LETTERS.flatMap((one) => LETTERS.map((other) => one + other));
  return [...LETTERS, ...pairs]
    .filter((name) => !KEYWORDS.has(name))
    .map((name) => ({ name, cost: bits(name) }))
    .sort((a, b) => a.cost - b.cost || (a.name < b.name ? -1 : 1))
    .map(({ name }) => name);
}

/**
 * All names that are declared around a node, up to the top of the file.
 *
 * @param {ts.Node} node
 * @param {Set<string>} names
 */
function addLocals(node, names) {
  for (let around = node; around.parent; around = around.parent) {
    const { locals } = /** @type {{ locals?: ReadonlyMap<string, unknown> }} */ (
      /** @type {unknown} */ (around)
    );
    for (const name of locals?.keys() ?? []) names.add(name);
  }
}

/**
 * What stands for a name of a file's own in its new form.
 *
 * @param {ts.Identifier} name
 * @param {string} short
 */
function renamed({ parent, text }, short) {
  if (ts.isShorthandPropertyAssignment(parent)) return `${text}:${short}`;
  if (ts.isExportSpecifier(parent) && !parent.propertyName) return `${short} as ${text}`;
  return short;
}

/**
 * The names that an import brings in.
 *
 * @param {ts.Statement} statement
 */
function broughtIn(statement) {
  const clause = ts.isImportDeclaration(statement) ? statement.importClause : undefined;
  const bindings = clause?.namedBindings;
  const named = bindings && ts.isNamedImports(bindings) ? bindings.elements : [bindings];
  return [clause, ...named].flatMap((one) => (one?.name ? [one.name.text] : []));
}

/**
 * A script in which what stands at the top has the names that take the fewest bits, the most used
 * the cheapest; also those that inner names elsewhere have.
 *
 * @param {string} code one that a minifier wrote
 */
export function withCheapNames(code) {
  const script = readScript(code);
  const { source, checker } = script;
  const named = source.statements.flatMap((/** @type {any} */ { declarationList, name }) =>
    (declarationList?.declarations.map((/** @type {any} */ one) => one.name) ?? [name]).flatMap(
      (/** @type {ts.Node | undefined} */ one) => declaredBy(script, one),
    ),
  );
  /** @type {Map<ts.Symbol, ts.Identifier[]>} */
  const uses = new Map(named.map((symbol) => [symbol, []]));
  // What is brought in from another file has the name that the minifier gave it.
  const foreign = new Set(source.statements.flatMap(broughtIn));
  walk(source, (node) => {
    if (!ts.isIdentifier(node) || isMember(node)) return;
    const symbol = variableOf(checker, node);
    const places = symbol && uses.get(symbol);
    if (places) places.push(node);
    else if (!symbol?.declarations) foreign.add(node.text);
  });
  const names = cheapNames(code).filter((name) => !foreign.has(name));
  /** @type {{ node: ts.Identifier, short: string }[]} */
  const edits = [];
  for (const places of [...uses.values()].sort((a, b) => b.length - a.length)) {
    /** @type {Set<string>} */
    const blocked = new Set();
    for (const place of places) addLocals(place, blocked);
    const at = names.findIndex((name) => !blocked.has(name));
    const [short = ''] = names.splice(at, 1);
    for (const node of places) edits.push({ node, short });
  }
  edits.sort((a, b) => b.node.pos - a.node.pos);
  return edits.reduce(
    (text, { node, short }) =>
      text.slice(0, node.getStart(source)) + renamed(node, short) + text.slice(node.end),
    code,
  );
}
