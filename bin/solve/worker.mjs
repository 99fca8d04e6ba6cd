import { parentPort, workerData } from 'node:worker_threads';
import { threadTime } from './thread-time.mjs';

/**
 * The result for a deal.
 *
 * @typedef {{
 *   deal: number, verdict: string, searched: number, time: number, moves: string | undefined,
 * }} Line
 */

/** The number of positions that are searched between two looks at the clock. */
const STRIDE = 2000;

/** @type {{ core: string, order: import('./args.mjs').Order }} */
const { core, order } = workerData;
/** @type {typeof import('../../src/core.js')} */
const { beginSolving } = await import(core);

/**
 * @param {number} deal
 * @returns {Line}
 */
function solve(deal) {
  const begun = threadTime();
  const { game, options, nodes, seconds } = order;
  const solving = beginSolving(
    /** @type {import('../../src/core.js').SolvableGame} */ (game),
    options,
    { deal },
  );
  if ('problem' in solving) throw new Error(JSON.stringify(solving.problem));
  const { search, proof } = solving.value;
  /** @type {string | undefined} */
  let verdict;
  while (!verdict) {
    const left = nodes - search.searched;
    if (left <= 0 || threadTime() - begun > 1000 * seconds) verdict = 'unknown';
    else verdict = search.step(Math.min(STRIDE, left));
  }
  const time = threadTime() - begun;
  const moves = order.moves ? proof()?.join(' ') : undefined;
  return { deal, verdict, searched: search.searched, time, moves };
}

parentPort?.on('message', (deal) => parentPort?.postMessage(solve(deal)));
