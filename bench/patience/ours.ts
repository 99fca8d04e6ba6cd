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
async function solveInChild(deals: readonly KnownDeal[], limit: number): Promise<readonly Ours[]> {
  const child = spawn(process.execPath, [...NODE, CHILD, String(limit)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const closed = once(child, 'close');
  child.stdin.end(JSON.stringify(deals));
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
): Promise<readonly Ours[]> {
  const all: Ours[] = [];
  while (all.length < deals.length) {
    all.push(...(await solveInChild(deals.slice(all.length), limit)));
    const ended = deals[all.length];
    if (!ended) break;
    const wrong = 'the process ended';
    all.push({ deal: ended.deal, verdict: 'unknown', ms: limit, positions: 0, wrong });
  }
  return all;
}
