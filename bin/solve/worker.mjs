import { parentPort, workerData } from 'node:worker_threads';
import { gameFrom, loadLibrary, ownGame } from './library.mjs';
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

/**
 * What all workers get.
 *
 * @typedef {object} Work
 * @property {string} folder the URL of the folder of the built kit
 * @property {string} name the name of the game
 * @property {unknown} rules the rules of one's own, instead of a game of the kit
 * @property {import('./args.mjs').Order} order
 */

/** @type {Work} */
const { folder, name, rules, order } = workerData;
const library = await loadLibrary(folder);
const { solvable } =
  rules === undefined ? await gameFrom(library, { name }) : ownGame(library, rules, name);

/**
 * @param {number} deal
 * @returns {Line}
 */
function solve(deal) {
  const begun = threadTime();
  const { options, nodes, seconds } = order;
  const solving = library.beginSolving(solvable, options, { deal });
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
