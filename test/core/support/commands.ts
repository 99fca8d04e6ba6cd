import { buildSync } from 'esbuild';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { run as runDaily } from '../../../bin/daily/run.mjs';
import { run as runPaigow } from '../../../bin/paigow/run.mjs';
import { run as runSolve } from '../../../bin/solve/run.mjs';

let folder: string | undefined;

/** The folder of `baize/core` and `baize/patience`, in files that threads can import. */
function bundled(): string {
  if (folder === undefined) {
    const outdir = mkdtempSync(join(tmpdir(), 'baize-solve-'));
    const entryPoints = ['src/core.ts', 'src/patience.ts'];
    buildSync({ entryPoints, bundle: true, format: 'esm', splitting: true, outdir });
    writeFileSync(join(outdir, 'package.json'), '{ "type": "module" }');
    folder = pathToFileURL(`${outdir}/`).href;
  }
  return folder;
}

/** Writes JSON to a new file. Returns its path. */
export function inFile(name: string, content: unknown): string {
  const path = join(mkdtempSync(join(tmpdir(), 'baize-file-')), name);
  writeFileSync(path, JSON.stringify(content));
  return path;
}

export interface Said {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs a command with these arguments. `terminal` says whether messages go to a terminal. */
async function said(
  run: typeof runSolve,
  args: readonly string[],
  terminal: boolean,
): Promise<Said> {
  const said = { out: '', err: '' };
  const code = await run(bundled(), args, {
    stdout: { write: (text) => (said.out += text) },
    stderr: { write: (text) => (said.err += text), isTTY: terminal },
  });
  return { code, ...said };
}

/** A command that takes the URL of `baize/core`. */
const inCore =
  (run: typeof runPaigow): typeof runSolve =>
  (url, ...others) =>
    run(`${url}core.js`, ...others);

const words = (text: string): readonly string[] => text.split(' ').filter(Boolean);

/** Runs `baize-solve` with these arguments. */
export const baizeSolve = (text: string, terminal = false): Promise<Said> =>
  said(runSolve, words(text), terminal);

/** Runs `baize-paigow` with these arguments. A list may contain arguments with spaces. */
export const baizePaigow = (text: string | readonly string[], terminal = false): Promise<Said> =>
  said(inCore(runPaigow), typeof text === 'string' ? words(text) : text, terminal);

/** Runs `baize-daily` with these arguments. */
export const baizeDaily = (text: string): Promise<Said> => said(runDaily, words(text), false);
