import { type Browser, chromium } from 'playwright-core';
import { browserFlags, findBrowser } from '../scripts/find-browser.mjs';
import { ENDLESS } from '../test/fixtures/toy-game/solver.js';
import { type ToySite, toySite } from '../test/pages/support/toy-site.js';
import { goal, median, ms, quantile } from './support/figures.js';
import { type Row, print } from './support/table.js';

const SECONDS = 5;
/** A frame: a slice of 8 ms, and the frame's other work. */
const GOAL = 16;

interface ToyElement extends HTMLElement {
  toyAsk(state: object): void;
}

interface Found {
  /** Milliseconds of each task of the main thread that may contain the search. */
  readonly tasks: readonly number[];
  /** Milliseconds between two frames. */
  readonly gaps: readonly number[];
}

/** Runs in the page: starts an endless search, and measures the frames meanwhile. */
async function watch(setup: { state: object | null; worker: boolean; time: number }) {
  const game = document.querySelector<ToyElement>('toy-game')!;
  if (!setup.worker) Reflect.set(game.constructor, 'workerFactory', null);
  if (setup.state) game.toyAsk(setup.state);
  await new Promise((done) => setTimeout(done, 1000));
  performance.mark('baize-begun');
  const gaps: number[] = [];
  const begun = performance.now();
  for (let last = begun; last - begun < setup.time;) {
    const now = await new Promise<number>((done) => requestAnimationFrame(done));
    gaps.push(now - last);
    last = now;
  }
  performance.mark('baize-ended');
  return gaps.slice(1);
}

interface TraceEvent {
  readonly name: string;
  readonly ts: number;
  readonly dur?: number;
  readonly pid: number;
  readonly tid: number;
}

/** The main thread's tasks between the two marks. */
function tasksIn(trace: Buffer): number[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const mark = (name: string) => traceEvents.find((event) => event.name === name)!;
  const [begun, ended] = [mark('baize-begun'), mark('baize-ended')];
  return traceEvents
    .filter(({ name }) => name === 'RunTask' || name === 'ThreadControllerImpl::RunTask')
    .filter(({ pid, tid }) => pid === begun.pid && tid === begun.tid)
    .filter(({ ts }) => ts > begun.ts && ts < ended.ts)
    .map(({ dur = 0 }) => dur / 1000);
}

async function search(
  browser: Browser,
  { url }: ToySite,
  state: object | null,
  worker: boolean,
  throttle: number,
): Promise<Found> {
  const page = await browser.newPage();
  await page.goto(`${url}/own.html`);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] });
  const gaps = await page.evaluate(watch, { state, worker, time: SECONDS * 1000 });
  const tasks = tasksIn(await browser.stopTracing());
  await page.close();
  return { tasks, gaps };
}

function rowOf(what: string, { tasks, gaps }: Found): Row {
  const long = tasks.filter((task) => task > 1);
  const busy = tasks.reduce((sum, task) => sum + task, 0) / (SECONDS * 1000);
  return {
    'the search is': what,
    'tasks > 1 ms': String(long.length),
    median: ms(long.length ? median(long) : 0),
    '99 %': ms(long.length ? quantile(long, 0.99) : 0),
    longest: ms(Math.max(0, ...tasks)),
    'thread busy': `${Math.round(busy * 100)} %`,
    'frames a second': (gaps.length / SECONDS).toFixed(1),
    ...goal(`99 % ≤ ${GOAL} ms`, (long.length ? quantile(long, 0.99) : 0) <= GOAL),
  };
}

/** Measures how an endless search affects the page's main thread. */
export async function solverThread(): Promise<void> {
  const site = await toySite();
  const browser = await chromium.launch({ executablePath: findBrowser()!, args: browserFlags() });
  for (const throttle of [1, 4]) {
    const rows = [
      rowOf('none', await search(browser, site, null, true, throttle)),
      rowOf('in a worker', await search(browser, site, ENDLESS, true, throttle)),
      rowOf('in slices on the page', await search(browser, site, ENDLESS, false, throttle)),
    ];
    print(`Solver: the page's thread for ${SECONDS} s, CPU ${throttle} × slower`, rows);
  }
  await browser.close();
  await site.close();
}
