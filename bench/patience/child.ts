// Solves deals of one game in a process of its own: child.ts <limit in ms>. It reads the deals as JSON from standard input,
// and prints one line of JSON for each.
import { json } from 'node:stream/consumers';
import type { KnownDeal } from './deals.js';
import { beginningOf } from './games.js';
import { solveDeal } from './solve-deal.js';

/** How long the first deal is solved before the measurement, so that all code is compiled. */
const WARM_UP = 300;

const limit = Number(process.argv[2]);
const deals = (await json(process.stdin)) as readonly KnownDeal[];
const begun = await Promise.all(deals.map(beginningOf));
solveDeal(begun[0]!, Math.min(WARM_UP, limit));
for (const [index, beginning] of begun.entries()) {
  globalThis.gc?.();
  console.log(JSON.stringify({ deal: deals[index]!.deal, ...solveDeal(beginning, limit) }));
}
