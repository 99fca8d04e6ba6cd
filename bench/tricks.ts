// npm run bench:tricks [-- --game hearts|spades|whist|twenty-nine --level expert|club|beginner|quick -n 100 --seed 1]: how well the
// bots of trick-taking games play, against a plain player by rules (support/trick-baseline.ts), and how long they think.
// Every deal is played several times with the bots in other seats, so that the cards' luck cancels out.
//
// Measured on 30 November 2026 with Node 20 on two shared cores of an AMD EPYC; ± is a standard error. Samples are small:
// the expert plays about two hands of Hearts a second.
//   Hearts, expert, 2,000 hands: 4.94 ± 0.14 points a hand, the others 8.81 ± 0.13, ratio 0.561 ± 0.021; 95 % in 164 ms.
//   Hearts, club, 800 hands: ratio 0.588 ± 0.034; 95 % in 62 ms.
//   Whist, expert, 60 games: 75.0 % ± 4.6 % won; 95 % in 56 ms. Club, 60 games: 63 % ± 5 %.
//   Spades, expert, 34 games: all won, 36 to 48 points a hand ahead; 95 % in 117 ms.
//   Twenty-Nine, expert, 60 games: 93.3 % ± 3.1 % won, 0.27 ± 0.02 game points a hand ahead; 95 % in 60 ms.
// Equal deals, without and with the search of endings of card points, on a busy machine:
//   Hearts, expert, 240 hands (seed 1): ratio 0.630 and 0.626; 95 % in 180 ms and 181 ms.
//   Hearts, endings of four cards only, 1,600: 0.02 ± 0.03 points worse with the search. With max-n: 0.04 ± 0.03 worse.
//   Twenty-Nine, 1,000 hands, few samples before the ending: 0.030 ± 0.013 game points a hand better with the search.
// While trump is concealed, endings are not searched. Searched as well, from four cards on, they took four times as long:
//   Twenty-Nine, 400 endings: 0.013 ± 0.010 game points worse. Twenty-Eight, 300 endings: 0.003 ± 0.013 worse.
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { print } from './support/table.js';
import { BENCHES, BENCH_LEVELS, type BenchLevel, type BenchName } from './support/trick-matches.js';

const { values } = parseArgs({
  options: {
    number: { type: 'string', short: 'n' },
    game: { type: 'string' },
    level: { type: 'string', default: 'expert' },
    seed: { type: 'string', default: '1' },
  },
});

const level = BENCH_LEVELS.find((one) => one === values.level) satisfies BenchLevel | undefined;
const names = Object.keys(BENCHES) as BenchName[];
const chosen = names.filter((name) => values.game === undefined || name === values.game);
if (level === undefined || chosen.length === 0) {
  throw new Error(`--level ${BENCH_LEVELS.join(' | ')}, --game ${names.join(' | ')}`);
}

console.log(`Node ${process.version}, ${cpus()[0]?.model}, load ${loadavg()[0]!.toFixed(1)}`);
for (const name of chosen) {
  const { title, rows, usual } = BENCHES[name];
  const number = Number(values.number ?? usual);
  print(`${title}: ${level} against players by rules`, rows({ number, level, seed: values.seed }));
}
