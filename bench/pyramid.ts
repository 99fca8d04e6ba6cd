import { type PyramidOptions, pyramid, dealDeck, finish, pyramidSearch } from '../src/core.js';
import { NO_GOAL, goal, median, ms, processTime, whole } from './support/figures.js';
import { type Row, print } from './support/table.js';

const DEALS = 300;

/** The numbers of redeals that are measured, with the goal for the average verdict in milliseconds. */
const MODES = [
  ['unlimited', 5],
  [0, undefined],
  [1, undefined],
  [2, undefined],
] as const;

/** How often each verdict is computed, because the processor's clock is coarse. */
const AGAIN = 3;

/** The verdict for a deal, and its time in milliseconds. */
function judge(options: PyramidOptions, deal: number): { verdict: string; time: number } {
  const state = pyramid.deal(options, dealDeck(deal));
  const before = processTime();
  let verdict = '';
  for (let n = 0; n < AGAIN; n++) verdict = finish(pyramidSearch(state));
  return { verdict, time: (processTime() - before) / AGAIN };
}

/** The verdict after each move of a game that removes whatever can be removed. */
function* judgedGame(options: PyramidOptions, deal: number): Generator<number> {
  let state = pyramid.deal(options, dealDeck(deal));
  for (let turn = 0; turn < 60 && !pyramid.outcome(state); turn++) {
    const before = processTime();
    finish(pyramidSearch(state));
    yield processTime() - before;
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

/** Measures how long it takes to find out whether a game of Pyramid can still be won. */
export function pyramidVerdicts(): Promise<void> {
  const rows = MODES.flatMap(([redeals, limit]) =>
    [true, false].map((coverPairs) =>
      rowOf({ redeals, coverPairs, openStock: false, wastes: 1 }, limit),
    ),
  );
  print(`Pyramid: the verdict at deals 1–${DEALS}, and along every tenth game`, rows);
  return Promise.resolve();
}
