import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

const THREAD = new URL('shrink-thread.mjs', import.meta.url);

let free = availableParallelism();
/** @type {(() => void)[]} */
const waiting = [];

/**
 * `shrink` on a thread of its own, as many at once as there are processors: files are searched for a
 * good order side by side.
 *
 * @param {string} code
 * @param {ReadonlyMap<string, string>} names
 * @param {import('./orders.mjs').Orders} [orders]
 * @param {boolean} [deeper]
 * @returns {ReturnType<typeof import('./shrink.mjs').shrink>}
 */
export async function onThread(code, names, orders, deeper) {
  if (free > 0) free -= 1;
  else await new Promise((/** @type {(value?: undefined) => void} */ go) => waiting.push(go));
  try {
    return await new Promise((resolve, reject) => {
      const thread = new Worker(THREAD, { workerData: { code, names, orders, deeper } });
      thread.once('message', resolve).once('error', reject);
    });
  } finally {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  }
}
