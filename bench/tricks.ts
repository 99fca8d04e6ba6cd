// npm run bench:tricks [-- --game hearts|spades|whist|twenty-nine --level expert|club|beginner|quick -n 100 --seed 1]: how well the
// bots of trick-taking games play, against a plain player by rules (support/trick-baseline.ts), and how long they think.
// Every deal is played several times with the bots in other seats, so that the cards' luck cancels out.
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
