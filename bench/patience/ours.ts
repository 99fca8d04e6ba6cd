import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { KnownDeal } from './deals.js';
import type { Solved } from './solve-deal.js';

/** Our verdict of a deal. */
export type Ours = Solved & { readonly deal: string };

const CHILD = fileURLToPath(new URL('child.ts', import.meta.url));
/** Node's options for the process that solves. */
const NODE = ['--import', 'tsx', '--expose-gc', '--max-old-space-size=3000'];

/** Solves deals of one game in a new process. If it runs out of memory, the results end before the last deal. */
async function solveInChild(
  game: string,
  numbers: readonly string[],
  limit: number,
  path: string,
): Promise<readonly Ours[]> {
  const args = [...NODE, CHILD, game, String(limit), path, ...numbers];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const closed = once(child, 'close');
  const solved: Ours[] = [];
  for await (const line of createInterface({ input: child.stdout }))
    solved.push(JSON.parse(line) as Ours);
  await closed;
  return solved;
}

/** Solves deals of one game, each within the limit in milliseconds. A deal that ends its process stays unknown. */
export async function solveGame(
  deals: readonly KnownDeal[],
  limit: number,
  path: string,
): Promise<readonly Ours[]> {
  const game = deals[0]!.game;
  let left = deals.map(({ deal }) => deal);
  const all: Ours[] = [];
  while (left.length > 0) {
    const solved = await solveInChild(game, left, limit, path);
    all.push(...solved);
    left = left.slice(solved.length);
    const [ended] = left;
    if (ended === undefined) break;
    const wrong = 'the process ended';
    all.push({ ...{ deal: ended, verdict: 'unknown', ms: limit, positions: 0 }, wrong });
    left = left.slice(1);
  }
  return all;
}
