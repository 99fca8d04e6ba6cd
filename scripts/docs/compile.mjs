import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../entries.mjs';
import { placeOf } from './snippets.mjs';

/** @typedef {import('./snippets.mjs').Snippet} Snippet */

/** The languages that are compiled, each with the ending of its files. */
export const COMPILED = /** @type {const} */ ({ js: 'ts', ts: 'ts', jsx: 'tsx', tsx: 'tsx' });

/** @type {import('typescript').CompilerOptions} */
const OPTIONS = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  jsx: ts.JsxEmit.ReactJSX,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: ['node'],
  // The server's package, which need not be built.
  paths: { 'baize-server': [join(ROOT, 'server/src/index.ts')] },
};

/** Strict mode asks for types and for `!`, which JavaScript can't write: implicit `any`, and values that may be missing. */
const TYPED_ONLY = (/** @type {number} */ code) =>
  (code >= 7005 && code <= 7053) || [2531, 2532, 2533, 18047, 18048, 18049].includes(code);

/** What every page with the kit has: the types of its tags and events. */
const SURROUNDINGS = "import 'baize';\n";

/**
 * Compiles code blocks, each as a module of its own, against the built package.
 *
 * @param {readonly Snippet[]} snippets
 * @returns {string[]} what is wrong
 */
export function compileFaults(snippets) {
  // Inside the project, so that `baize/…` means this package.
  const folder = join(ROOT, 'node_modules/.cache/baize-snippets');
  /** @type {Map<string, string>} */
  const files = new Map([[join(folder, 'surroundings.ts'), SURROUNDINGS]]);
  /** @type {Map<string, Snippet>} */
  const origins = new Map();
  for (const [index, snippet] of snippets.entries()) {
    const ending = COMPILED[/** @type {keyof typeof COMPILED} */ (snippet.language)];
    const file = join(folder, `${index}.${ending}`);
    files.set(file, snippet.code);
    origins.set(file, snippet);
  }
  const host = ts.createCompilerHost(OPTIONS);
  const { getSourceFile, fileExists, readFile } = host;
  host.fileExists = (file) => files.has(file) || fileExists(file);
  host.readFile = (file) => files.get(file) ?? readFile(file);
  host.getSourceFile = (file, version, ...rest) => {
    const text = files.get(file);
    return text === undefined
      ? getSourceFile.call(host, file, version, ...rest)
      : ts.createSourceFile(file, text, version, true);
  };
  const program = ts.createProgram([...files.keys()], OPTIONS, host);
  return ts.getPreEmitDiagnostics(program).flatMap(({ file, start = 0, messageText, code }) => {
    const snippet = file && origins.get(file.fileName);
    if (snippet && /^jsx?$/.test(snippet.language) && TYPED_ONLY(code)) return [];
    const text = ts.flattenDiagnosticMessageText(messageText, ' ');
    if (!file || !snippet) return [text];
    const line = snippet.line + 1 + file.getLineAndCharacterOfPosition(start).line;
    return [`${placeOf({ ...snippet, line })}: ${text}`];
  });
}
