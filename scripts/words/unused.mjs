import ts from 'typescript';

/** The files with messages in English. */
const TABLES = /\/src\/(?:locales\/(?![a-z]{2}\/|intl\.).+|games\/[\w-]+\/locales\/en[\w-]*)\.ts$/;
/** Other languages have the same messages: their files don't count as a use. */
const TRANSLATIONS = /\/src\/(?:games\/[\w-]+\/locales\/(?!en\b)|locales\/[a-z]{2}\/)/;
const READERS = /^Object\.(?:keys|entries|values)$/;

/** @param {ts.Node} node */
const nameOf = (node) =>
  /** @type {{ name?: ts.Node }} */ (/** @type {unknown} */ (node)).name?.getText() ?? '';

/**
 * @param {ts.Node} node
 * @param {(node: ts.Node) => void} visit
 */
function walk(node, visit) {
  visit(node);
  node.forEachChild((child) => walk(child, visit));
}

/**
 * Returns the table that an expression is, or that a function returns.
 *
 * @param {ts.Node} node
 * @returns {ts.ObjectLiteralExpression | undefined}
 */
function tableIn(node) {
  if (ts.isObjectLiteralExpression(node)) return node;
  if (
    ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node)
  ) {
    return tableIn(node.expression);
  }
  if (ts.isArrowFunction(node) || ts.isFunctionDeclaration(node))
    return node.body && tableIn(node.body);
  if (!ts.isBlock(node)) return undefined;
  const last = node.statements.at(-1);
  return last && ts.isReturnStatement(last) && last.expression
    ? tableIn(last.expression)
    : undefined;
}

/**
 * @param {ts.SourceFile} source
 * @returns {readonly (ts.Node | undefined)[]}
 */
const exportedIn = (source) =>
  source.statements
    .filter(
      (one) =>
        ts.canHaveModifiers(one) &&
        one.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword),
    )
    .flatMap((one) =>
      ts.isVariableStatement(one)
        ? one.declarationList.declarations.map(
            ({ initializer }) => /** @type {ts.Node | undefined} */ (initializer),
          )
        : [/** @type {ts.Node} */ (one)],
    );

/**
 * Whether a table's keys are looked up by a code or name. Then its type, not its uses, defines the keys.
 *
 * @param {ts.TypeChecker} checker
 * @param {ts.ObjectLiteralExpression} table
 */
function isLookedUp(checker, table) {
  const wanted = checker.getContextualType(table);
  if (!wanted) return false;
  const type = checker.getNonNullableType(wanted);
  const { objectFlags = 0 } = /** @type {Partial<ts.ObjectType>} */ (type);
  const isMapped = (objectFlags & ts.ObjectFlags.Mapped) !== 0;
  return (
    isMapped || type.getStringIndexType() !== undefined || type.getNumberIndexType() !== undefined
  );
}

/**
 * The messages of a table and its nested tables.
 *
 * @param {ts.TypeChecker} checker
 * @param {ts.Node | undefined} node
 * @returns {readonly ts.Node[]}
 */
function messagesIn(checker, node) {
  const table = node && tableIn(node);
  if (!table || isLookedUp(checker, table)) return [];
  return table.properties
    .filter((one) => !ts.isSpreadAssignment(one))
    .flatMap((one) => {
      const inner = ts.isPropertyAssignment(one) && !ts.isArrowFunction(one.initializer);
      return [one, ...(inner ? messagesIn(checker, one.initializer) : [])];
    });
}

/**
 * The messages that a node reads from a table.
 *
 * @param {ts.TypeChecker} checker
 * @param {ts.Node} node
 * @returns {readonly (ts.Symbol | undefined)[]}
 */
function takenBy(checker, node) {
  if (ts.isPropertyAccessExpression(node)) return [checker.getSymbolAtLocation(node.name)];
  if (ts.isElementAccessExpression(node)) {
    const type = checker.getTypeAtLocation(node.expression);
    const key = checker.getTypeAtLocation(node.argumentExpression);
    const keys = key.isUnion() ? key.types : [key];
    return keys.every((one) => one.isStringLiteral())
      ? keys.map(({ value }) => checker.getPropertyOfType(type, value))
      : checker.getPropertiesOfType(type);
  }
  if (ts.isObjectBindingPattern(node)) {
    const type = checker.getTypeAtLocation(node);
    return node.elements.map(({ propertyName, name }) =>
      checker.getPropertyOfType(type, (propertyName ?? name).getText()),
    );
  }
  // Functions that read a whole table.
  if (!ts.isCallExpression(node) || !READERS.test(node.expression.getText())) return [];
  return node.arguments.flatMap((given) =>
    checker.getPropertiesOfType(checker.getTypeAtLocation(given)),
  );
}

/** @param {ts.Node} node */
const placeOf = (node) => {
  const file = node.getSourceFile();
  const { line } = file.getLineAndCharacterOfPosition(node.getStart());
  return `${file.fileName.replace(/^.*\/src\//, 'src/')}:${line + 1} ${nameOf(node)}`;
};

/**
 * All messages in the English tables that the kit does not use, as `file:line name`.
 *
 * @param {ts.Program} program
 * @returns {readonly string[]}
 */
export function unusedMessages(program) {
  const checker = program.getTypeChecker();
  const sources = program
    .getSourceFiles()
    .filter(({ fileName }) => fileName.includes('/src/') && !fileName.includes('/node_modules/'));
  /** @type {Set<ts.Node>} */
  const used = new Set();
  /**
   * Names that are read from a mapped type, as `Record<'next' | 'new', string>`, which has no declarations of them.
   *
   * @type {Set<string>}
   */
  const mapped = new Set();
  const note = (/** @type {ts.Node} */ node) => {
    for (const symbol of takenBy(checker, node)) {
      if (symbol && !symbol.declarations) mapped.add(symbol.name);
      symbol?.declarations?.forEach((one) => used.add(one));
    }
  };
  for (const source of sources) if (!TRANSLATIONS.test(source.fileName)) walk(source, note);
  // Code for all games reads messages by the names in an interface, not from one game's table.
  const asked = new Set(
    [...used]
      .filter((one) => ts.isTypeElement(one) && /Words$/.test(nameOf(one.parent)))
      .map(nameOf),
  );
  return sources
    .filter(({ fileName }) => TABLES.test(fileName))
    .flatMap(exportedIn)
    .flatMap((node) => messagesIn(checker, node))
    .filter((node) => !used.has(node) && !asked.has(nameOf(node)) && !mapped.has(nameOf(node)))
    .map(placeOf);
}

/** @param {string} config a tsconfig's path */
export function programOf(config) {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: console.error };
  const parsed = ts.getParsedCommandLineOfConfigFile(config, {}, host);
  if (!parsed) throw new Error(`${config} cannot be read`);
  return ts.createProgram(parsed.fileNames, parsed.options);
}
