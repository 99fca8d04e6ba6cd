import { type PyramidOptions, pyramid, dealDeck, finish, pyramidSearch } from '../src/core.js';
import { goal, median, ms, NO_GOAL, whole } from './support/figures.js';
import { type Row, print } from './support/table.js';

const DEALS = 300;

/** Redeals that are measured, and what a verdict of them should cost on average, in milliseconds. */
const MODES = [
  ['unlimited', 5],
  [0, undefined],
  [1, undefined],
  [2, undefined],
] as const;

/** How often a verdict is found, so that it can be timed: a clock of the processor is coarse. */
const AGAIN = 3;

/** Milliseconds that this process has computed: what other programs do meanwhile doesn't count. */
function computed(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** The verdict at a deal and what it took, in milliseconds. */
function judge(options: PyramidOptions, deal: number): { verdict: string; time: number } {
  const state = pyramid.deal(options, dealDeck(deal));
  const before = computed();
  let verdict = '';
  for (let n = 0; n < AGAIN; n++) verdict = finish(pyramidSearch(state));
  return { verdict, time: (computed() - before) / AGAIN };
}

/** The verdict after each move of a game in which everything that can be removed is. */
function* judgedGame(options: PyramidOptions, deal: number): Generator<number> {
  let state = pyramid.deal(options, dealDeck(deal));
  for (let turn = 0; turn < 60 && !pyramid.outcome(state); turn++) {
    const before = computed();
    finish(pyramidSearch(state));
    yield computed() - before;
    state = pyramid.play(state, pyramid.moves(state)[0]!);
  }
}

function rowOf(options: PyramidOptions, limit: number | undefined): Row {
  const all = Array.from({ length: DEALS }, (_, index) => judge(options, index + 1));
  const times = all.map(({ time }) => time);
  const moves = Array.from({ length: DEALS / 10 }, (_, index) => [
    ...judgedGame(options, 1 + 10 * index),
  ]).flat();
  const mean = (some: readonly number[]): number =>
    some.reduce((sum, one) => sum + one, 0) / some.length;
  const count = (verdict: string): string =>
    whole(all.filter((one) => one.verdict === verdict).length);
  return {
    redeals: `${options.redeals}, ${options.coverPairs ? 'cover pairs' : 'no cover pairs'}`,
    winnable: count('winnable'),
    unknown: count('unknown'),
    mean: ms(mean(times)),
    median: ms(median(times)),
    max: ms(Math.max(...times)),
    'mean after a move': ms(mean(moves)),
    ...(limit === undefined
      ? NO_GOAL
      : goal(`< ${ms(limit)}`, mean(times) < limit && mean(moves) < limit)),
  };
}

/** What it costs to know whether a game of Pyramid can still be won. */
export function pyramidVerdicts(): Promise<void> {
  const rows = MODES.flatMap(([redeals, limit]) =>
    [true, false].map((coverPairs) =>
      rowOf({ redeals, coverPairs, openStock: false, wastes: 1 }, limit),
    ),
  );
  print(`Pyramid: the verdict at deals 1–${DEALS}, and along every tenth game`, rows);
  return Promise.resolve();
}
