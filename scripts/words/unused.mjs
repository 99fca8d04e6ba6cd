import ts from 'typescript';

/** The generated types of all messages. */
const TYPES = /\/src\/locales\/compiled\/types\.ts$/;
/** Code that may use messages. Messages of English use others, as `CARD` uses `cardName`. */
const CODE = /\/(?:src\/(?!locales\/compiled\/)|src\/locales\/compiled\/en\/|server\/src\/|bin\/)/;
const READERS = /^Object\.(?:keys|entries|values)$/;
/** Messages that describe a language: the compiler reads them. */
const TRAITS = ['languageName', 'direction', 'intlLocale'];

/**
 * @param {ts.Node} node
 * @param {(node: ts.Node) => void} visit
 */
function walk(node, visit) {
  visit(node);
  node.forEachChild((child) => walk(child, visit));
}

/**
 * The messages that a node reads.
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
  // Functions that read a whole group.
  if (!ts.isCallExpression(node) || !READERS.test(node.expression.getText())) return [];
  return node.arguments.flatMap((given) =>
    checker.getPropertiesOfType(checker.getTypeAtLocation(given)),
  );
}

/**
 * Whether a node reads a group only to read one of its messages.
 *
 * @param {ts.Node} node
 */
const isStep = ({ parent }) =>
  ts.isPropertyAccessExpression(parent) || ts.isElementAccessExpression(parent);

/** @param {ts.TypeElement} member */
const unquoted = (member) => (member.name?.getText() ?? '').replaceAll("'", '');

/** @param {ts.Node} node */
const groupOf = (node) =>
  ts.isPropertySignature(node) && node.type && ts.isTypeLiteralNode(node.type)
    ? node.type.members
    : [];

/**
 * The declarations of all messages in code.
 *
 * @param {ts.Program} program
 */
function usedIn(program) {
  const checker = program.getTypeChecker();
  /** @type {Set<ts.Node>} */
  const used = new Set();
  const visit = (/** @type {ts.Node} */ node) => {
    for (const symbol of takenBy(checker, node))
      for (const declaration of symbol?.declarations ?? []) {
        used.add(declaration);
        if (!isStep(node)) for (const member of groupOf(declaration)) used.add(member);
      }
  };
  for (const source of program.getSourceFiles())
    if (CODE.test(source.fileName)) walk(source, visit);
  return used;
}

/**
 * The names of English messages that others contain.
 *
 * @param {import('../messages/read.mjs').Sources} sources
 */
const containedIn = (sources) =>
  new Set(
    [...(sources.get('en')?.values() ?? [])].flatMap((text) =>
      [...text.matchAll(/[{(]\s*([a-z]\w*(?:\.[\w-]+)?)\s*[})]/g)].flatMap(([, name = '']) => [
        name,
        name.replace(/\..*/, ''),
      ]),
    ),
  );

/**
 * The names of messages that code for several games reads by an interface of its own, such as `FillWords`.
 *
 * @param {ReadonlySet<ts.Node>} used
 */
function asked(used) {
  const names = [...used].flatMap((one) =>
    ts.isTypeElement(one) && ts.isInterfaceDeclaration(one.parent)
      ? /Words$/.test(one.parent.name.text)
        ? [one.name?.getText() ?? '']
        : []
      : [],
  );
  return new Set([...TRAITS, ...names]);
}

/**
 * The unused messages of one message or group.
 *
 * @param {ts.TypeElement} message
 * @param {ReadonlySet<ts.Node>} used
 * @param {ReadonlySet<string>} contained
 */
function unusedOf(message, used, contained) {
  const name = message.name?.getText() ?? '';
  if (!used.has(message) && !contained.has(name)) return [name];
  return groupOf(message)
    .filter((member) => !used.has(member))
    .map((member) => `${name}.${unquoted(member)}`)
    .filter((one) => !contained.has(one));
}

/**
 * All messages that neither code nor another message uses, such as `Golf: refusals.top-only`.
 *
 * @param {ts.Program} program
 * @param {import('../messages/read.mjs').Sources} sources
 * @returns {readonly string[]}
 */
export function unusedMessages(program, sources) {
  const used = usedIn(program);
  const contained = containedIn(sources);
  const read = asked(used);
  const types = program.getSourceFiles().find(({ fileName }) => TYPES.test(fileName));
  const files = [...(types?.statements ?? [])].flatMap((one) =>
    ts.isInterfaceDeclaration(one) ? [one] : [],
  );
  /** @param {ts.InterfaceDeclaration} one */
  const fileOf = (one) => one.name.text.replace(/Messages$/, '');
  /** A file such as `TenDiceTogether` takes the place of `Together`, so that code may know it as that. */
  const unusedIn = new Map(
    files.map((one) => [
      fileOf(one),
      one.members
        .filter((message) => !read.has(message.name?.getText() ?? ''))
        .flatMap((message) => unusedOf(message, used, contained)),
    ]),
  );
  return [...unusedIn]
    .filter(([file]) => file !== '')
    .flatMap(([file, names]) => {
      const replaced = [...unusedIn.keys()].find(
        (other) => other !== '' && other !== file && file.endsWith(other),
      );
      const there = replaced === undefined ? names : (unusedIn.get(replaced) ?? []);
      return names.filter((name) => there.includes(name)).map((name) => `${file}: ${name}`);
    });
}

/**
 * Parts of messages that no message of their file contains, such as `src/locales/de/golf.ftl: part-moves`.
 *
 * @param {import('../messages/read.mjs').Sources} sources
 */
export const unusedParts = (sources) =>
  [...sources].flatMap(([language, texts]) =>
    [...texts].flatMap(([file, text]) => {
      const parts = [...text.matchAll(/^(part-[\w-]+) *=/gm)].map(([, id]) => id ?? '');
      const lost = parts.filter((id) => !new RegExp(`[{(]\\s*${id}(?![\\w-])`).test(text));
      return lost.map((id) => `src/locales/${language}/${file}.ftl: ${id}`);
    }),
  );

/**
 * @param {string} config a tsconfig's path
 * @returns {ts.Program} of the code without tests
 */
export function programOf(config) {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: console.error };
  const parsed = ts.getParsedCommandLineOfConfigFile(config, {}, host);
  if (!parsed) throw new Error(`${config} cannot be read`);
  const files = parsed.fileNames.filter((file) => CODE.test(file) || TYPES.test(file));
  return ts.createProgram(files, parsed.options);
}
