import { readFileSync } from 'node:fs';
import { type KlondikeOptions, dealDeck, klondike } from '../src/core.js';
import type { Verdict } from '../src/core/solver/search.js';
import { search } from '../src/games/klondike/solver/solve.js';
import { goal, median, ms, quantile, whole } from './support/figures.js';
import { type Row, print } from './support/table.js';

const DEALS = 500;
/** What is not settled by then counts as unknown, in milliseconds. */
const LONGEST = 20_000;
const ORACLE_DEALS = 100;

/** Milliseconds that this process has computed: what other programs do meanwhile doesn't count. */
function computed(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

interface Judged {
  readonly verdict: Verdict;
  readonly time: number;
}

function judge(options: KlondikeOptions, deal: number): Judged {
  const state = klondike.deal(options, dealDeck(deal));
  const begun = computed();
  const found = search(state);
  for (;;) {
    const verdict = found.step(20_000);
    const time = computed() - begun;
    if (verdict ?? time > LONGEST) return { verdict: verdict ?? 'unknown', time };
  }
}

/** How many verdicts differ from another program's, which lets cards come back. */
function conflicts({ draw, foundationReturn }: KlondikeOptions, all: readonly Judged[]): number {
  const file = new URL(`../test/data/klondike-verdicts/draw-${draw}.tsv`, import.meta.url);
  const theirs = readFileSync(file, 'utf8').trimEnd().split('\n').slice(1);
  return theirs.slice(0, ORACLE_DEALS).filter((line, index) => {
    const { verdict } = all[index]!;
    if (line.endsWith('unsolvable')) return verdict === 'winnable';
    return verdict === 'unwinnable' && foundationReturn;
  }).length;
}

function rowOf(options: KlondikeOptions): Row {
  const all = Array.from({ length: DEALS }, (_, index) => judge(options, index + 1));
  const times = all.map(({ time }) => time);
  const count = (wanted: Verdict): number => all.filter(({ verdict }) => verdict === wanted).length;
  const [middle, slow] = [median(times), quantile(times, 0.95)];
  const met = middle < 1 && slow < 500 && count('unknown') <= DEALS / 100;
  return {
    game: `draw ${options.draw}${options.foundationReturn ? ', foundation-return' : ''}`,
    winnable: whole(count('winnable')),
    unwinnable: whole(count('unwinnable')),
    unknown: whole(count('unknown')),
    'oracle differs': whole(conflicts(options, all)),
    median: ms(middle),
    '95 %': ms(slow),
    max: ms(Math.max(...times)),
    ...goal('median < 1 ms, 95 % < 500 ms, unknown ≤ 1 %', met),
  };
}

/** What it costs to know whether a game of Klondike can be won, all cards known. */
export function klondikeVerdicts(): Promise<void> {
  const rows = ([1, 3] as const).flatMap((draw) =>
    [false, true].map((foundationReturn) =>
      rowOf({ draw, redeals: 'unlimited', foundationReturn, scoring: 'none' }),
    ),
  );
  print(`Klondike: the verdict at deals 1–${DEALS}, redeals without limit`, rows);
  return Promise.resolve();
}
