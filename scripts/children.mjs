// What a check starts beside itself, servers above all: each in a group of its own, so that what it starts ends with it,
// and none outlives the check, however that one ends.
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
    // It has just ended by itself.
  }
}

process.once('exit', () => living.forEach(kill));
for (const [signal, code] of Object.entries({ SIGHUP: 129, SIGINT: 130, SIGTERM: 143 }))
  process.once(signal, () => process.exit(code));

/**
 * Starts a program as the head of a group.
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

/** Ends all that still runs. */
export const endAll = () => Promise.all([...living].map(end));

/**
 * Waits for what a child is started for; where that fails, the child is ended.
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
