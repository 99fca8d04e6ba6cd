// npm run bench:dd [-- -n 50 --seed 58]: measures the double-dummy solver on random deals of 52 cards, 20 results each (four
// suits and no trump, four declarers), in processor time. If Debian's libdds-dev is installed, the library DDS solves the
// same deals in turn, on one thread, and all results are compared.
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { resultsOfPbn } from '../test/core/support/open-hands.js';
import { randomFrom, shuffledBy } from '../test/core/support/small-random.js';
import { Dds, type Solved } from './support/dds.js';
import { NO_GOAL, goal, median, ms, processTime, quantile, whole } from './support/figures.js';
import { type Row, print } from './support/table.js';

const { values } = parseArgs({
  options: {
    number: { type: 'string', short: 'n', default: '50' },
    seed: { type: 'string', default: '58' },
  },
});
const NUMBER = Number(values.number);
/** The programs take turns after so many deals, so that both meet the same load. */
const TURN = 5;
/** Deals that are solved before the measurement, so that all code is compiled. */
const WARM = 3;
/** The goal: our time as a multiple of the peer's. */
const TIMES = 5;
const RANKS = '23456789TJQKA';

const random = randomFrom(Number(values.seed));

/** A random deal in PBN. */
function dealt(): string {
  const cards = shuffledBy(random, [...Array(52).keys()]);
  const suitOf = (hand: readonly number[], suit: number): string =>
    hand
      .filter((card) => card % 4 === suit)
      .sort((one, two) => two - one)
      .map((card) => RANKS[card >> 2])
      .join('');
  const handOf = (player: number): string => {
    const hand = cards.slice(13 * player, 13 * player + 13);
    return [0, 1, 2, 3].map((suit) => suitOf(hand, suit)).join('.');
  };
  return `N:${[0, 1, 2, 3].map(handOf).join(' ')}`;
}

function solve(deal: string): Solved {
  const begun = processTime();
  const results = resultsOfPbn(deal);
  return { results, ms: processTime() - begun };
}

const mean = (times: readonly number[]): number =>
  times.reduce((sum, time) => sum + time, 0) / times.length;

function rowOf(program: string, solved: readonly Solved[], columns: Row): Row {
  const times = solved.map((one) => one.ms);
  return {
    program,
    mean: ms(mean(times)),
    median: ms(median(times)),
    '95 %': ms(quantile(times, 0.95)),
    max: ms(Math.max(...times)),
    ...columns,
  };
}

console.log(`Node ${process.version}, ${cpus()[0]?.model}, load ${loadavg()[0]!.toFixed(1)}`);
for (let n = 0; n < WARM; n++) solve(dealt());
const dds = Dds.compiled();
if (!dds) console.log('Without a peer: libdds-dev or g++ is missing.');
const ours: Solved[] = [];
const theirs: Solved[] = [];
for (let n = 0; n < NUMBER; n += TURN) {
  const deals = Array.from({ length: Math.min(TURN, NUMBER - n) }, dealt);
  if (dds) theirs.push(...dds.solve(deals));
  ours.push(...deals.map(solve));
}
dds?.remove();
const title = `Double dummy: ${whole(NUMBER)} deals, 20 results each`;
if (theirs.length === 0) print(title, [rowOf('baize', ours, NO_GOAL)]);
else {
  const differ = ours.filter(({ results }, index) => results !== theirs[index]!.results).length;
  const ratio = mean(ours.map((one) => one.ms)) / mean(theirs.map((one) => one.ms));
  print(title, [
    rowOf('DDS', theirs, { ratio: '1', differ: '', ...NO_GOAL }),
    rowOf('baize', ours, {
      ratio: ratio.toFixed(2),
      differ: whole(differ),
      ...goal(`≤ ${TIMES} × DDS, none differs`, ratio <= TIMES && differ === 0),
    }),
  ]);
}
