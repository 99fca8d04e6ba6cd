import type { Verdict } from '../../core/solver/search.js';
import { inSlices } from '../../core/solver/slices.js';
import type { SolverOnDemand } from '../../core/solver/solver.js';
import { type Answer, type Ask, READY } from './messages.js';
import { rest } from './rest.js';
import { workerFile } from './worker-file.js';

/** How long a slice on the page's own thread may take, in milliseconds: half a frame. */
const SLICE = 8;
/** How often a worker is looked after, in milliseconds. */
const TICK = 1000;
/** After so many ticks without a word, a worker that should say one is given up. */
const SILENCE = 3;
/** After so many ticks without a question, a worker is ended. */
const IDLE = 30;

/** The page's clock, in milliseconds. */
const now = (): number => performance.now();

/** What a page's `trustedTypes` is to us. A trusted URL is no string, but goes where one goes. */
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
   * The host's own worker, for pages that allow no other: a function that starts one from a file
   * that imports `baize/solver-worker`. Where it gives none, throws, or gives one that is not ready
   * within 4 seconds, the kit tries its own. `null`: no worker at all. Set it before the first
   * question.
   */
  workerFactory?: (() => Worker | undefined) | null;

  /**
   * Asks whether a game can still be won, or whatever else its solver finds.
   *
   * @param state the position, made of what JSON has
   * @param options.signal takes the question back: it is then never answered
   * @param options.progress is told how much is done, 0 to 1, by solvers that know
   * @param options.budget how many positions are kept at most, where not the game's own number: the
   *   verdict within it is the same on all machines
   * @returns the verdict; never settled once the signal is aborted
   * @throws what the solver throws at this position, and where it can't be loaded
   */
  ask<State, Result = Verdict>(
    solver: SolverOnDemand<State, Result>,
    state: State,
    options?: AskOptions,
  ): Promise<Exclude<Result, number>>;
}

let ownUrl: string;
let policy: Policy | null | undefined;

/** Starts one of our own URLs; no other ever comes out of the policy. */
function launch(url: string): Worker {
  ownUrl = url;
  if (policy === undefined) {
    const rules: Policy = { createScriptURL: () => ownUrl };
    // A page that does not allow the policy reports the attempt, so there is only one.
    policy = null;
    policy = (globalThis as Trusting).trustedTypes?.createPolicy('baize', rules) ?? rules;
  }
  return new Worker(policy!.createScriptURL(''), { type: 'module' });
}

let blobUrl: string | undefined;

/**
 * The ways to a worker in the order in which they are tried; each may give none, or throw. The text of the worker
 * is loaded only where its file can't be started.
 */
const WAYS: readonly (() => Worker | undefined | Promise<Worker>)[] = [
  () => solverClient.workerFactory?.(),
  () => {
    const url = workerFile();
    // A browser starts no file of another origin, and some say so in the console.
    return url.startsWith(location.origin) ? launch(url) : undefined;
  },
  async () => {
    const { workerText } = await import('./worker-text.js');
    // Kept as long as the page: every later worker is started from it too.
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
 * Looks after a worker until it ends.
 *
 * @returns whether it has said that it is ready
 */
const watch = (worker: Worker): Promise<boolean> =>
  new Promise((proven) => {
    const end = (): void => {
      clearInterval(timer);
      worker.terminate();
      if (!open.delete(READY)) hired = undefined;
      proven(false);
      // What was asked of it goes on in slices, which are sure to answer.
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

/** A way that has failed is not tried again; when all have, the page does without for good. */
async function hire(): Promise<Worker | undefined> {
  for (; way < WAYS.length && solverClient.workerFactory !== null; way++) {
    try {
      const worker = await WAYS[way]!();
      if (worker && (await watch(worker))) return worker;
    } catch {
      // On to the next.
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
 * Asks games' solvers about positions, off the main thread where the page allows a worker, and in
 * slices on the main thread where it doesn't. All elements of a script share one worker: it starts
 * with the first question, and ends after half a minute without one.
 */
export const solverClient: SolverClient = { ask };
