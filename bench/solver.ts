// npm run bench:solver: measures verdicts in processor time, beside fc-solve if it is installed. `-- 300` uses deals 1 to
// 300 instead of 2000; `-- forecell` measures one variant; `-- klondike` Klondike, deals 1 to 500; `-- lost` proofs of lost
// deals; `-- mid-game` positions in the middle of games (see mid-game.ts); `-- oracles` compares all deals in test/data, and
// FreeCell's deals 1 to 32000.
import { cpus, loadavg } from 'node:os';
import {
  type FreecellState,
  VARIANTS,
  type Variant,
  type Verdict,
  dealDeck,
  finish,
  freecell,
} from '../src/core.js';
import { search } from '../src/games/freecell/solver/solve.js';
import { IMPOSSIBLE, verdictsOf } from '../test/core/support/freecell-verdicts.js';
import { valueOf } from '../test/core/support/result.js';
import { klondikeVerdicts } from './klondike.js';
import { type Judged, boardOf, hasFcSolve, judge, judgeRange } from './support/fc-solve.js';
import { NO_GOAL, goal, median, ms, processTime, quantile, whole } from './support/figures.js';
import { midGames } from './mid-game.js';
import { type Row, print } from './support/table.js';
import { wholeProcess } from './support/whole-process.js';

interface Peer {
  readonly variant: Variant;
  readonly args: string;
  /** Whether unsolved deals have to be proved lost. */
  readonly proofs: boolean;
  /** The goal: our time as a multiple of its mean time. */
  readonly times: number;
}

const BY_RANK = '-g freecell --sequences-are-built-by rank --empty-stacks-filled-by kings';
const PEERS: readonly Peer[] = [
  { variant: 'freecell', args: '-l lg', proofs: false, times: 1.5 },
  { variant: 'kingcell', args: `${BY_RANK} -l as`, proofs: true, times: 2 },
  { variant: 'bakers-game', args: '-g bakers_game -l as', proofs: true, times: 2 },
  { variant: 'forecell', args: '-g forecell -l as', proofs: true, times: 2 },
];
const PROOF = '-to 01ABCDE';
/** The number of deals in the first FreeCell for Windows. */
const ALL = 32_000;
/** Deals that are solved before the measurement, so that all code is compiled. */
const WARM = 100;

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const deal = (variant: Variant, number: number): FreecellState =>
  freecell.deal(valueOf(freecell.options.check({ variant })), dealDeck(number));

function ourRow(variant: Variant, last: number): { row: Row; mean: number } {
  for (let n = 1; n <= WARM; n++) finish(search(deal(variant, 1_000_000 + n), 20_000));
  const states = Array.from({ length: last }, (_, index) => deal(variant, index + 1));
  const verdicts: Verdict[] = [];
  const times = states.map((state) => {
    const before = processTime();
    verdicts.push(finish(search(state)));
    return processTime() - before;
  });
  const count = (verdict: Verdict): string =>
    whole(verdicts.filter((one) => one === verdict).length);
  const row = {
    [`1–${last}`]: `${variant}, ours`,
    winnable: count('winnable'),
    unwinnable: count('unwinnable'),
    unknown: count('unknown'),
    ...figures(times),
  };
  return { row, mean: mean(times) };
}

const figures = (times: readonly number[]): Row => ({
  mean: ms(mean(times)),
  median: ms(median(times)),
  '99 %': ms(quantile(times, 0.99)),
  max: ms(Math.max(...times)),
});

/** fc-solve's results: how many deals it solved and how many it proved lost, and its times. */
interface Theirs extends Row {
  readonly winnable: string;
}

/** Proofs for unsolved deals, and their mean time over all deals. */
function proofsOf({ variant, args }: Peer, deals: readonly number[], last: number) {
  const judged =
    deals.length > 0
      ? judge(
          deals.map((number) => boardOf(deal(variant, number))),
          `${args.replace(/-l \w+/, '')} ${PROOF}`,
        )
      : [];
  return { judged, mean: judged.reduce((sum, one) => sum + one.ms, 0) / last };
}

/** Runs fc-solve's range solver, which knows deals of 52 cards in columns. Proofs run one by one. */
function theirRange(peer: Peer, last: number): { row: Theirs; mean: number } {
  const { mean: first, clock, unsolved } = judgeRange(last, peer.args);
  const { judged, mean: more } = proofsOf(peer, peer.proofs ? unsolved : [], last);
  const times = [...clock];
  judged.forEach((one, index) => (times[unsolved[index]! - 1]! += one.ms));
  const solved = last - unsolved.length + countOf(judged, 'solved');
  const lost = countOf(judged, 'unsolved');
  return { row: rowOf(peer, last, [solved, lost], times, first + more), mean: first + more };
}

/** Runs fc-solve for each deal that its range solver does not know. */
function theirDeals(peer: Peer, last: number): { row: Theirs; mean: number } {
  const all = Array.from({ length: last }, (_, index) => index + 1);
  const first = judge(
    all.map((number) => boardOf(deal(peer.variant, number))),
    peer.args,
  );
  const open = all.filter((number) => first[number - 1]!.verdict !== 'solved');
  const { judged } = proofsOf(peer, open, last);
  const times = first.map((one) => one.ms);
  judged.forEach((one, index) => (times[open[index]! - 1]! += one.ms));
  const solved = last - open.length + countOf(judged, 'solved');
  const lost = countOf(judged, 'unsolved');
  return { row: rowOf(peer, last, [solved, lost], times, mean(times)), mean: mean(times) };
}

const countOf = (judged: readonly Judged[], verdict: Judged['verdict']): number =>
  judged.filter((one) => one.verdict === verdict).length;

const rowOf = (
  { args, proofs }: Peer,
  last: number,
  [solved, lost]: readonly [number, number],
  times: readonly number[],
  theirMean: number,
): Theirs => ({
  [`1–${last}`]: `  fc-solve ${args.replace(/^.*-l/, '-l')}${proofs ? `, ${PROOF}` : ''}`,
  winnable: whole(solved),
  unwinnable: whole(lost),
  unknown: whole(last - solved - lost),
  ...figures(times),
  mean: ms(theirMean),
});

function compare(peer: Peer, last: number, installed: boolean): readonly Row[] {
  const ours = ourRow(peer.variant, last);
  if (!installed) return [{ ...ours.row, ...NO_GOAL }];
  const theirs = peer.variant === 'forecell' ? theirDeals(peer, last) : theirRange(peer, last);
  const ratio = ours.mean / theirs.mean;
  return [
    { ...ours.row, ...goal(`≤ ${peer.times} ×: ${ratio.toFixed(2)}`, ratio <= peer.times) },
    { ...theirs.row, ...NO_GOAL },
  ];
}

/** Compares the verdicts of other programs with ours. */
function oracles(): void {
  for (const variant of VARIANTS) {
    const theirs = verdictsOf(variant);
    const ours = theirs.map((_, index) => finish(search(deal(variant, index + 1))));
    const wrong = theirs.flatMap((verdict, index) =>
      ours[index] === verdict ? [] : [`${index + 1} (${ours[index]}, not ${verdict})`],
    );
    console.log(`${variant}: ${theirs.length - wrong.length} of ${theirs.length} agree`, ...wrong);
  }
  lostDeals();
  const others: string[] = [];
  for (let number = 1; number <= ALL; number++) {
    const verdict = finish(search(deal('freecell', number)));
    if (verdict !== 'winnable') others.push(`${number} ${verdict}`);
  }
  console.log(`freecell 1–32000: winnable but for ${others.join(', ')}`);
}

/** Proves the lost deals of FreeCell below a million. */
function lostDeals(): void {
  const rows = IMPOSSIBLE.map((number) => {
    const before = processTime();
    const found = search(deal('freecell', number));
    const verdict = finish(found);
    return {
      'FreeCell, lost': whole(number),
      verdict,
      positions: whole(found.searched),
      time: ms(processTime() - before),
      ...goal('unwinnable', verdict === 'unwinnable'),
    };
  });
  print('The deals below a million that can’t be won', rows);
}

/** Measures FreeCell as a whole process, including Node's other work. */
function whole32000(installed: boolean): void {
  const { ours, theirs } = wholeProcess(ALL, installed ? PEERS[0]!.args : undefined);
  const ratio = theirs === undefined ? undefined : ours / theirs;
  print('Processor time of a whole process and one thread, its start taken off', [
    {
      [`FreeCell 1–${whole(ALL)}`]: 'ours',
      all: ms(ours),
      ...(ratio === undefined ? NO_GOAL : goal(`≤ 1 ×: ${ratio.toFixed(2)}`, ratio <= 1)),
    },
    ...(theirs === undefined
      ? []
      : [
          {
            [`FreeCell 1–${whole(ALL)}`]: `  fc-solve ${PEERS[0]!.args}`,
            all: ms(theirs),
            ...NO_GOAL,
          },
        ]),
  ]);
}

function speed(words: readonly string[]): void {
  const last = Number(words.find((word) => /^\d+$/.test(word)) ?? 2000);
  const named = PEERS.filter(({ variant }) => words.includes(variant));
  const installed = hasFcSolve();
  if (!installed) console.log('fc-solve is not here: apt-get install freecell-solver-bin');
  const rows = (named.length > 0 ? named : PEERS).flatMap((peer) => compare(peer, last, installed));
  print('Processor time of a verdict', rows);
  if (named.length > 0 && !words.includes('freecell')) return;
  lostDeals();
  whole32000(installed);
}

const words = process.argv.slice(2);
console.log(
  `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}, load ${loadavg()[0]!.toFixed(1)}`,
);
const deals = words.find((word) => /^\d+$/.test(word));
if (words.includes('lost')) lostDeals();
else if (words.includes('oracles')) oracles();
else if (words.includes('mid-game')) midGames(words);
else if (words.includes('klondike')) await klondikeVerdicts(deals ? Number(deals) : undefined);
else speed(words);
