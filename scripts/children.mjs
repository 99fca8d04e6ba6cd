// Child processes of checks, mostly servers. Each is the head of a process group, so that its own children end with it,
// and none outlives the check.
import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/** @type {Set<ChildProcess>} */
const living = new Set();

/** @param {ChildProcess} child with all that it has started */
function kill(child) {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It has already ended.
  }
}

process.once('exit', () => living.forEach(kill));
for (const [signal, code] of Object.entries({ SIGHUP: 129, SIGINT: 130, SIGTERM: 143 }))
  process.once(signal, () => process.exit(code));

/**
 * Starts a program as the head of a process group.
 *
 * @param {string} program
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @returns {ChildProcess}
 */
export function startGroup(program, args, options) {
  const child = spawn(program, args, { ...options, detached: true });
  if (child.pid !== undefined) living.add(child);
  child.once('close', () => living.delete(child));
  return child;
}

/** @param {ChildProcess} child is ended, with all that it has started */
export async function end(child) {
  if (!living.has(child)) return;
  const closed = once(child, 'close');
  kill(child);
  await closed;
}

/** Ends all child processes. */
export const endAll = () => Promise.all([...living].map(end));

/**
 * Waits until a child is ready. If that fails, the child is ended.
 *
 * @template Value
 * @param {ChildProcess} child
 * @param {Promise<Value>} ready
 * @returns {Promise<Value>}
 */
export const orEnd = (child, ready) =>
  ready.catch(async (error) => {
    await end(child);
    throw error;
  });
