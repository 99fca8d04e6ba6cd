import { type Card, JOKER } from '../../../core/cards/card.js';
import { HIGH, LANE, LOW, flushLane } from '../rules/hand-bits.js';
import type { Wheel } from '../rules/hand-rank.js';
import { type HouseWayOptions, rulesOfWay } from '../rules/house-ways.js';
import { quickWay } from './quick-way.js';
import { type FrontCode, RankHand, leave } from '../rules/rank-hand.js';
import { LOWER_RANKS, NATURAL_HANDS, RANK_HANDS, rankIndex } from './rank-index.js';

/* The key of a hand is the sum of its cards' keys: the numbers of its two halves
   (`rank-index.ts`) side by side, and the joker as the sign. These constants are in this file
   because engines treat them as constants, but read imported ones again each time. */
const UPPER_AT = 14;
const LOWER_MASK = (1 << UPPER_AT) - 1;
const JOKER_KEY = -(2 ** 31);
const RANK_KEY = Int32Array.from({ length: JOKER + 1 }, (_, card) => {
  if (card === JOKER) return JOKER_KEY;
  const rank = (card >> 2 || 13) - 1;
  return rank < LOWER_RANKS ? 5 ** rank : (5 ** (rank - LOWER_RANKS)) << UPPER_AT;
});

/** By card: one in the four bits of its suit. The joker has one in those of every suit. */
const SUIT_KEY = Int32Array.from({ length: JOKER + 1 }, (_, card) =>
  card === JOKER ? 0x1111 : 1 << (4 * (card & 3)),
);
/**
 * If this is added to the sum of a hand's suit keys, five or more cards of a suit carry into its
 * highest bit.
 */
const FIVE = 0x3333;
const CARRIES = 0x8888;

/** Fills a hand from its cards, seven or fewer. */
export function fillHand(hand: RankHand, cards: readonly Card[]): void {
  let [low, high] = [0, 0];
  for (const card of cards) {
    low |= LOW[card]!;
    high |= HIGH[card]!;
  }
  hand.once = hand.twice = hand.thrice = hand.fourfold = 0;
  for (const suit of [low & LANE, low >>> 16, high & LANE, high >>> 16]) hand.add(suit);
  hand.joker = cards.includes(JOKER);
  hand.suited = flushLane(low, high);
}

/** Returns a number for seven cards, in any order, with or without the joker. */
export type SevenLookUp = (cards: readonly Card[]) => number;

/**
 * Caches the answer to a question about seven cards for each of the 67,600 hands of ranks. If a
 * suit can make a flush (in 6 % of hands), the question is asked directly. The cache takes 615 kB.
 */
function sevenTable(ask: (hand: RankHand) => number): SevenLookUp {
  const values = new Int32Array(RANK_HANDS);
  const { lower, natural, joker } = rankIndex((hand, index) => (values[index] = ask(hand)));
  const suited = new RankHand();
  return (cards) => {
    let key = 0;
    let suits = FIVE;
    for (let at = 0; at < 7; at++) {
      const card = cards[at]!;
      key += RANK_KEY[card]!;
      suits += SUIT_KEY[card]!;
    }
    if (suits & CARRIES) {
      fillHand(suited, cards);
      return ask(suited);
    }
    const below = lower[key & LOWER_MASK]!;
    if (key >= 0) return values[natural[key >> UPPER_AT]! + below]!;
    return values[NATURAL_HANDS + joker[(key & ~JOKER_KEY) >> UPPER_AT]! + below]!;
  };
}

/** A cached version of `bestFive` for seven cards. */
export const sevenRanker = (wheel: Wheel): SevenLookUp => sevenTable((hand) => hand.rank(wheel));

/** A set as one number: the front's code from bit 24, and below it the back's rank. */
export type SetCode = number;

export const frontOfSet = (set: SetCode): FrontCode => set >>> 24;
export const backOfSet = (set: SetCode): number => set & 0xff_ffff;

/** A cached version of a house way. */
export function sevenSetter(
  houseWay: HouseWayOptions,
  wheel: Wheel,
): (cards: readonly Card[]) => SetCode {
  const way = quickWay(rulesOfWay(houseWay));
  const back = new RankHand();
  return sevenTable((hand) => {
    const front = way(hand);
    leave(back, hand, front);
    return (front << 24) | back.rank(wheel);
  });
}
