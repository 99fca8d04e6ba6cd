import type { SolverOnDemand, Verdict } from '../../core/solver/search.js';
import { inSlices, rest } from './slices.js';
import { type Answer, type Ask, READY } from './messages.js';
import { workerFile } from './worker-file.js';

/** How long a slice on the main thread may take, in milliseconds: half a frame. */
const SLICE = 8;
/** How often a worker is checked, in milliseconds. */
const TICK = 1000;
/** A worker that should answer is ended after this number of checks without a message. */
const SILENCE = 3;
/** A worker is ended after this number of checks without a question. */
const IDLE = 30;

/** The page's clock, in milliseconds. */
const now = (): number => performance.now();

/** The parts of `trustedTypes` that are used. A trusted URL is accepted in place of a string. */
interface Trusting {
  readonly trustedTypes?: { createPolicy(name: string, rules: Policy): Policy };
}
interface Policy {
  createScriptURL(text: ''): string;
}

interface AskOptions {
  readonly signal?: AbortSignal;
  readonly progress?: (share: number) => void;
  readonly budget?: number | undefined;
}

export interface SolverClient {
  /**
   * The page's own worker, for pages that allow no other: a function that starts one from a file that imports
   * `baize/solver-worker`. If it returns none, throws, or its worker is not ready within 4 seconds, the kit
   * tries its own. `null` means no worker at all. Set it before the first question.
   */
  workerFactory?: (() => Worker | undefined) | null;

  /**
   * Asks whether a game can still be won, or for another result of its solver.
   *
   * @param state the position, as plain JSON data
   * @param options.signal cancels the question. The promise then stays pending
   * @param options.progress is called with the share that is done, 0 to 1, if the solver knows it
   * @param options.budget the number of positions to keep at most, if not the game's own number. The verdict
   *   within it is the same on all machines.
   * @returns the verdict. The promise stays pending after `signal` is aborted.
   * @throws what the solver throws at this position, or if it can't be loaded
   */
  ask<State, Result = Verdict>(
    solver: SolverOnDemand<State, Result>,
    state: State,
    options?: AskOptions,
  ): Promise<Exclude<Result, number>>;
}

let ownUrl: string;
let policy: Policy | null | undefined;

/** Starts a worker from a URL of the kit, the only URLs that the policy returns. */
function launch(url: string): Worker {
  ownUrl = url;
  if (policy === undefined) {
    const rules: Policy = { createScriptURL: () => ownUrl };
    // A page that forbids the policy reports each attempt, so there is only one.
    policy = null;
    policy = (globalThis as Trusting).trustedTypes?.createPolicy('baize', rules) ?? rules;
  }
  return new Worker(policy!.createScriptURL(''), { type: 'module' });
}

let blobUrl: string | undefined;

/**
 * The ways to start a worker, in order. Each may return none, or throw. The worker's text is loaded only if
 * its file can't be started.
 */
const WAYS: readonly (() => Worker | undefined | Promise<Worker>)[] = [
  () => solverClient.workerFactory?.(),
  () => {
    const url = workerFile();
    // Browsers start no file of another origin, and some report the attempt in the console.
    return url.startsWith(location.origin) ? launch(url) : undefined;
  },
  async () => {
    const { workerText } = await import('./worker-text.js');
    // Never revoked, because later workers are started from it too.
    blobUrl ??= URL.createObjectURL(new Blob([workerText()], { type: 'text/javascript' }));
    return launch(blobUrl);
  },
];

let way = 0;
let hired: Promise<Worker | undefined> | undefined;
let quiet: number;
let lastId = READY;
const open = new Map<number, (found?: unknown) => void>();

/**
 * Watches a worker until it ends.
 *
 * @returns whether it has reported that it is ready
 */
const watch = (worker: Worker): Promise<boolean> =>
  new Promise((proven) => {
    const end = (): void => {
      clearInterval(timer);
      worker.terminate();
      if (!open.delete(READY)) hired = undefined;
      proven(false);
      // Open questions continue in slices, which are sure to answer.
      open.forEach((answer) => answer(null));
      open.clear();
    };
    worker.onerror = (event) => {
      event.preventDefault();
      end();
    };
    worker.onmessage = ({ data: [id, found] }: MessageEvent<Answer>) => {
      quiet = 0;
      open.get(id)?.(found);
      open.delete(id);
    };
    quiet = 0;
    open.set(READY, () => proven(true));
    const timer = setInterval(() => {
      if (++quiet > (open.size > 0 ? SILENCE : IDLE)) end();
    }, TICK);
  });

/** A way that failed is not tried again. If all failed, the page has no worker until it is reloaded. */
async function hire(): Promise<Worker | undefined> {
  for (; way < WAYS.length && solverClient.workerFactory !== null; way++) {
    try {
      const worker = await WAYS[way]!();
      if (worker && (await watch(worker))) return worker;
    } catch {
      // Try the next way.
    }
  }
  return undefined;
}

const exchange = (worker: Worker, message: Ask): Promise<unknown> =>
  new Promise((answered) => {
    worker.postMessage(message);
    quiet = 0;
    open.set(message[0], answered);
  });

/** The search on this thread, in slices. */
async function sliced<State, Result>(
  solver: SolverOnDemand<State, Result>,
  state: State,
  budget: number | undefined,
): Promise<() => Result | undefined> {
  const loaded = await solver.load();
  return inSlices(() => loaded.search(state, now, budget), SLICE, now);
}

async function ask<State, Result>(
  solver: SolverOnDemand<State, Result>,
  state: State,
  { signal, progress, budget }: AskOptions = {},
): Promise<Exclude<Result, number>> {
  const id = ++lastId;
  const unwanted = () => signal?.aborted;
  let slice: (() => Result | undefined) | undefined;
  const searchHere = async (): Promise<Result | undefined> =>
    (slice ??= await sliced(solver, state, budget))();
  let worker = await (hired ??= hire());
  let message: Ask = [id, solver.game, state, budget];
  for (let found: Result | null | undefined; ;) {
    if (!worker) await rest();
    if (unwanted()) {
      worker?.postMessage([id, ''] satisfies Ask);
      return new Promise<never>(() => undefined);
    }
    if (typeof found === 'number') progress?.(found);
    else if (found) return found as Exclude<Result, number>;
    found = worker ? ((await exchange(worker, message)) as typeof found) : await searchHere();
    if (found === null) worker = undefined;
    message = [id];
  }
}

/**
 * Asks solvers about positions: in a worker if the page allows one, otherwise in slices on the main thread.
 * All elements of a script share one worker. It starts with the first question and ends after half a minute
 * without one.
 */
export const solverClient: SolverClient = { ask };
