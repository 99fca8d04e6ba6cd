import { buildSync } from 'esbuild';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { run as runDaily } from '../../../bin/daily/run.mjs';
import { run as runPaigow } from '../../../bin/paigow/run.mjs';
import { run as runSolve } from '../../../bin/solve/run.mjs';

let core: string | undefined;

/** `baize/core` in one file that threads can import. */
function bundled(): string {
  if (core === undefined) {
    const outfile = join(mkdtempSync(join(tmpdir(), 'baize-solve-')), 'core.mjs');
    buildSync({ entryPoints: ['src/core.ts'], bundle: true, format: 'esm', outfile });
    core = pathToFileURL(outfile).href;
  }
  return core;
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

const words = (text: string): readonly string[] => text.split(' ').filter(Boolean);

/** Runs `baize-solve` with these arguments. */
export const baizeSolve = (text: string, terminal = false): Promise<Said> =>
  said(runSolve, words(text), terminal);

/** Runs `baize-paigow` with these arguments. A list may contain arguments with spaces. */
export const baizePaigow = (text: string | readonly string[], terminal = false): Promise<Said> =>
  said(runPaigow, typeof text === 'string' ? words(text) : text, terminal);

/** Runs `baize-daily` with these arguments. */
export const baizeDaily = (text: string): Promise<Said> => said(runDaily, words(text), false);
