import { readFileSync } from 'node:fs';
import {
  type KlondikeOptions,
  type KlondikeState,
  dealDeck,
  finish,
  klondike,
} from '../src/core.js';
import type { Verdict } from '../src/core/solver/search.js';
import { search } from '../src/games/klondike/solver/solve.js';
import { goal, median, ms, processTime, quantile, whole } from './support/figures.js';
import { type Row, print } from './support/table.js';

const DEALS = 500;
/** A deal counts as unknown after this many milliseconds. */
const LONGEST = 20_000;
/** Deals that are solved before the measurement, so that all code is compiled. */
const WARM = 100;
/** The average of a public solver in Rust, published for other deals. */
const PUBLISHED = { 1: 69, 3: 151 } as const;
const ORACLE_DEALS = 100;

interface Judged {
  readonly verdict: Verdict;
  readonly time: number;
  /** The number of moves that were tried. */
  readonly moves: number;
}

const deal = (options: KlondikeOptions, number: number): KlondikeState =>
  klondike.deal(options, dealDeck(number));

function judge(options: KlondikeOptions, number: number): Judged {
  const state = deal(options, number);
  const begun = processTime();
  const found = search(state);
  for (;;) {
    const verdict = found.step(20_000);
    const time = processTime() - begun;
    if (verdict ?? time > LONGEST) {
      return { verdict: verdict ?? 'unknown', time, moves: found.searched };
    }
  }
}

/** The number of verdicts that differ from another program's, which allows moves back from the foundations. */
function conflicts({ draw, foundationReturn }: KlondikeOptions, all: readonly Judged[]): number {
  const file = new URL(`../test/data/klondike-verdicts/draw-${draw}.tsv`, import.meta.url);
  const theirs = readFileSync(file, 'utf8').trimEnd().split('\n').slice(1);
  return theirs.slice(0, Math.min(ORACLE_DEALS, all.length)).filter((line, index) => {
    const { verdict } = all[index]!;
    if (line.endsWith('unsolvable')) return verdict === 'winnable';
    return verdict === 'unwinnable' && foundationReturn;
  }).length;
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

function rowOf(options: KlondikeOptions, deals: number): Row {
  for (let n = 1; n <= WARM; n++) finish(search(deal(options, 1_000_000 + n), 20_000));
  const all = Array.from({ length: deals }, (_, index) => judge(options, index + 1));
  const times = all.map(({ time }) => time);
  const count = (wanted: Verdict): number => all.filter(({ verdict }) => verdict === wanted).length;
  const [middle, slow] = [median(times), quantile(times, 0.95)];
  const most = PUBLISHED[options.draw];
  const met = mean(times) <= most && count('unknown') === 0;
  return {
    game: `draw ${options.draw}${options.foundationReturn ? ', foundation-return' : ''}`,
    winnable: whole(count('winnable')),
    unwinnable: whole(count('unwinnable')),
    unknown: whole(count('unknown')),
    'oracle differs': whole(conflicts(options, all)),
    mean: ms(mean(times)),
    median: ms(middle),
    '95 %': ms(slow),
    max: ms(Math.max(...times)),
    moves: whole(Math.round(mean(all.map(({ moves }) => moves)))),
    ...goal(`mean ≤ ${most} ms, none unknown`, met),
  };
}

/** Measures how long it takes to find out whether a game of Klondike can be won, with all cards known. */
export function klondikeVerdicts(deals = DEALS): Promise<void> {
  const rows = ([1, 3] as const).flatMap((draw) =>
    [false, true].map((foundationReturn) =>
      rowOf({ draw, redeals: 'unlimited', foundationReturn, scoring: 'none' }, deals),
    ),
  );
  print(`Klondike: the verdict at deals 1–${deals}, redeals without limit`, rows);
  return Promise.resolve();
}
