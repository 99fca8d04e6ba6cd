import type { Card } from '../../../core/cards/card.js';
import { KINDS, type Wheel, isFoul, kindOfFive, rankTwo } from './hand-rank.js';
import { type Group, type HandShape, heightOf, shapeOf } from './hand-shape.js';
import { type HouseHand, type HouseRule, type RankRange, heightsOf } from './house-rules.js';
import { type Front, type Split, backRank, bestSplit, splitAt, twosOf } from './split.js';

/** The name of the rule that set a hand, for messages. */
export type HouseWayRule = HouseHand | 'straight-or-flush';

/** A hand set by a house way. Both lists have the highest card first, the joker after the aces. */
export interface SetHands<Rule extends string = string> extends Split {
  readonly rule: Rule;
}

/** Sets any seven cards, given in any order. The result is never foul. */
export type HouseWay<Rule extends string = string> = (
  cards: readonly Card[],
  wheel: Wheel,
) => SetHands<Rule>;

/**
 * A house way from a list of rules. The first rule that fits sets the cards. A rule does not fit if
 * its front cards are missing or its set would be foul. The list must have a rule for any seven
 * cards.
 */
export const houseWayBy =
  (rules: readonly HouseRule[]): HouseWay<HouseWayRule> =>
  (cards, wheel) => {
    const hand = shapeOf(cards);
    for (const rule of rules) {
      const split = fits(rule, hand) ? splitBy(rule, hand, wheel) : undefined;
      if (!split || isFoul(backRank(split, wheel), rankTwo(...split.front))) continue;
      return { ...split, rule: rule.straight ? 'straight-or-flush' : rule.hand };
    }
    throw new Error('No rule of the house way sets these cards.');
  };

function handOf({ fives, quads, trips, pairs }: HandShape): HouseHand {
  if (fives.length > 0) return 'five-aces';
  if (quads.length > 0) return 'quads';
  if (trips.length > 1) return 'two-trips';
  if (trips.length > 0) return pairs.length > 0 ? 'full-house' : 'trips';
  return (['nothing', 'one-pair', 'two-pairs', 'three-pairs'] as const)[pairs.length]!;
}

/** The groups in order: the main group first, then the second. */
const groupsOf = ({ fives, quads, trips, pairs }: HandShape): readonly Group[] => [
  ...fives,
  ...quads,
  ...trips,
  ...pairs,
];

const isIn = (range: RankRange | undefined, height: number | undefined): boolean => {
  if (range === undefined) return true;
  const [least, most] = heightsOf(range);
  return height !== undefined && height >= least && height <= most;
};

/** Whether all conditions of a rule hold. */
function fits(rule: HouseRule, hand: HandShape): boolean {
  if (rule.hand !== handOf(hand)) return false;
  const [main, second] = groupsOf(hand);
  const [single, next] = hand.singles.map(heightOf);
  return (
    isIn(rule.main, main?.height) &&
    isIn(rule.second, second?.height) &&
    isIn(rule.single, single) &&
    isIn(rule.nextSingle, next) &&
    (!rule.straight || withStraight(hand).length > 0)
  );
}

/** All sets with a straight or a flush behind. */
const withStraight = ({ cards }: HandShape): readonly Split[] =>
  twosOf(cards)
    .map((front) => splitAt(cards, front))
    .filter((split) => isStraightOrFlush(backRank(split, 'second')));

const STRAIGHTS: readonly number[] = [KINDS.straight, KINDS.flush, KINDS['straight-flush']];
const isStraightOrFlush = (rank: number): boolean => STRAIGHTS.includes(kindOfFive(rank));

/** The set that a rule makes, if the hand has the cards for it. */
function splitBy({ front }: HouseRule, hand: HandShape, wheel: Wheel): Split | undefined {
  const [main, second] = groupsOf(hand);
  switch (front) {
    case 'main':
      return twoInFront(hand, main, wheel);
    case 'second':
      return twoInFront(hand, second, wheel);
    case 'main-and-single':
      return oneInFront(hand, main, wheel);
    case 'singles':
      return singlesInFront(hand);
    case 'straight':
      return bestSplit(withStraight(hand), wheel);
    case 'straight-or-singles': {
      const singles = singlesInFront(hand);
      return bestSplit([...withStraight(hand), ...(singles ? [singles] : [])], wheel);
    }
  }
}

/** Two cards of a group in front. */
const twoInFront = (hand: HandShape, group: Group | undefined, wheel: Wheel): Split | undefined =>
  bestWithFront(hand, twosOf(group?.cards ?? []), wheel);

/** One card of a group and the best single card in front. */
function oneInFront(hand: HandShape, group: Group | undefined, wheel: Wheel): Split | undefined {
  const [single] = hand.singles;
  if (single === undefined) return undefined;
  const fronts = (group?.cards ?? []).map((one): Front => higherFirst(one, single));
  return bestWithFront(hand, fronts, wheel);
}

const higherFirst = (one: Card, other: Card): Front =>
  heightOf(one) > heightOf(other) ? [one, other] : [other, one];

/** The two best single cards in front. If all cards are single, the highest stays behind. */
function singlesInFront({ cards, singles }: HandShape): Split | undefined {
  const [best, next] = singles.length === cards.length ? singles.slice(1) : singles;
  return best === undefined || next === undefined ? undefined : splitAt(cards, [best, next]);
}

/** Of fronts with the same rank, the one that leaves the best back. */
const bestWithFront = (
  { cards }: HandShape,
  fronts: readonly Front[],
  wheel: Wheel,
): Split | undefined =>
  bestSplit(
    fronts.map((front) => splitAt(cards, front)),
    wheel,
  );
