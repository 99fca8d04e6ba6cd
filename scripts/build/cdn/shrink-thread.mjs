// A thread that makes one file small, see threads.mjs.
import { parentPort, workerData } from 'node:worker_threads';
import { shrink } from './shrink.mjs';

const { code, names, orders, deeper } =
  /** @type {{ code: string, names: ReadonlyMap<string, string>, orders?: import('./orders.mjs').Orders, deeper?: boolean }} */ (
    workerData
  );
parentPort?.postMessage(await shrink(code, names, orders, deeper));
