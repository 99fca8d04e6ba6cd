import ts from 'typescript';
import { walk } from './compiler.mjs';

/**
 * A script as the compiler understands it: what each name in it means.
 *
 * @param {string} code one file that imports nothing at its top but names
 */
export function readScript(code) {
  const name = 'script.js';
  const made = ts.createSourceFile(name, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);
  const program = ts.createProgram(
    [name],
    { allowJs: true, noLib: true, noResolve: true, target: ts.ScriptTarget.ESNext },
    {
      getSourceFile: (file) => (file === name ? made : undefined),
      getDefaultLibFileName: () => '',
      writeFile: () => undefined,
      getCurrentDirectory: () => '',
      getCanonicalFileName: (file) => file,
      useCaseSensitiveFileNames: () => true,
      getNewLine: () => '\n',
      fileExists: (file) => file === name,
      readFile: () => undefined,
    },
  );
  return { source: made, checker: program.getTypeChecker() };
}

/** @typedef {ReturnType<typeof readScript>} Script */

/**
 * Whether a name is that of a member, of an export or of what a pattern takes apart.
 *
 * @param {ts.Identifier} name
 */
export function isMember(name) {
  const { parent } = name;
  if (ts.isPropertyAccessExpression(parent)) return parent.name === name;
  if (ts.isBindingElement(parent)) return parent.propertyName === name;
  if (ts.isExportSpecifier(parent)) return !!parent.propertyName && parent.name === name;
  return (ts.isClassElement(parent) || ts.isPropertyAssignment(parent)) && parent.name === name;
}

/**
 * The variable that a name stands for; none where it is no variable's.
 *
 * @param {ts.TypeChecker} checker
 * @param {ts.Identifier} name
 */
export function variableOf(checker, name) {
  const { parent } = name;
  if (isMember(name)) return undefined;
  if (ts.isShorthandPropertyAssignment(parent)) {
    return checker.getShorthandAssignmentValueSymbol(parent);
  }
  if (ts.isExportSpecifier(parent)) return checker.getExportSpecifierLocalTargetSymbol(parent);
  return checker.getSymbolAtLocation(name);
}

/**
 * The names that a declaration declares, or a pattern in it.
 *
 * @param {Script} script
 * @param {ts.Node | undefined} name
 */
export function declaredBy({ checker }, name) {
  /** @type {ts.Symbol[]} */
  const found = [];
  if (!name) return found;
  walk(name, (node) => {
    const symbol = ts.isIdentifier(node) && variableOf(checker, node);
    if (symbol) found.push(symbol);
  });
  return found;
}
