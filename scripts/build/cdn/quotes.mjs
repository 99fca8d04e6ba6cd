import ts from 'typescript';
import { walk } from './compiler.mjs';

/** Nodes whose strings name modules, and directives, which are strings that stand alone. */
const isNoPlace = (/** @type {ts.Node} */ node) =>
  ts.isExpressionStatement(node) ||
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node) ||
  ts.isImportAttribute(node) ||
  ts.isNamespaceExport(node) ||
  (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword);

/**
 * Whether a string may be written as a template: not where it names a property or a module.
 *
 * @param {ts.StringLiteral} literal
 */
function isValue(literal) {
  const parent = /** @type {ts.Node & { name?: unknown, propertyName?: unknown }} */ (
    literal.parent
  );
  return !isNoPlace(parent) && parent.name !== literal && parent.propertyName !== literal;
}

/**
 * What stands between the quotes, as it stands between backticks: what is escaped stays so, but for
 * quotes, which end nothing any more.
 *
 * @param {string} text
 */
const between = (text) =>
  text.replace(
    /\\(['"])|\\[^]|`|\$(?=\{)/g,
    (found, quote) => quote ?? (found.length > 1 ? found : `\\${found}`),
  );

/**
 * Every string of a script in backticks, as its templates are: gzip meets one kind of quotes.
 *
 * @param {string} code
 */
export function oneKindOfQuotes(code) {
  const source = ts.createSourceFile('a.js', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);
  let made = '';
  let at = 0;
  walk(source, (node) => {
    if (!ts.isStringLiteral(node) || !isValue(node)) return;
    const start = node.getStart(source);
    made += `${code.slice(at, start)}\`${between(code.slice(start + 1, node.end - 1))}\``;
    at = node.end;
  });
  return made + code.slice(at);
}
