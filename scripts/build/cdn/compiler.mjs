import { readFileSync } from 'node:fs';
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

/** @param {string} path below the project */
export const parse = (path) =>
  ts.createSourceFile(path, readFileSync(join(ROOT, path), 'utf8'), ts.ScriptTarget.Latest);

/**
 * All sources of the kit, and the compiler to ask about them as an editor does.
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
  const files = new Set(config.fileNames.toSorted());
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
    getCompilationSettings: () => config.options,
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
 * The compiler's proof that a change of the sources has missed no place: they are as sound as they
 * were. (What was unsound before is told where the types are built.)
 *
 * @param {Compiler} before
 * @param {(text: string, file: string) => string} change
 */
export function checkChange(before, change) {
  const [wrong] = compile(change).program.getSemanticDiagnostics();
  if (!wrong || before.program.getSemanticDiagnostics().length > 0) return;
  const text = ts.flattenDiagnosticMessageText(wrong.messageText, '\n');
  throw new Error(`Renamed for the CDN, ${wrong.file?.fileName} is unsound: ${text}`);
}
