import { type Card, type PaigowHandCounts, countPaigowHands } from '../../src/core.js';
import { topOfRank } from '../../src/games/pai-gow/advice/count.js';
import { KIND_NAMES } from '../../src/games/pai-gow/rules/hand-rank.js';
import {
  type SevenLookUp,
  backOfSet,
  frontOfSet,
  sevenRanker,
  sevenSetter,
} from '../../src/games/pai-gow/advice/hand-table.js';
import { rankOfFront } from '../../src/games/pai-gow/rules/rank-hand.js';
import { ms, whole } from './figures.js';
import { print } from './table.js';

const CARDS = 53;
/** The number of keys: a kind of hand and the first figure of its rank. */
const KEYS = KIND_NAMES.length << 4;
const keyOf = (rank: number): number => rank >>> 16;

/** Deals every hand of seven once, and passes what is found for it to `count`. */
function dealEvery(look: SevenLookUp, count: (found: number) => void): void {
  const hand: Card[] = [0, 1, 2, 3, 4, 5, 6];
  for (;;) {
    count(look(hand));
    let at = 6;
    while (at >= 0 && hand[at] === CARDS - 7 + at) at--;
    if (at < 0) return;
    let card = hand[at]! + 1;
    for (; at < 7; at++) hand[at] = card++;
  }
}

/** Counts hands by kind and first figure, and measures the time. */
function tallied(fill: (tally: Int32Array) => void): { tally: Int32Array; time: number } {
  const tally = new Int32Array(KEYS);
  const begun = performance.now();
  fill(tally);
  return { tally, time: performance.now() - begun };
}

/** The number of hands of each kind. */
const byKind = (tally: Int32Array): readonly number[] =>
  KIND_NAMES.map((_, kind) =>
    tally.subarray(kind << 4, (kind + 1) << 4).reduce((sum, hands) => sum + hands, 0),
  );

/** Whether the numbers of hands by kind and top equal the counts. */
const areTops = (tally: Int32Array, tops: PaigowHandCounts['backs']): boolean => {
  const found = KIND_NAMES.map(() => Array.from({ length: 15 }, () => 0));
  tally.forEach((hands, key) => {
    if (hands > 0) found[key >> 4]![topOfRank(key << 16)]! += hands;
  });
  return KIND_NAMES.every((kind, at) => tops[kind].join() === found[at]!.join());
};

/** Compares the count by classes with all hands, dealt and looked up one by one. */
export function proveCount(): void {
  const counted = countPaigowHands({ houseWay: 'foxwoods', wheel: 'second', joker: true });
  const { 'royal-flush': royals, ...kinds } = counted.kinds;
  const ranks = tallied((tally) =>
    dealEvery(sevenRanker('second'), (rank) => tally[keyOf(rank)]!++),
  );
  const fronts = new Int32Array(KEYS);
  const backs = tallied((tally) =>
    dealEvery(sevenSetter({ houseWay: 'foxwoods' }, 'second'), (set) => {
      tally[keyOf(backOfSet(set))]!++;
      fronts[keyOf(rankOfFront(frontOfSet(set)))]!++;
    }),
  );
  const classed = KIND_NAMES.map((kind) => kinds[kind] + (kind === 'straight-flush' ? royals : 0));
  const agree = (is: boolean): string => (is ? 'agree' : 'DIFFER');
  const hands = whole(counted.hands);
  print('The count beside every hand, dealt and looked up one by one', [
    {
      what: 'kinds',
      hands,
      'one by one': ms(ranks.time),
      '': agree(byKind(ranks.tally).join() === classed.join()),
    },
    {
      what: 'backs and fronts by kind and top',
      hands,
      'one by one': ms(backs.time),
      '': agree(areTops(backs.tally, counted.backs) && areTops(fronts, counted.fronts)),
    },
  ]);
}
