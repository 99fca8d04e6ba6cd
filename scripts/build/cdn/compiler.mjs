import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../../entries.mjs';

/**
 * @param {ts.Node} root
 * @param {(node: ts.Node) => void} visit
 */
export function walk(root, visit) {
  visit(root);
  root.forEachChild((child) => walk(child, visit));
}

const HERE = join(ROOT, 'scripts/build/cdn');

/** The packages of which the CDN files hold a twin in their place. */
const HASHES = join(HERE, 'hashes/index.ts');
export const TWINS = {
  lit: join(HERE, 'lit/index.ts'),
  '@noble/hashes/sha2.js': HASHES,
  '@noble/hashes/utils.js': HASHES,
};

/**
 * All sources of the kit and of the twins, and the compiler to ask about them as an editor does.
 *
 * @param {(text: string, file: string) => string} change made to each source before it is read
 */
export function compile(change = (text) => text) {
  const config = ts.getParsedCommandLineOfConfigFile(
    join(ROOT, 'tsconfig.build.json'),
    {},
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined },
  );
  if (!config) throw new Error('tsconfig.build.json cannot be read.');
  const twins = ts.sys.readDirectory(HERE, ['.ts'], ['**/*.d.ts']);
  const files = new Set([...config.fileNames, ...twins].toSorted());
  const paths = Object.fromEntries(Object.entries(TWINS).map(([name, file]) => [name, [file]]));
  const options = { ...config.options, rootDir: ROOT, paths };
  const service = ts.createLanguageService({
    ...ts.sys,
    useCaseSensitiveFileNames: () => ts.sys.useCaseSensitiveFileNames,
    getScriptFileNames: () => [...files],
    getScriptVersion: () => '',
    getScriptSnapshot: (file) => {
      const text = ts.sys.readFile(file) ?? '';
      return ts.ScriptSnapshot.fromString(files.has(file) ? change(text, file) : text);
    },
    getCurrentDirectory: () => ROOT,
    getCompilationSettings: () => options,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
  });
  const program = service.getProgram();
  if (!program) throw new Error('The sources cannot be read.');
  const sources = program.getSourceFiles().filter(({ fileName }) => files.has(fileName));
  return { service, program, sources };
}

/** @typedef {ReturnType<typeof compile>} Compiler */

/**
 * Every class with the one that it extends, bases first.
 *
 * @param {Compiler} compiler
 * @returns {Map<ts.ClassDeclaration, ts.ClassDeclaration | undefined>}
 */
export function classesIn({ program, sources }) {
  const checker = program.getTypeChecker();
  /** @type {ReturnType<typeof classesIn>} */
  const found = new Map();
  for (const source of sources) {
    walk(source, (node) => {
      if (!ts.isClassDeclaration(node)) return;
      const [base] = (node.heritageClauses ?? [])
        .filter(({ token }) => token === ts.SyntaxKind.ExtendsKeyword)
        .flatMap(({ types }) => types.map((type) => checker.getTypeAtLocation(type)));
      found.set(node, base?.symbol.declarations?.find(ts.isClassDeclaration));
    });
  }
  /** @type {(one: ts.ClassDeclaration | undefined) => number} */
  const depth = (one) => (one ? 1 + depth(found.get(one)) : 0);
  return new Map([...found].sort(([a], [b]) => depth(a) - depth(b)));
}

/**
 * The compiler's proof that the twins have all that the sources ask of them, and that a change of them
 * has missed no place: they are as sound as they were.
 *
 * @param {Compiler} before
 * @param {(text: string, file: string) => string} change
 */
export function checkChange(before, change) {
  for (const [what, { program }] of Object.entries({ Built: before, Renamed: compile(change) })) {
    const [wrong] = program.getSemanticDiagnostics();
    if (!wrong) continue;
    const text = ts.flattenDiagnosticMessageText(wrong.messageText, '\n');
    throw new Error(`${what} for the CDN, ${wrong.file?.fileName} is unsound: ${text}`);
  }
}
