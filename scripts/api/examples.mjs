import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { entries, ROOT } from '../entries.mjs';

/** The elements and functions that examples use without declaring them. */
const PAGE = `
declare const game: import('baize/freecell-game').FreecellGame;
declare const klondike: import('baize/klondike-game').KlondikeGame;
declare const table: import('baize/seven27-table').Seven27Table;
declare const room: import('baize/card-room').CardRoom;
declare const calendar: import('baize/game-calendar').GameCalendar;
declare const lobby: import('baize/card-lobby').CardLobby;
declare const replay: import('baize/game-replay').GameReplay;
declare const backButton: HTMLButtonElement;
declare const giveUpButton: HTMLButtonElement;
declare const chips: HTMLOutputElement;
declare function explainSupermoves(allowed: unknown): void;
declare function celebrate(game: string): void;
declare function log(...facts: readonly unknown[]): void;
declare function post(facts: object): void;
declare function report(code: string, message: string): void;
`;

/** A fence of TypeScript. */
const FENCE = /^```ts\n([\s\S]*?)^```$/gm;

/**
 * The TypeScript examples of a page of the docs, each as a module.
 *
 * @param {string} page `docs/guides/events.md`
 */
function examplesOf(page) {
  const text = readFileSync(join(ROOT, page), 'utf8');
  return [...text.matchAll(FENCE)].map(({ 1: code = '', index }) => {
    const line = text.slice(0, index).split('\n').length;
    return { code, line: line + 1, file: join(ROOT, `docs/example-${line}.ts`) };
  });
}

/**
 * Compiles the examples of a page under `strict`, and returns the errors.
 *
 * @param {string} page
 * @returns {string[]}
 */
export function exampleFaults(page) {
  const examples = examplesOf(page);
  if (examples.length === 0) return [`${page} has no example in TypeScript.`];
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(
    { ...config, include: [], files: [] },
    ts.sys,
    ROOT,
  );
  const named = Object.entries(entries()).map(([name, source]) => [
    name === 'index' ? 'baize' : `baize/${name}`,
    [`./${source}`],
  ]);
  const setup = { ...options, types: [], paths: Object.fromEntries(named) };
  const host = ts.createCompilerHost(setup);
  const texts = new Map(examples.map(({ file, code }) => [file, `${code}\nexport {};\n${PAGE}`]));
  const { readFile, fileExists, getSourceFile } = host;
  host.readFile = (file) => texts.get(file) ?? readFile(file);
  host.fileExists = (file) => texts.has(file) || fileExists(file);
  host.getSourceFile = (file, version, ...rest) => {
    const text = texts.get(file);
    return text === undefined
      ? getSourceFile(file, version, ...rest)
      : ts.createSourceFile(file, text, version);
  };
  const program = ts.createProgram([...texts.keys()], setup, host);
  return examples.flatMap(({ file, line }) =>
    [
      ...program.getSyntacticDiagnostics(program.getSourceFile(file)),
      ...program.getSemanticDiagnostics(program.getSourceFile(file)),
    ].map(({ file: at, start = 0, messageText }) => {
      const inside = at?.getLineAndCharacterOfPosition(start).line ?? 0;
      return `${page}:${line + inside}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
    }),
  );
}
