// npm run bench:paigow-proof: compares the advice for five hands with the result of all 53,524,680 hands of the dealer by the
// table's own rules, which takes minutes for each hand. `-- 2 5` checks only the second and the fifth hand. `-- count` deals
// all 154,143,080 hands and compares them with the count. `-- --lines` prints the lines for test/data/pai-gow-advice.tsv.
import { loadavg } from 'node:os';
import { HOUSE_WAYS, JOKER, type Wheel, formatCards, rankFive, rankTwo } from '../src/core.js';
import { type SplitAdvice, advise } from '../src/games/pai-gow/advice/advice.js';
import { PROVED_HANDS, type ProvedHand, provedLine } from '../test/core/support/paigow-advice.js';
import { choices } from '../test/core/support/plain-poker.js';
import { proveCount } from './support/paigow-count.js';
import { whole } from './support/figures.js';
import { type Row, print } from './support/table.js';

interface Against {
  readonly front: readonly number[];
  readonly back: readonly number[];
  readonly frontRank: number;
  readonly backRank: number;
  wins: number;
  pushes: number;
  losses: number;
}

const five = (cards: readonly number[], wheel: Wheel): number => {
  const [a, b, c, d, e] = cards as readonly [number, number, number, number, number];
  return rankFive(a, b, c, d, e, wheel);
};

/** All 21 splits, without foul ones. */
function splitsOf({ cards, wheel }: ProvedHand): Against[] {
  return [...choices(cards, 2)]
    .map((front) => {
      const back = cards.filter((card) => !front.includes(card));
      const [frontRank, backRank] = [rankTwo(front[0]!, front[1]!), five(back, wheel)];
      return { front, back, frontRank, backRank, wins: 0, pushes: 0, losses: 0 };
    })
    .filter(({ frontRank, backRank }) => backRank > frontRank);
}

/** Deals the dealer a hand, sets it as the table does, and scores every split against it. */
function settle(splits: readonly Against[], hand: readonly number[], wheel: Wheel): void {
  const dealer = HOUSE_WAYS.foxwoods(hand, wheel);
  const front = rankTwo(...dealer.front);
  const back = rankFive(...dealer.back, wheel);
  for (const split of splits) {
    const won = Number(split.frontRank > front) + Number(split.backRank > back);
    if (won === 2) split.wins++;
    else if (won === 1) split.pushes++;
    else split.losses++;
  }
}

/** Tries every hand of seven from the unseen cards. */
function tryAll(hand: ProvedHand): { splits: readonly Against[]; dealt: number } {
  const splits = splitsOf(hand);
  const unseen = Array.from({ length: JOKER + 1 }, (_, card) => card).filter(
    (card) => !hand.cards.includes(card),
  );
  const dealt: number[] = [];
  let count = 0;
  const deal = (from: number): void => {
    if (dealt.length === 7) {
      count++;
      settle(splits, dealt, hand.wheel);
      return;
    }
    for (let at = from; at < unseen.length; at++) {
      dealt.push(unseen[at]!);
      deal(at + 1);
      dealt.pop();
    }
  };
  deal(0);
  return { splits, dealt: count };
}

const sorted = (hand: ProvedHand, splits: readonly SplitAdvice[]): string =>
  splits
    .map((split) => ({ ...split, front: [...split.front].sort((a, b) => a - b) }))
    .map((split) => provedLine(hand, split))
    .sort()
    .join('\n');

function prove(hand: ProvedHand, lines: boolean): Row {
  const begun = performance.now();
  const { splits, dealt } = tryAll(hand);
  const tried = performance.now();
  const { wheel } = hand;
  const advice = advise(hand.cards, { houseWay: 'foxwoods', wheel, commission: 5 });
  const took = performance.now() - tried;
  if (lines) console.log(sorted(hand, splits));
  return {
    hand: `${formatCards(hand.cards)}, wheel ${wheel}`,
    'dealer hands': whole(dealt),
    splits: String(splits.length),
    'all tried': `${((tried - begun) / 1000).toFixed(1)} s`,
    advice: `${took.toFixed(0)} ms`,
    '': sorted(hand, splits) === sorted(hand, advice.splits) ? 'agree' : 'DIFFER',
  };
}

const words = process.argv.slice(2);
if (words.length === 0 || words.includes('count')) proveCount();
const chosen = PROVED_HANDS.filter(
  (_, index) => !words.some((word) => /^\w/.test(word)) || words.includes(String(index + 1)),
);
const rows = chosen.map((hand) => prove(hand, words.includes('--lines')));
if (rows.length > 0) print(`Advice beside brute force, load ${loadavg()[0]!.toFixed(1)}`, rows);
