import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { rangeCommand, timed } from './fc-solve.js';
import { median } from './figures.js';

/** How often each is measured, in turn, so that both meet the same load. */
const RUNS = 3;

/** Milliseconds of processor time for all deals: of this solver, and of fc-solve where it is installed. */
export interface Whole {
  readonly ours: number;
  readonly theirs: number | undefined;
}

/** What a command takes for all deals, less what it takes for one: its start. */
const withoutStart = (command: (deals: number) => string, last: number): number =>
  timed(command(last)) - timed(command(1));

/**
 * FreeCell's deals 1 to `last`, each side in one process and one search at a time, with all that it
 * does besides: a collector, a compiler. A start is taken off.
 */
export function wholeProcess(last: number, args: string | undefined): Whole {
  const folder = mkdtempSync(join(tmpdir(), 'baize-bench-'));
  const outfile = join(folder, 'range.mjs');
  buildSync({
    entryPoints: [fileURLToPath(new URL('freecell-range.ts', import.meta.url))],
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile,
  });
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    ours.push(withoutStart((deals) => `'${process.execPath}' ${outfile} ${deals}`, last));
    if (args) theirs.push(withoutStart((deals) => rangeCommand(deals, deals, args), last));
  }
  rmSync(folder, { recursive: true });
  return { ours: median(ours), theirs: args ? median(theirs) : undefined };
}
