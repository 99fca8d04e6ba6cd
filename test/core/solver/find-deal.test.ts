import { afterEach, beforeEach, describe, it } from '#bdd';
import { expect } from 'chai';
import { solverClient } from '../../../src/elements/solver/client.js';
import type { Grade } from '../../../src/core/solver/grade-name.js';
import type { GameSolvers } from '../../../src/elements/controllers/adviser.js';
import { findDeal } from '../../../src/elements/solver/find-deal.js';

const own = {
  client: { ...solverClient },
  timeout: AbortSignal.timeout.bind(AbortSignal),
  setTimeout: globalThis.setTimeout,
  clearTimeout: globalThis.clearTimeout,
  now: performance.now.bind(performance),
};

/** The test's clock, in milliseconds, and what it is to do at which time. */
let clock = 0;
let timers: { readonly at: number; readonly done: () => unknown }[] = [];

function advance(ms: number): void {
  clock += ms;
  const due = timers.filter(({ at }) => at <= clock);
  timers = timers.filter(({ at }) => at > clock);
  for (const { done } of due) done();
}

function later(done: () => unknown, ms = 0): object {
  const timer = { at: clock + ms, done };
  timers.push(timer);
  return timer;
}

/** The grade of each deal, and how long it takes to find it out. */
type Grades = (deal: number) => readonly [grade: Grade | undefined, ms: number];

function find(wanted: Grade, grades: Grades) {
  solverClient.ask = (async (
    _solver: unknown,
    deal: number,
    { signal }: { signal: AbortSignal },
  ) => {
    await Promise.resolve();
    const [grade, ms] = grades(deal);
    advance(ms);
    return signal.aborted ? new Promise(() => undefined) : { grade };
  }) as unknown as typeof solverClient.ask;
  const late: number[] = [];
  let number = 0;
  const asked = { solvers: { grade: {} } as GameSolvers<never>, workerFactory: null };
  const found = findDeal(
    asked,
    () => ++number,
    (deal) => deal,
    wanted,
    () => late.push(clock),
    new AbortController().signal,
  );
  return found.then((deal) => ({ ...deal, late, tries: number }));
}

describe('the search for a deal of a grade', () => {
  beforeEach(() => {
    clock = 0;
    timers = [];
    performance.now = () => clock;
    globalThis.setTimeout = later as unknown as typeof setTimeout;
    globalThis.clearTimeout = ((timer: never) => {
      timers = timers.filter((one) => one !== timer);
    }) as typeof clearTimeout;
    AbortSignal.timeout = (ms) => {
      const controller = new AbortController();
      later(() => controller.abort(), ms);
      return controller.signal;
    };
  });

  afterEach(() => {
    Object.assign(solverClient, own.client);
    performance.now = own.now;
    globalThis.setTimeout = own.setTimeout;
    globalThis.clearTimeout = own.clearTimeout;
    AbortSignal.timeout = own.timeout;
  });

  it('waits for deals that take long, which are the hard ones', async () => {
    const { number: deal } = await find(5, (number) => (number === 3 ? [5, 2600] : [2, 100]));
    expect(deal).to.equal(3);
  });

  it('ends after half a minute with the deal whose grade was nearest', async () => {
    const grades: readonly (Grade | undefined)[] = [undefined, 1, 3, 2];
    const {
      number: deal,
      tries,
      isWinnable,
    } = await find(5, (number) => [grades[number - 1], 8000]);
    expect([deal, tries, isWinnable]).to.deep.equal([3, 4, true]);
  });

  it('deals any where none had a grade', async () => {
    const { number: deal, tries, isWinnable } = await find(5, () => [undefined, 20_000]);
    expect([deal, tries, isWinnable]).to.deep.equal([3, 3, false]);
  });

  it('says once that it looks for a deal, a second after it began', async () => {
    const { number: deal, late } = await find(4, (number) => [number === 9 ? 4 : 1, 400]);
    expect([deal, late]).to.deep.equal([9, [1200]]);
    expect((await find(1, () => [1, 400])).late).to.deep.equal([]);
    advance(1000);
    expect(timers.filter(({ done }) => done.name === 'late')).to.deep.equal([]);
  });
});
