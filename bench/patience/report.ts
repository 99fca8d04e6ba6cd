import type { Verdict } from '../../src/core/solver/search.js';
import { median, whole } from '../support/figures.js';
import { type Row, print } from '../support/table.js';
import type { KnownDeal } from './deals.js';
import { UNCERTAIN } from './games.js';
import type { Ours } from './ours.js';
import type { Judged } from './peers.js';

/** A game's deals, with the verdicts of all. A peer that can't play the game has none. */
export interface Compared {
  readonly game: string;
  readonly deals: readonly KnownDeal[];
  readonly ours: readonly Ours[];
  readonly peers: Readonly<Record<string, readonly (Judged | undefined)[]>>;
}

type Verdicts = readonly (Judged | undefined)[];

const count = <T>(list: readonly T[], test: (one: T) => boolean): number =>
  list.filter(test).length;

/** How many verdicts of a kind came within a limit. */
const within = (verdicts: Verdicts, verdict: Verdict, limit: number): number =>
  count(verdicts, (one) => one?.verdict === verdict && one.ms <= limit);

const decided = (verdicts: Verdicts, limit: number): number =>
  within(verdicts, 'winnable', limit) + within(verdicts, 'unwinnable', limit);

const VERDICTS: Readonly<Record<KnownDeal['told'], Verdict>> = {
  solved: 'winnable',
  unsolvable: 'unwinnable',
  'timed-out': 'unknown',
};

/** The verdicts that are known from the file. */
const known = ({ deals }: Compared): readonly Judged[] =>
  deals.map(({ told, ms = 0 }) => ({ verdict: VERDICTS[told], ms }));

/** Whether our verdict of a deal contradicts another one. */
const contradict = (game: string, ours: Verdict, other: Verdict): boolean =>
  ours !== other && ours !== 'unknown' && other !== 'unknown' && other !== UNCERTAIN[game];

/** Verdicts that contradict others, and wins whose moves are wrong. */
export function faults(compared: Compared): readonly string[] {
  const { game, ours, peers } = compared;
  const others = Object.entries({ file: known(compared), ...peers });
  return ours.flatMap(({ deal, verdict, wrong }, index) => {
    const contrary = others.filter(([, verdicts]) =>
      contradict(game, verdict, verdicts[index]?.verdict ?? 'unknown'),
    );
    return [
      ...contrary.map(([name]) => `${game} ${deal}: ${verdict}, but not by ${name}`),
      ...(wrong === undefined ? [] : [`${game} ${deal}: ${wrong}`]),
    ];
  });
}

function perSecond(ours: readonly Ours[]): string {
  const rates = ours.filter(({ ms }) => ms >= 1).map(({ positions, ms }) => positions / ms);
  return rates.length === 0 ? '' : whole(1000 * median(rates));
}

/** Columns of wins and losses within each limit. */
function columns(name: string, verdicts: Verdicts, limits: readonly number[]): Row {
  const isPlayed = verdicts.some((one) => one !== undefined);
  const at = (verdict: Verdict): string =>
    isPlayed ? limits.map((limit) => within(verdicts, verdict, limit)).join(' / ') : '–';
  return { [`${name} won`]: at('winnable'), [`${name} lost`]: at('unwinnable') };
}

/** Figures of one game, or of all. */
function row(compared: Compared, limits: readonly number[], wrong: number): Row {
  const { game, ours, deals, peers } = compared;
  const most = limits.at(-1)!;
  const others = Object.fromEntries(
    Object.entries(peers).flatMap(([name, verdicts]) =>
      Object.entries(columns(name, verdicts, limits)),
    ),
  );
  const [mine, theirs] = [decided(ours, most), decided(known(compared), most)];
  return {
    game: UNCERTAIN[game] ? `${game} *` : game,
    deals: String(deals.length),
    ...columns('ours', ours, limits),
    ...others,
    'positions/s': perSecond(ours),
    decided: String(mine),
    known: String(theirs),
    '': mine < theirs ? 'FEWER' : '',
    faults: String(wrong || ''),
  };
}

/** All games as one. */
function sumOf(games: readonly Compared[]): Compared {
  const names = Object.keys(games[0]?.peers ?? {});
  return {
    game: 'all',
    deals: games.flatMap(({ deals }) => deals),
    ours: games.flatMap(({ ours }) => ours),
    peers: Object.fromEntries(
      names.map((name) => [name, games.flatMap(({ peers }) => peers[name]!)]),
    ),
  };
}

/** Prints our total beside another one, and the games in which ours is smaller. */
function compare(
  games: readonly Compared[],
  name: string,
  verdictsOf: (game: Compared) => Verdicts,
  most: number,
): void {
  // Games that a peer can't play don't count.
  const pairs = games
    .filter((game) => verdictsOf(game).some((one) => one !== undefined))
    .map((game) => [game.game, decided(game.ours, most), decided(verdictsOf(game), most)] as const);
  const ours = pairs.reduce((sum, [, mine]) => sum + mine, 0);
  const theirs = pairs.reduce((sum, [, , other]) => sum + other, 0);
  const fewer = pairs.filter(([, mine, other]) => mine < other);
  console.log(`\nDecided by us ${ours}, by ${name} ${theirs}: ${(ours / theirs).toFixed(3)} ×`);
  console.log(`Fewer: ${fewer.map((pair) => pair.join(' ')).join(', ') || 'in no game'}`);
}

/** Prints the table of all games, what they sum up to, and each contradiction. */
export function report(games: readonly Compared[], limits: readonly number[]): void {
  const most = limits.at(-1)!;
  const seconds = limits.map((limit) => limit / 1000).join(' / ');
  const wrong = games.flatMap(faults);
  const rows = [
    ...games.map((game) => row(game, limits, faults(game).length)),
    row(sumOf(games), limits, wrong.length),
  ];
  print(`Deals that were decided within ${seconds} seconds`, rows);
  if (games.some(({ game }) => UNCERTAIN[game]))
    console.log(
      '\n* Solvitaire plays by rules that differ: some verdicts don’t count (bench/patience/games.ts).',
    );
  compare(games, 'the file', known, most);
  for (const name of Object.keys(games[0]?.peers ?? {}))
    compare(games, name, ({ peers }) => peers[name]!, most);
  console.log(`\nContradictions and wrong wins: ${wrong.length}`);
  for (const fault of wrong) console.log(`  ${fault}`);
}
