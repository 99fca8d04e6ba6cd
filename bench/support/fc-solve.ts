import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FreecellState, cardCode } from '../../src/core.js';

/** fc-solve's verdict of a deal, and its processor time in milliseconds. */
export interface Judged {
  readonly verdict: 'solved' | 'unsolved' | 'gaveup';
  readonly ms: number;
}

/** The most positions of a proof. With more, fc-solve would need several gigabytes of memory. */
const MOST = 3_000_000;

export const hasFcSolve = (): boolean => spawnSync('fc-solve', ['--version']).status === 0;

const bash = (script: string): string =>
  execFileSync('bash', ['-c', `export LC_ALL=C TIMEFORMAT='time %3U %3S'; ${script}`], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    stdio: ['ignore', 'pipe', 'ignore'],
  });

/** The processor time in a line of bash's `time`, in milliseconds. */
function timeOf(line: string): number {
  const [, user, system] = line.split(' ').map(Number);
  return 1000 * (user! + system!);
}

/** The processor time of a command, in milliseconds. */
export const timed = (command: string): number =>
  timeOf(bash(`{ time ${command} > /dev/null; } 2>&1`).trim());

/** A command that solves deals 1 to `last`, and prints the time after each `step` deals. */
export const rangeCommand = (last: number, step: number, args: string): string =>
  `freecell-solver-range-parallel-solve 1 ${last} ${step} ${args}`;

/** The times of deals 1 to `last`, 52 cards in columns, in one process. */
export interface Range {
  /** Processor time for each deal, in milliseconds. */
  readonly mean: number;
  /** The milliseconds of each deal by the clock, because the command prints no processor time for each. */
  readonly clock: readonly number[];
  readonly unsolved: readonly number[];
}

export function judgeRange(last: number, args: string): Range {
  const mean = timed(rangeCommand(last, last, args)) / last;
  const out = bash(rangeCommand(last, 1, args));
  const stamps = [...out.matchAll(/(?:Started|Reached Board No\. \d+) at ([\d.]+)/g)].map(
    ([, stamp]) => 1000 * Number(stamp),
  );
  const unsolved = [...out.matchAll(/Unsolved Board No\. (\d+)/g)].map(([, deal]) => Number(deal));
  return { mean, clock: stamps.slice(1).map((stamp, n) => stamp - stamps[n]!), unsolved };
}

/** A deal in fc-solve's notation. */
export function boardOf({ piles }: FreecellState): string {
  const line = (id: string): string => piles[id]!.map(cardCode).join(' ');
  const ids = Object.keys(piles);
  const cells = ids.filter((id) => id.startsWith('cell')).map((id) => line(id) || '-');
  const columns = ids.filter((id) => id.startsWith('column')).map(line);
  return `FC: ${cells.join(' ')}\n${columns.join('\n')}\n`;
}

/** A game that one move wins. */
const TRIFLE = `Foundations: H-K C-K D-K S-Q\n: KS\n${':\n'.repeat(7)}`;

/** The time of a process without a search, in milliseconds. */
function startUp(folder: string, args: string): number {
  writeFileSync(join(folder, 'trifle'), TRIFLE);
  const solve = `fc-solve ${args} ${folder}/trifle > /dev/null`;
  const times = bash(`for n in {1..100}; do { time ${solve}; } 2>&1; done`).trim().split('\n');
  return times.map(timeOf).reduce((sum, time) => sum + time, 0) / times.length;
}

/** fc-solve prints the same for a lost deal and for one that exceeds the limit. */
function verdictOf(text: string): Judged['verdict'] {
  if (text.includes('solveable')) return 'solved';
  const [, checked] = /I could not solve.*states checked is (\d+)/s.exec(text) ?? [];
  return Number(checked) < MOST ? 'unsolved' : 'gaveup';
}

/** Solves boards one by one, each in its own process, without the time of the process's start. */
export function judge(boards: readonly string[], args: string): readonly Judged[] {
  const folder = mkdtempSync(join(tmpdir(), 'fc-solve-'));
  boards.forEach((board, n) => writeFileSync(join(folder, String(n)), board));
  const solve = `fc-solve ${args} -mi ${MOST} ${folder}/$n | tail -n 4 | tr '\\n' ' '`;
  const last = boards.length - 1;
  const out = bash(`for n in $(seq 0 ${last}); do { time ${solve}; } 2>&1; echo; done`);
  const start = startUp(folder, args);
  rmSync(folder, { recursive: true });
  const found = out.split(/(?<=time .*)\n+/).filter((part) => part.includes('time '));
  return found.map((part) => ({
    verdict: verdictOf(part),
    ms: Math.max(0, timeOf(part.slice(part.lastIndexOf('time '))) - start),
  }));
}
