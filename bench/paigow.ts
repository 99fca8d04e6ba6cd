import phe from 'phe';
import pokersolver from 'pokersolver';
import {
  type Card,
  HOUSE_WAYS,
  JOKER,
  advisePaigow,
  bestFive,
  cardCode,
  countPaigowHands,
  simulatePaigow,
} from '../src/core.js';
import { sevenRanker, sevenSetter } from '../src/games/pai-gow/advice/hand-table.js';
import { randomHands } from '../test/core/support/plain-poker.js';
import { ALL_CARDS } from '../test/core/support/cards.js';
import { NO_GOAL, goal, median, ms, processTime, whole } from './support/figures.js';
import { type Row, print } from './support/table.js';

const HANDS = 10_000;
const WHOLE_DECK: readonly Card[] = [...ALL_CARDS, JOKER];
/** The length of each measurement in milliseconds, after a warm-up of the same length. */
const LONG = 400;
const ADVICES = 30;
const OPTIONS = { houseWay: 'foxwoods', wheel: 'second', commission: 5 } as const;

/** How many hands a function handles in a second. */
function rate<Hand>(hands: readonly Hand[], one: (hand: Hand) => unknown): number {
  const during = (milliseconds: number): number => {
    const begun = processTime();
    let done = 0;
    while (processTime() - begun < milliseconds) {
      for (const hand of hands) one(hand);
      done += hands.length;
    }
    return (1000 * done) / (processTime() - begun);
  };
  during(LONG);
  return during(LONG);
}

/** Rows of functions that do the same. The last one is the other package's. */
function besides(rates: readonly (readonly [name: string, rate: number])[]): readonly Row[] {
  const theirs = rates.at(-1)![1];
  return rates.map(([name, rate]) => ({
    what: name,
    'hands a second': whole(rate),
    ratio: (rate / theirs).toFixed(2),
  }));
}

/** A card's number in phe, where deuces come first. */
const phesCode = (card: Card): number => (((card >> 2) + 12) % 13) * 4 + (card & 3);

/** A card's name in pokersolver. */
const solversCode = (card: Card): string =>
  card === JOKER ? 'Or' : cardCode(card).replace(/.$/, (suit) => suit.toLowerCase());

function rankRows(): readonly Row[] {
  const natural = [...randomHands(ALL_CARDS, 7, HANDS)];
  const look = sevenRanker('second');
  return besides([
    ['ours, looked up, with the joker', rate([...randomHands(WHOLE_DECK, 7, HANDS)], look)],
    ['ours, looked up', rate(natural, look)],
    ['ours, of five to seven cards: bestFive', rate(natural, (hand) => bestFive(hand, 'second'))],
    [
      'phe: evaluateCardCodes',
      rate(
        natural.map((hand) => hand.map(phesCode)),
        (hand) => phe.evaluateCardCodes(hand),
      ),
    ],
  ]);
}

function setRows(): readonly Row[] {
  const hands = [...randomHands(WHOLE_DECK, 7, HANDS)];
  const look = sevenSetter(OPTIONS, 'second');
  const few = hands.slice(0, HANDS / 20);
  return besides([
    ['ours, looked up', rate(hands, look)],
    [
      'ours, with the rule that sets it: foxwoods',
      rate(hands, (hand) => HOUSE_WAYS.foxwoods(hand, 'second')),
    ],
    [
      'pokersolver: PaiGowPokerHelper.solve',
      rate(
        few.map((hand) => hand.map(solversCode)),
        (hand) => pokersolver.PaiGowPokerHelper.solve(hand),
      ),
    ],
  ]);
}

const timed = (task: () => unknown): number => {
  const begun = processTime();
  task();
  return processTime() - begun;
};

function wholeRows(): readonly Row[] {
  const hands = [...randomHands(WHOLE_DECK, 7, ADVICES)];
  const advices = hands.map((hand) => timed(() => advisePaigow(hand, OPTIONS)));
  const row = (name: string, time: number, most?: number): Row => ({
    what: name,
    time: ms(time),
    ...(most === undefined ? NO_GOAL : goal(`≤ ${most} ms`, time <= most)),
  });
  const counted = timed(() => countPaigowHands({ ...OPTIONS, joker: true }));
  return [
    row('advice, the first', advices[0]!, 2000),
    row(`advice, median of ${ADVICES}`, median(advices), 300),
    row('all 154,143,080 hands counted: kinds, lines, sets', counted, 3000),
    row(
      'the tables for looking up, ranks',
      timed(() => sevenRanker('second')),
    ),
    row(
      '1,000,000 hands simulated',
      timed(() => simulatePaigow({ ...OPTIONS, hands: 1_000_000, seed: 1 })),
    ),
  ];
}

/** Measures Pai Gow's calculations in processor time, beside packages that do parts of them. */
export function paigowNumbers(): Promise<void> {
  // Comes first, so that the first advice is measured before its code is compiled.
  const all = wholeRows();
  print('Pai Gow by the numbers', all);
  print(`Seven cards ranked, without the joker but for the first line`, rankRows());
  print('Seven cards set by a house way, the joker among the 53', setRows());
  return Promise.resolve();
}
