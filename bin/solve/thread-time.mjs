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
 * Milliseconds that this thread has computed: what others do meanwhile doesn't count. Where neither
 * Node nor the system can tell, milliseconds that have passed.
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
