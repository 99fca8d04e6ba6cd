import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { rangeCommand, timed } from './fc-solve.js';
import { median } from './figures.js';

/** The number of measurements. The two solvers take turns, so that other load affects both. */
const RUNS = 3;

/** The processor time for all deals in milliseconds: of this solver, and of fc-solve if it is installed. */
export interface Whole {
  readonly ours: number;
  readonly theirs: number | undefined;
}

/** A command's time for all deals, without the time for one, which stands for the start. */
const withoutStart = (command: (deals: number) => string, last: number): number =>
  timed(command(last)) - timed(command(1));

/**
 * Measures FreeCell's deals 1 to `last`. Each solver runs in one process, one search at a time, and includes garbage
 * collection and compilation. The time of the process's start is subtracted.
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
