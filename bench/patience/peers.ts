import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { cardCode } from '../../src/core/cards/notation.js';
import type { ColumnRules, PatienceRules, SuitRule } from '../../src/core/patience/rules/rules.js';
import { DEFAULTS, tableOf } from '../../src/core/patience/rules/table.js';
import type { Verdict } from '../../src/core/solver/search.js';
import { type Beginning, beginningOf } from './games.js';
import type { KnownDeal } from './deals.js';

/** A solver's verdict of a deal, and its processor time in milliseconds. */
export interface Judged {
  readonly verdict: Verdict;
  readonly ms: number;
}

/** Another solver, which judges a deal within a limit in milliseconds. `undefined` if it can't play the game. */
export interface Peer {
  readonly name: string;
  judge(deal: KnownDeal, limit: number): Promise<Judged | undefined>;
}

const run = promisify(execFile);
const UNKNOWN: Judged = { verdict: 'unknown', ms: Infinity };
/** How much longer than its limit a process may run by the clock, because other processes may slow it down. */
const PATIENCE = 1.5;

/** Runs a command by bash. Returns what it prints, and its processor time in milliseconds. */
async function timed(command: string, limit: number): Promise<{ text: string; ms: number }> {
  const seconds = (limit * PATIENCE) / 1000 + 1;
  const script = `TIMEFORMAT='time %3U %3S'; { time timeout ${seconds} ${command}; } 2>&1`;
  const { stdout } = await run('bash', ['-c', script], { maxBuffer: 2 ** 28 }).catch(
    (error: unknown) => error as { stdout: string },
  );
  const [, user, system] = /time ([\d.]+) ([\d.]+)\s*$/.exec(stdout) ?? [];
  return { text: stdout, ms: 1000 * (Number(user) + Number(system)) };
}

/** Calls a function with the path of a file of this text, which is then removed. */
async function withFile<T>(text: string, use: (path: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'peer-'));
  const path = join(folder, 'deal');
  writeFileSync(path, text);
  try {
    return await use(path);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const SOLVITAIRE_VERDICTS: Readonly<Record<string, Verdict>> = {
  solved: 'winnable',
  unsolvable: 'unwinnable',
};

/** Solvitaire, by the path of its program. Its own limit goes by the clock. */
export const solvitaire = (program: string): Peer => ({
  name: 'Solvitaire',
  async judge({ game, position }, limit) {
    if (!position) return undefined;
    return withFile(JSON.stringify(position), async (path) => {
      const most = Math.round(limit * PATIENCE);
      const command = `'${program}' --type ${game} --classify --timeout ${most} ${path}`;
      const { text, ms } = await timed(command, limit);
      const [, word = ''] = /, ([a-z-]+), \d+/.exec(text) ?? [];
      return { verdict: SOLVITAIRE_VERDICTS[word] ?? 'unknown', ms };
    });
  },
});

const BUILDS = { alternate: 'alternate_color', suit: 'suit', any: 'rank', color: '', other: '' };
const EMPTY = { any: 'all', highest: 'kings', none: 'none', base: '', waste: '' };
const MOVES = {
  one: 'limited',
  supermove: 'limited',
  'full-supermove': 'limited',
  run: 'unlimited',
  'whole-run': '',
  group: '',
};

/** Whether a game has one pack, columns and cells only, and foundations that go up in suit from aces. */
function isPlain(rules: PatienceRules): boolean {
  const { packs = 1, foundations } = rules;
  const { base, by, direction, runs } = { ...DEFAULTS.foundation, ...foundations };
  const others = [rules.ranks, rules.stock, rules.reserve, rules.hole, rules.pairs];
  const isUpInSuit = base === 'A' && by === 'suit' && direction === 'up' && !runs;
  return packs === 1 && foundations !== undefined && isUpInSuit && others.every((term) => !term);
}

/** The suits that may follow each other, if columns are built down in no special way. */
function plainBuild({ build, run: moved, most, fill, from }: ColumnRules): SuitRule | undefined {
  const isSpecial = [moved, most, fill, from].some((term) => term !== undefined);
  if (isSpecial || typeof build !== 'object' || build.wrap || build.direction) return undefined;
  return build.by;
}

/** The game as options of fc-solve. `undefined` if it has no such game. */
function fcSolveGame(rules: PatienceRules): string | undefined {
  const { columns, cells } = rules;
  const build = plainBuild(columns);
  if (!isPlain(rules) || build === undefined) return undefined;
  const by = BUILDS[build];
  const filled = EMPTY[columns.empty ?? 'any'];
  const moves = MOVES[columns.move ?? DEFAULTS.move];
  if (by === '' || filled === '' || moves === '') return undefined;
  return [
    `--freecells-num ${cells?.count ?? 0} --stacks-num ${columns.deal.length} --decks-num 1`,
    `--sequences-are-built-by ${by} --empty-stacks-filled-by ${filled} --sequence-move ${moves}`,
  ].join(' ');
}

/** A deal in fc-solve's notation. */
function boardOf({ rules, state }: Beginning): string {
  const table = tableOf(rules);
  const { piles } = state;
  const line = (id: string): string => piles[id]!.map(cardCode).join(' ');
  const started = table.foundations.filter((id) => piles[id]!.length > 0);
  const suits = started.map((id) => `${line(id).slice(1)}-A`);
  return [
    ...(started.length > 0 ? [`Foundations: ${suits.join(' ')}`] : []),
    ...(table.cells.length > 0 ? [`FC: ${table.cells.map(() => '-').join(' ')}`] : []),
    ...table.columns.map((id) => `: ${line(id)}`),
  ].join('\n');
}

/** The scans that try every move. */
const ALL_MOVES = '-l as -to 01ABCDE';

/** fc-solve, by the path of its program. It takes no card back from foundations, so some of its losses are none. */
export const fcSolve = (program: string): Peer => ({
  name: 'fc-solve',
  async judge(deal, limit) {
    const beginning = await beginningOf(deal);
    const { rules } = beginning;
    const game = fcSolveGame(rules);
    if (game === undefined) return undefined;
    return withFile(`${boardOf(beginning)}\n`, async (path) => {
      const { text, ms } = await timed(`'${program}' ${game} ${ALL_MOVES} ${path}`, limit);
      // A usual build of fc-solve plays no more than ten columns.
      if (text.includes('Error!')) return undefined;
      if (text.includes('This game is solveable')) return { verdict: 'winnable', ms };
      const mayReturn = (rules.foundations?.back ?? 'none') !== 'none';
      if (!text.includes('I could not solve') || mayReturn) return UNKNOWN;
      return { verdict: 'unwinnable', ms };
    });
  },
});
