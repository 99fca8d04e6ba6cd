// A thread that makes one file small, see threads.mjs.
import { parentPort, workerData } from 'node:worker_threads';
import { shrink } from './shrink.mjs';

const { code, names } = /** @type {{ code: string, names: ReadonlyMap<string, string> }} */ (
  workerData
);
parentPort?.postMessage(await shrink(code, names));
