// npm run bench:patience [-- --deals <folder> --seconds 0.1,1,4 --games spider,fan -n 5]: compares the general patience
// solver with known verdicts (docs/solver.md).
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type KnownDeal, readDeals } from './patience/deals.js';
import { type Ours, solveGame } from './patience/ours.js';
import { median, whole } from './support/figures.js';
import { type Row, print } from './support/table.js';

const { values } = parseArgs({
  options: {
    deals: {
      type: 'string',
      default: fileURLToPath(new URL('../test/core/patience/deals.tsv', import.meta.url)),
    },
    seconds: { type: 'string', default: '0.1,1,4' },
    games: { type: 'string' },
    number: { type: 'string', short: 'n' },
  },
});
const LIMITS = values.seconds
  .split(',')
  .map((text) => 1000 * Number(text))
  .sort((one, other) => one - other);
const MOST = LIMITS.at(-1)!;

/** A game's deals with the verdicts of both. */
interface Compared {
  readonly game: string;
  readonly deals: readonly KnownDeal[];
  readonly ours: readonly Ours[];
}

const count = <T>(list: readonly T[], test: (one: T) => boolean): number =>
  list.filter(test).length;

/** How many verdicts of a kind came within a limit. */
const within = (ours: readonly Ours[], verdict: Ours['verdict'], limit: number): number =>
  count(ours, (one) => one.verdict === verdict && one.ms <= limit && !one.wrong);

const decidedBy = ({ ours }: Compared): number =>
  within(ours, 'winnable', MOST) + within(ours, 'unwinnable', MOST);
const decidedThere = ({ deals }: Compared): number =>
  count(deals, ({ told, ms = 0 }) => told !== 'timed-out' && ms <= MOST);

const CONTRARY = { winnable: 'unsolvable', unwinnable: 'solved', unknown: undefined };

/** Verdicts that contradict, and wins whose moves are wrong. */
function faults({ game, deals, ours }: Compared): readonly string[] {
  return ours.flatMap(({ deal, verdict, wrong }, index) => {
    const { told } = deals[index]!;
    const opposite = CONTRARY[verdict] === told ? [`${verdict}, not ${told}`] : [];
    return [...opposite, ...(wrong ? [wrong] : [])].map((fault) => `${game} ${deal}: ${fault}`);
  });
}

function perSecond(ours: readonly Ours[]): string {
  const long = ours.filter(({ ms }) => ms >= 1);
  return long.length === 0
    ? ''
    : whole(median(long.map(({ positions, ms }) => (1000 * positions) / ms)));
}

/** Figures of one game, or of all. */
function row(name: string, compared: Compared): Row {
  const { deals, ours } = compared;
  const at = (verdict: Ours['verdict']): string =>
    LIMITS.map((limit) => within(ours, verdict, limit)).join(' / ');
  const seconds = LIMITS.map((limit) => limit / 1000).join(' / ');
  return {
    game: name,
    deals: String(deals.length),
    'known won': String(count(deals, ({ told }) => told === 'solved')),
    'known lost': String(count(deals, ({ told }) => told === 'unsolvable')),
    [`won in ${seconds} s`]: at('winnable'),
    [`lost in ${seconds} s`]: at('unwinnable'),
    'positions/s': perSecond(ours),
    decided: `${decidedBy(compared)} of ${decidedThere(compared)}`,
    '': decidedBy(compared) < decidedThere(compared) ? 'FEWER' : '',
    faults: String(faults(compared).length || ''),
  };
}

function report(games: readonly Compared[]): void {
  const all: Compared = {
    game: 'all',
    deals: games.flatMap(({ deals }) => deals),
    ours: games.flatMap(({ ours }) => ours),
  };
  print('Decided deals, beside the known verdicts', [
    ...games.map((game) => row(game.game, game)),
    row('all', all),
  ]);
  const ratio = decidedBy(all) / decidedThere(all);
  console.log(
    `\nDecided: ${decidedBy(all)}, known: ${decidedThere(all)}, ratio ${ratio.toFixed(3)}`,
  );
  const fewer = games.filter((game) => decidedBy(game) < decidedThere(game));
  console.log(
    `Games with fewer: ${fewer.map((game) => `${game.game} ${decidedBy(game)}/${decidedThere(game)}`).join(', ') || 'none'}`,
  );
  const wrong = games.flatMap(faults);
  console.log(`Contradictions and wrong wins: ${wrong.length}`);
  for (const fault of wrong) console.log(`  ${fault}`);
}

/** The chosen deals of each game. */
function chosen(): readonly (readonly KnownDeal[])[] {
  const names = values.games?.split(',');
  const all = readDeals(values.deals);
  const games = [...new Set(all.map(({ game }) => game))];
  return games
    .filter((game) => names?.includes(game) ?? true)
    .map((game) => all.filter((deal) => deal.game === game))
    .map((deals) => deals.slice(0, Number(values.number ?? deals.length)));
}

const load = loadavg()[0]!.toFixed(1);
console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}, load ${load}`);
const compared: Compared[] = [];
for (const deals of chosen()) {
  const ours = await solveGame(deals, MOST, values.deals);
  const { game } = deals[0]!;
  compared.push({ game, deals, ours });
  console.error(`${game}: ${decidedBy(compared.at(-1)!)} of ${decidedThere(compared.at(-1)!)}`);
}
report(compared);
