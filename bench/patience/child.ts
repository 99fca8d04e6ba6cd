// Solves deals of one game in a process of its own: child.ts <game> <limit in ms> <deals> <numbers of deals>. It prints one
// line of JSON for each deal.
import { readDeals } from './deals.js';
import { rulesFor } from './games.js';
import { stateOf } from './position.js';
import { solveDeal } from './solve-deal.js';

/** How long the first deal is solved before the measurement, so that all code is compiled. */
const WARM_UP = 300;

const [game = '', limit = '', path = '', ...numbers] = process.argv.slice(2);
const rules = await rulesFor(game);
const deals = readDeals(path).filter((one) => one.game === game && numbers.includes(one.deal));
solveDeal(rules, stateOf(rules, deals[0]!.position), Math.min(WARM_UP, Number(limit)));
for (const { deal, position } of deals) {
  globalThis.gc?.();
  const solved = solveDeal(rules, stateOf(rules, position), Number(limit));
  console.log(JSON.stringify({ deal, ...solved }));
}
