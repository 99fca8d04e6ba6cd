import { adviseText } from './advise.mjs';
import { USAGE, Wrong, orderOf } from './args.mjs';
import { countText } from './count.mjs';
import { simulateText } from './simulate.mjs';

/**
 * The streams for tables and messages, as in `process`.
 *
 * @typedef {{ write(text: string): unknown, isTTY?: boolean }} Out
 * @typedef {{ stdout: Out, stderr: Out }} Outs
 */

const WRONG = 2;
/** The time between two progress reports in a terminal, in milliseconds. */
const PROGRESS = 100;

const COMMANDS = { count: countText, advise: adviseText, simulate: simulateText };

/**
 * Shows the progress in a terminal, in one line that is cleared at the end.
 *
 * @param {Out} terminal
 */
function progressOn(terminal) {
  let told = performance.now();
  let shown = false;
  return {
    /** @param {number} share 0 to 1 */
    tell(share) {
      const now = performance.now();
      if (!terminal.isTTY || now - told < PROGRESS) return;
      told = now;
      shown = true;
      terminal.write(`\r${Math.floor(100 * share)} %`);
    },
    wipe() {
      if (shown) terminal.write('\r      \r');
    },
  };
}

/**
 * Runs the command.
 *
 * @param {string} core the URL of `baize/core`
 * @param {readonly string[]} args
 * @param {Outs} outs
 * @returns {Promise<number>} the exit code: 0, or 2 if the arguments are wrong
 */
export async function run(core, args, { stdout, stderr }) {
  try {
    /** @type {import('./args.mjs').Core} */
    const library = await import(core);
    const order = orderOf(library, args);
    if (!order) {
      stdout.write(USAGE);
      return 0;
    }
    const progress = progressOn(stderr);
    const text = COMMANDS[order.command](library, order, progress.tell);
    progress.wipe();
    stdout.write(text);
    return 0;
  } catch (error) {
    if (!(error instanceof Wrong)) throw error;
    stderr.write(`baize-paigow: ${error.message}\nbaize-paigow --help says more.\n`);
    return WRONG;
  }
}
