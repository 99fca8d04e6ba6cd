import { KING } from '../../../core/cards/card.js';
import { KINDS, type Wheel, bestFive, kindOfFive } from './hand-rank.js';
import { ACE_HIGH, type Group, type HandShape, heightOf, shapeOf } from './hand-shape.js';
import type { HouseWay } from './house-way.js';
import { type Front, type Split, backRank, bestSplit, splitAt, twosOf } from './split.js';

/** How a rule sets a hand, or `undefined` where it does not apply. */
type Rule = (hand: HandShape, wheel: Wheel) => Split | undefined;

const RULES = {
  'five-aces': fiveAces,
  quads,
  'two-trips': twoTrips,
  'full-house': fullHouse,
  'straight-or-flush': straightOrFlush,
  trips,
  'three-pairs': threePairs,
  'two-pairs': twoPairs,
  'one-pair': onePair,
  nothing,
} satisfies Readonly<Record<string, Rule>>;

export type FoxwoodsRule = keyof typeof RULES;

/**
 * The house way of Foxwoods, as the Wizard of Odds published it and the rules of this table settle
 * it. The first rule that applies sets the hand, so each takes for granted that those above it do
 * not; front means the two cards, back the five. The joker counts as an ace but in a straight or a
 * flush.
 */
export const FOXWOODS_RULES = Object.keys(RULES) as readonly FoxwoodsRule[];

export const foxwoods: HouseWay<FoxwoodsRule> = (cards, wheel) => {
  const hand = shapeOf(cards);
  for (const rule of FOXWOODS_RULES) {
    const split = RULES[rule](hand, wheel);
    if (split) return { ...split, rule };
  }
  throw new Error('No rule of the house way sets these cards.');
};

/** 1. Two aces in front; but two kings, if they are held. */
function fiveAces(hand: HandShape, wheel: Wheel): Split | undefined {
  const [aces] = hand.fives;
  const [pair] = hand.pairs;
  return aces && twoInFront(hand, pair?.height === KING ? pair : aces, wheel);
}

/** 2. A pair, or two of the trips, in front; without any the four are split, or not, by their rank. */
function quads(hand: HandShape, wheel: Wheel): Split | undefined {
  const [four] = hand.quads;
  if (!four) return undefined;
  const [other] = [...hand.pairs, ...hand.trips];
  if (other) return twoInFront(hand, other, wheel);
  return isFourKept(four, hand) ? bestSinglesInFront(hand) : twoInFront(hand, four, wheel);
}

/** 2–6 always; 7–10 if a king or an ace can go in front; J–A never. */
function isFourKept({ height }: Group, hand: HandShape): boolean {
  if (height <= 6) return true;
  return height <= 10 && highestSingle(hand) >= KING;
}

/** 3. Two of the higher trips in front. */
function twoTrips(hand: HandShape, wheel: Wheel): Split | undefined {
  const [higher, lower] = hand.trips;
  return higher && lower && twoInFront(hand, higher, wheel);
}

/** 4. The highest pair in front, never two of the trips. */
function fullHouse(hand: HandShape, wheel: Wheel): Split | undefined {
  const [three] = hand.trips;
  const [pair] = hand.pairs;
  return three && pair && twoInFront(hand, pair, wheel);
}

/**
 * 5. The best front that leaves a straight or better behind; with two or three pairs not looked
 * for. An ace before a pair of 10 to K goes first where it makes a better front.
 */
function straightOrFlush(hand: HandShape, wheel: Wheel): Split | undefined {
  if (hand.pairs.length > 1 || !isStraightOrBetter(bestFive(hand.cards, wheel))) return undefined;
  const keeping = twosOf(hand.cards)
    .map((front) => splitAt(hand.cards, front))
    .filter((split) => isStraightOrBetter(backRank(split, wheel)));
  const ace = aceBeforePair(hand);
  return bestSplit(ace ? [...keeping, ace] : keeping, wheel);
}

const isStraightOrBetter = (rank: number): boolean => kindOfFive(rank) >= KINDS.straight;

/** A single ace and the best other single in front of the one pair, if that is of 10 to K. */
function aceBeforePair(hand: HandShape): Split | undefined {
  const [pair] = hand.pairs;
  const fits = pair && pair.height >= 10 && pair.height <= KING && highestSingle(hand) === ACE_HIGH;
  return fits ? bestSinglesInFront(hand) : undefined;
}

/** 6. Of aces, one and the best single in front; other trips stay behind. */
function trips(hand: HandShape, wheel: Wheel): Split | undefined {
  const [three] = hand.trips;
  const [single] = hand.singles;
  if (!three || single === undefined) return undefined;
  if (three.height < ACE_HIGH) return bestSinglesInFront(hand);
  const fronts = three.cards.map((ace): Front => [ace, single]);
  return bestWithFront(hand, fronts, wheel);
}

/** 7. The highest pair in front. */
function threePairs(hand: HandShape, wheel: Wheel): Split | undefined {
  const [highest, , lowest] = hand.pairs;
  return highest && lowest && twoInFront(hand, highest, wheel);
}

/** 8. The smaller pair in front, or both behind, by the bigger and the best single. */
function twoPairs(hand: HandShape, wheel: Wheel): Split | undefined {
  const [bigger, smaller] = hand.pairs;
  if (!bigger || !smaller) return undefined;
  return arePairsKept(bigger, hand) ? bestSinglesInFront(hand) : twoInFront(hand, smaller, wheel);
}

/** J–A never; 7–10 if an ace can go in front; 3–6 if a king or an ace can. */
function arePairsKept({ height }: Group, hand: HandShape): boolean {
  if (height > 10) return false;
  return highestSingle(hand) >= (height >= 7 ? ACE_HIGH : KING);
}

/** 9. The pair behind, the two best singles in front. */
function onePair(hand: HandShape): Split | undefined {
  return hand.pairs.length === 1 ? bestSinglesInFront(hand) : undefined;
}

/** 10. The highest card behind, the second and the third in front. */
function nothing({ cards: [, second, third], cards }: HandShape): Split | undefined {
  return second === undefined || third === undefined ? undefined : splitAt(cards, [second, third]);
}

/** The height of the best single card, 0 without any. */
const highestSingle = ({ singles: [best] }: HandShape): number =>
  best === undefined ? 0 : heightOf(best);

/** The two best singles in front. */
function bestSinglesInFront({ cards, singles: [best, second] }: HandShape): Split | undefined {
  return best === undefined || second === undefined ? undefined : splitAt(cards, [best, second]);
}

/** Two cards of a group in front. */
const twoInFront = (hand: HandShape, group: Group, wheel: Wheel): Split | undefined =>
  bestWithFront(hand, twosOf(group.cards), wheel);

/** One of these fronts, which are equal, with the best back. */
const bestWithFront = (
  { cards }: HandShape,
  fronts: readonly Front[],
  wheel: Wheel,
): Split | undefined =>
  bestSplit(
    fronts.map((front) => splitAt(cards, front)),
    wheel,
  );
