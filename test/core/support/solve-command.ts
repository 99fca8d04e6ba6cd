import { buildSync } from 'esbuild';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { run } from '../../../bin/solve/run.mjs';

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

/** Runs `baize-solve` with these words; `terminal` is whether messages go to one. */
export async function baizeSolve(words: string, terminal = false): Promise<Said> {
  const said = { out: '', err: '' };
  const code = await run(bundled(), words.split(' ').filter(Boolean), {
    stdout: { write: (text) => (said.out += text) },
    stderr: { write: (text) => (said.err += text), isTTY: terminal },
  });
  return { code, ...said };
}
