// npm run bench:patience [-- --deals <folder> --seconds 0.1,1,4 --games spider,fan -n 5]: measures the general patience
// solver on deals with known verdicts. `--peer <program>` and `--fc-solve <program>` run Solvitaire and fc-solve beside it.
// `--own 'spider?suits=2' -n 100` solves our own deals 1 to 100, `--first 31` those from 31 on, `--middle` positions in the
// middle of games (docs/internals/solver.md).
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type KnownDeal, ownDeals, readDeals } from './patience/deals.js';
import { solveGame } from './patience/ours.js';
import { type Judged, type Peer, fcSolve, solvitaire } from './patience/peers.js';
import { type Compared, report } from './patience/report.js';

const { values } = parseArgs({
  options: {
    deals: {
      type: 'string',
      default: fileURLToPath(new URL('../test/core/patience/deals.tsv', import.meta.url)),
    },
    own: { type: 'string' },
    first: { type: 'string', default: '1' },
    middle: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '0.1,1,4' },
    games: { type: 'string' },
    number: { type: 'string', short: 'n', default: '100' },
    peer: { type: 'string' },
    'fc-solve': { type: 'string' },
  },
});
const NUMBER = Number(values.number);
const LIMITS = values.seconds
  .split(',')
  .map((text) => 1000 * Number(text))
  .sort((one, other) => one - other);
const MOST = LIMITS.at(-1)!;
const PEERS: readonly Peer[] = [
  ...(values.peer === undefined ? [] : [solvitaire(values.peer)]),
  ...(values['fc-solve'] === undefined ? [] : [fcSolve(values['fc-solve'])]),
];

/** The chosen deals of each game of the file. */
function chosen(): readonly (readonly KnownDeal[])[] {
  const names = values.games?.split(',');
  const all = readDeals(values.deals);
  const games = [...new Set(all.map(({ game }) => game))];
  return games
    .filter((game) => names?.includes(game) ?? true)
    .map((game) => all.filter((deal) => deal.game === game).slice(0, NUMBER));
}

async function judgeAll(
  peer: Peer,
  deals: readonly KnownDeal[],
): Promise<readonly (Judged | undefined)[]> {
  const judged: (Judged | undefined)[] = [];
  for (const deal of deals) judged.push(await peer.judge(deal, MOST));
  return judged;
}

async function compare(deals: readonly KnownDeal[]): Promise<Compared> {
  const ours = await solveGame(deals, MOST);
  const peers: Record<string, readonly (Judged | undefined)[]> = {};
  for (const peer of PEERS) peers[peer.name] = await judgeAll(peer, deals);
  return { game: deals[0]!.game, deals, ours, peers };
}

const load = loadavg()[0]!.toFixed(1);
console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}, load ${load}`);
const own = values.own
  ?.split(',')
  .map((game) =>
    ownDeals(game, { first: Number(values.first), count: NUMBER, isMiddle: values.middle }),
  );
const compared: Compared[] = [];
for (const deals of own ?? chosen()) {
  compared.push(await compare(deals));
  console.error(`${deals[0]!.game} is done`);
}
report(compared, LIMITS);
