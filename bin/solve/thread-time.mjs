import { readFileSync } from 'node:fs';

/** @returns {number | undefined} nanoseconds that Linux says this thread has computed */
function scheduled() {
  try {
    return Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[0]);
  } catch {
    return undefined;
  }
}

/** @type {(() => NodeJS.CpuUsage) | undefined} Node's own, which the oldest that we run on have not. */
const ofNode = Reflect.get(process, 'threadCpuUsage');
const ofLinux = scheduled() !== undefined;

/**
 * The CPU time of this thread in milliseconds. If neither Node nor the system knows it, the elapsed time.
 *
 * @returns {number}
 */
export function threadTime() {
  if (ofNode) {
    const { user, system } = ofNode.call(process);
    return (user + system) / 1000;
  }
  return ofLinux ? (scheduled() ?? NaN) / 1e6 : performance.now();
}
