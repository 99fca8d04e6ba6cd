import { type Card, JOKER } from '../../../core/cards/card.js';
import { HIGH, LANE, LOW, flushLane } from '../rules/hand-bits.js';
import type { Wheel } from '../rules/hand-rank.js';
import { type HouseWayOptions, rulesOfWay } from '../rules/house-ways.js';
import { quickWay } from './quick-way.js';
import { type FrontCode, RankHand, leave } from '../rules/rank-hand.js';
import { LOWER_RANKS, NATURAL_HANDS, RANK_HANDS, rankIndex } from './rank-index.js';

/*
 * A hand's key is the sum of its cards': the numbers of its two halves (rank-index.ts) side by side,
 * and the joker as the sign. What is looked up for every card is a constant of this very file:
 * engines know those for what they are, and read imported ones anew each time.
 */
const UPPER_AT = 14;
const LOWER_MASK = (1 << UPPER_AT) - 1;
const JOKER_KEY = -(2 ** 31);
const RANK_KEY = Int32Array.from({ length: JOKER + 1 }, (_, card) => {
  if (card === JOKER) return JOKER_KEY;
  const rank = (card >> 2 || 13) - 1;
  return rank < LOWER_RANKS ? 5 ** rank : (5 ** (rank - LOWER_RANKS)) << UPPER_AT;
});

/** By card: one in its suit's four bits; the joker one in those of each. */
const SUIT_KEY = Int32Array.from({ length: JOKER + 1 }, (_, card) =>
  card === JOKER ? 0x1111 : 1 << (4 * (card & 3)),
);
/** Added to the sum of a hand's keys, it carries into a suit's highest bit from five cards on. */
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

/** What seven cards come to; the cards in whatever order, the joker among them or not. */
export type SevenLookUp = (cards: readonly Card[]) => number;

/**
 * What is asked about seven cards, asked once for each hand of ranks, 67,600 in all, and looked up
 * from then on. Where a suit can make a flush (6 hands of 100) it is asked itself. Such a table
 * takes 615 kB.
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

/** Ranks seven cards as `bestFive` does, looked up. */
export const sevenRanker = (wheel: Wheel): SevenLookUp => sevenTable((hand) => hand.rank(wheel));

/** A set hand as one number: the front's code at bit 24, below it the back's rank. */
export type SetCode = number;

export const frontOfSet = (set: SetCode): FrontCode => set >>> 24;
export const backOfSet = (set: SetCode): number => set & 0xff_ffff;

/** Sets seven cards as a house way does, looked up. */
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
