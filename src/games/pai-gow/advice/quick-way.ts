import { ACES, topOf } from '../rules/hand-bits.js';
import { HOUSE_HANDS, type HouseFront, type HouseRule, heightsOf } from '../rules/house-rules.js';
import {
  type FrontCode,
  type QuickWay,
  RankHand,
  frontCode,
  leave,
  rankOfFront,
  topPair,
  topTwo,
} from '../rules/rank-hand.js';

/** Ranks as bits; 0 for an omitted condition. */
type Ranks = number;

interface QuickRule {
  readonly straight: boolean;
  readonly main: Ranks;
  readonly second: Ranks;
  readonly single: Ranks;
  readonly nextSingle: Ranks;
  readonly front: HouseFront;
}

function ranksIn(range: string | undefined): Ranks {
  if (range === undefined) return 0;
  const [least, most] = heightsOf(range);
  return (1 << (most - 1)) - (1 << (least - 2));
}

const quickRule = ({
  straight,
  main,
  second,
  single,
  nextSingle,
  front,
}: HouseRule): QuickRule => ({
  straight: straight ?? false,
  main: ranksIn(main),
  second: ranksIn(second),
  single: ranksIn(single),
  nextSingle: ranksIn(nextSingle),
  front,
});

/** The highest of some ranks; 0 if there are none. */
const topBit = (ranks: Ranks): Ranks => (ranks ? 1 << (topOf(ranks) - 2) : 0);

/** What a hand holds, as in `house-way.ts`. One object is filled again for each hand. */
class Held {
  /** The index of its kind in `HOUSE_HANDS`. */
  kind = 0;
  once = 0;
  twice = 0;
  main: Ranks = 0;
  second: Ranks = 0;
  single: Ranks = 0;
  nextSingle: Ranks = 0;
  /** The single cards from which `singles` takes two. */
  singles: Ranks = 0;

  fill(hand: Readonly<RankHand>): void {
    let { once, twice, thrice, fourfold } = hand;
    const five = hand.joker && (fourfold & ACES) !== 0;
    if (hand.joker) {
      // The joker is one more ace.
      fourfold |= thrice & ACES;
      thrice |= twice & ACES;
      twice |= once & ACES;
      once |= ACES;
    }
    const trips = thrice & ~fourfold;
    const pairs = twice & ~thrice;
    const singles = once & ~twice;
    this.once = once;
    this.twice = twice;
    this.kind = five ? 0 : kindOf(fourfold, trips, pairs);
    this.main = topBit(fourfold || trips || pairs);
    this.second = topBit(trips & ~this.main || pairs & ~this.main);
    this.single = topBit(singles);
    this.nextSingle = topBit(singles & ~this.single);
    this.singles = twice ? singles : singles & ~this.single;
  }
}

/** The index in `HOUSE_HANDS`. */
function kindOf(fourfold: Ranks, trips: Ranks, pairs: Ranks): number {
  if (fourfold) return 1;
  if (trips) return trips & (trips - 1) ? 2 : pairs ? 3 : 4;
  const fewer = pairs & (pairs - 1);
  return fewer & (fewer - 1) ? 5 : fewer ? 6 : pairs ? 7 : 8;
}

const holds = (range: Ranks, rank: Ranks): boolean => range === 0 || (range & rank) !== 0;

const fits = (rule: QuickRule, held: Held, hand: RankHand): boolean =>
  holds(rule.main, held.main) &&
  holds(rule.second, held.second) &&
  holds(rule.single, held.single) &&
  holds(rule.nextSingle, held.nextSingle) &&
  (!rule.straight || hand.isStraightOrFlush());

const held = new Held();
const rest = new RankHand();

/**
 * A fast house way from a list of rules: it returns the heights that go in front. Which cards of
 * those heights go there is decided by the best back.
 */
export function quickWay(rules: readonly HouseRule[]): QuickWay {
  const byKind = HOUSE_HANDS.map((hand) =>
    rules.filter((rule) => rule.hand === hand).map(quickRule),
  );
  return (hand) => {
    held.fill(hand);
    for (const rule of byKind[held.kind]!) {
      const front = fits(rule, held, hand) ? frontBy(rule.front, hand) : 0;
      if (front !== 0 && isLegal(hand, front)) return front;
    }
    throw new Error('No rule of the house way sets this hand.');
  };
}

/** The front of a rule, or 0 if the hand does not have the cards for it. */
function frontBy(front: HouseFront, hand: RankHand): FrontCode {
  switch (front) {
    case 'main':
      return held.main && topPair(held.main);
    case 'second':
      return held.second && topPair(held.second);
    case 'main-and-single':
      return held.main && held.single && topTwo(held.main | held.single);
    case 'singles':
      return singlesInFront();
    case 'straight':
      return frontOfStraight(hand);
    case 'straight-or-singles': {
      const [one, other] = [frontOfStraight(hand), singlesInFront()];
      return rankOfFront(one) > rankOfFront(other) ? one : other;
    }
  }
}

const singlesInFront = (): FrontCode =>
  held.singles & (held.singles - 1) ? topTwo(held.singles) : 0;

/** The best front that leaves a straight or a flush behind. */
function frontOfStraight(hand: RankHand): FrontCode {
  for (let ranks = held.twice; ranks; ranks &= ~topBit(ranks)) {
    if (isLeft(hand, topPair(ranks))) return topPair(ranks);
  }
  for (let higher = held.once; higher;) {
    const height = topOf(higher);
    higher &= ~topBit(higher);
    for (let lower = higher; lower; lower &= ~topBit(lower)) {
      const front = frontCode(height, topOf(lower));
      if (isLeft(hand, front)) return front;
    }
  }
  return 0;
}

/** Whether the front leaves a straight or a flush behind. */
function isLeft(hand: RankHand, front: FrontCode): boolean {
  leave(rest, hand, front);
  return rest.isStraightOrFlush();
}

/**
 * Whether the back ranks higher than the front. The rank of the wheel makes no difference to that.
 */
function isLegal(hand: RankHand, front: FrontCode): boolean {
  leave(rest, hand, front);
  return rest.rank('second') > rankOfFront(front);
}
