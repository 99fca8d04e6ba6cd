import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { orderOf, sourceOf, usage } from './args.mjs';
import { Wrong, gameFrom, loadLibrary } from './library.mjs';

/**
 * The streams for lines and messages, as in `process`.
 *
 * @typedef {{ write(text: string): unknown, isTTY?: boolean }} Out
 * @typedef {{ stdout: Out, stderr: Out }} Outs
 */

const WRONG = 2;
/** The time between two progress reports in a terminal, in milliseconds. */
const PROGRESS = 200;

/**
 * @param {import('./worker.mjs').Line} line
 */
const written = ({ deal, verdict, searched, time, moves }) =>
  [deal, verdict, searched, time.toFixed(2), ...(moves === undefined ? [] : [moves])].join('\t') +
  '\n';

/**
 * Every deal of the ranges, in their order.
 *
 * @param {import('./args.mjs').Order['deals']} deals
 */
function* each(deals) {
  for (const [first, last] of deals) for (let deal = first; deal <= last; deal++) yield deal;
}

/** Writes lines in the order of their deals, and in a terminal their number as progress. */
class Printer {
  /** @type {Map<number, string>} those whose turn has not come */
  waiting = new Map();
  turn = 0;
  done = 0;
  told = 0;

  /**
   * @param {Outs} outs
   * @param {number} all
   */
  constructor({ stdout, stderr }, all) {
    this.stdout = stdout;
    this.stderr = stderr;
    this.all = all;
    // If the lines appear in the terminal, they show the progress.
    this.tells = stderr.isTTY === true && stdout.isTTY !== true;
  }

  /**
   * @param {number} index
   * @param {string} line
   */
  take(index, line) {
    this.waiting.set(index, line);
    this.done++;
    for (let next; (next = this.waiting.get(this.turn)) !== undefined; this.turn++) {
      this.waiting.delete(this.turn);
      this.stdout.write(next);
    }
    const now = performance.now();
    if (this.tells && (now - this.told > PROGRESS || this.done === this.all)) {
      this.told = now;
      this.stderr.write(`\r${this.done} of ${this.all}${this.done === this.all ? '\n' : ''}`);
    }
  }
}

/**
 * @param {import('./worker.mjs').Work} work
 * @param {Outs} outs
 * @returns {Promise<void>}
 */
async function solveAll(work, outs) {
  const { order } = work;
  const all = order.deals.reduce((sum, [first, last]) => sum + last - first + 1, 0);
  const deals = each(order.deals);
  const printer = new Printer(outs, all);
  const threads = Math.min(all, order.threads ?? availableParallelism());
  let given = 0;
  const one = () =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL('./worker.mjs', import.meta.url), {
        workerData: work,
      });
      let index = -1;
      const next = () => {
        const { value, done } = deals.next();
        index = given++;
        if (done) resolve(worker.terminate());
        else worker.postMessage(value);
      };
      worker.on('error', reject);
      worker.on('message', (line) => {
        printer.take(index, written(line));
        next();
      });
      next();
    });
  await Promise.all(Array.from({ length: threads }, one));
}

/**
 * Runs the command.
 *
 * @param {string} folder the URL of the folder of the built kit
 * @param {readonly string[]} args
 * @param {Outs} outs
 * @returns {Promise<number>} the exit code: 0, or 2 if the arguments are wrong
 */
export async function run(folder, args, outs) {
  try {
    const library = await loadLibrary(folder);
    const [source, others = []] = sourceOf(args) ?? [];
    const game = source && (await gameFrom(library, source));
    const order = game && orderOf(library, game, others);
    if (!game || !order) {
      outs.stdout.write(await usage(library, game));
      return 0;
    }
    const checked = library.beginSolving(game.solvable, order.options, { deal: 1 });
    if ('problem' in checked) {
      const { option, got, accepted } = checked.problem;
      throw new Wrong(`--${option} can't be "${got}": ${accepted}.`);
    }
    await solveAll({ folder, name: game.name, rules: game.rules, order }, outs);
    return 0;
  } catch (error) {
    if (!(error instanceof Wrong)) throw error;
    outs.stderr.write(`baize-solve: ${error.message}\nbaize-solve --help says more.\n`);
    return WRONG;
  }
}
