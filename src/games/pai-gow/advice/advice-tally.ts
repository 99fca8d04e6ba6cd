import type { Card } from '../../../core/cards/card.js';
import { type Wheel, isFoul, rankTwo } from '../rules/hand-rank.js';
import type { AdviceOptions } from './advice-options.js';
import { rulesOfWay } from '../rules/house-ways.js';
import { quickWay } from './quick-way.js';
import { isPush } from '../rules/push.js';
import { type FrontCode, type QuickWay, RankHand, leave, rankOfFront } from '../rules/rank-hand.js';
import { type Split, backRank } from '../rules/split.js';

/**
 * A legal way to set seven cards, and how many of the dealer's hands it wins, pushes and loses
 * against. The counts are exact, and add up to `DEALER_HANDS`.
 */
export interface SplitAdvice {
  /** The two cards in front, the higher first, the joker after the aces. */
  readonly front: readonly Card[];
  /** The five cards behind, in the same order. */
  readonly back: readonly Card[];
  /** The dealer's hands that both hands beat. */
  readonly wins: number;
  /** The dealer's hands that only one hand beats, and those that return every stake. */
  readonly pushes: number;
  /** The dealer's hands that neither hand beats. The dealer wins ties. */
  readonly losses: number;
}

/** The chances of each way to set seven cards. */
export interface PaigowAdvice {
  /** How many of the dealer's hands were counted: `DEALER_HANDS`. */
  readonly hands: number;
  /**
   * The legal ways, at most 21, the best first. They are ordered by the value of a stake of one,
   * which is `((1 - commission / 100) * wins - losses) / hands`. Of equal ones, the one with more
   * wins comes first, then the one with the better front.
   */
  readonly splits: readonly SplitAdvice[];
}

/** One way to set the player's cards, with the ranks of its two hands. */
interface RankedSplit extends Split {
  readonly frontRank: number;
  readonly backRank: number;
}

const ranked = (split: Split, wheel: Wheel): RankedSplit => ({
  ...split,
  frontRank: rankTwo(...split.front),
  backRank: backRank(split, wheel),
});

/** The different ranks in ascending order. */
const steps = (ranks: readonly number[]): Int32Array => Int32Array.from(new Set(ranks)).sort();

/** How many ranks of an ascending list are not above `rank`. */
function stepsUpTo(ranks: Int32Array, rank: number): number {
  let [from, to] = [0, ranks.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (ranks[middle]! <= rank) from = middle + 1;
    else to = middle;
  }
  return from;
}

/**
 * Counts every legal split of the player's cards against the dealer's hands. Two figures are enough
 * for one of those hands: how many different fronts of the player don't beat its front, and how
 * many backs don't beat its back. So each hand is counted once, not once per split.
 */
export class Tally {
  hands = 0;

  private readonly splits: readonly RankedSplit[];
  private readonly backs: Int32Array;
  private readonly fronts: Int32Array;
  /** For each front of the dealer: how many of the player's different fronts don't beat it. */
  private readonly unbeaten: Uint8Array;
  /** The dealer's hands by those two figures. The figure of the backs is the inner index. */
  private readonly cells: Int32Array;
  private readonly way: QuickWay;
  private readonly back = new RankHand();

  constructor(
    splits: readonly Split[],
    private readonly options: AdviceOptions,
  ) {
    this.way = quickWay(rulesOfWay(options));
    this.splits = splits
      .map((split) => ranked(split, options.wheel))
      .filter((split) => !isFoul(split.backRank, split.frontRank));
    this.fronts = steps(this.splits.map(({ frontRank }) => frontRank));
    this.backs = steps(this.splits.map((split) => split.backRank));
    this.unbeaten = Uint8Array.from({ length: 256 }, (_, front: FrontCode) =>
      stepsUpTo(this.fronts, rankOfFront(front)),
    );
    this.cells = new Int32Array((this.fronts.length + 1) * (this.backs.length + 1));
  }

  /** Counts hands of the dealer that belong to one class. */
  count(hand: Readonly<RankHand>, hands: number): void {
    const { wheel, pushOn = 'none' } = this.options;
    const front = this.way(hand);
    this.hands += hands;
    // A hand that is in no cell counts as a push.
    if (pushOn !== 'none' && isPush(pushOn, hand.rank(wheel), rankOfFront(front))) return;
    leave(this.back, hand, front);
    const back = stepsUpTo(this.backs, this.back.rank(wheel));
    this.cells[this.unbeaten[front]! * (this.backs.length + 1) + back]! += hands;
  }

  /** The advice for the hands that were counted. */
  advice(): PaigowAdvice {
    const { commission } = this.options;
    // In hundredths of a stake, to get a whole number.
    const value = ({ wins, losses }: SplitAdvice): number =>
      (100 - commission) * wins - 100 * losses;
    const splits = this.splits
      .map((split) => ({ split, came: this.against(split) }))
      .sort(
        (a, b) =>
          value(b.came) - value(a.came) ||
          b.came.wins - a.came.wins ||
          b.split.frontRank - a.split.frontRank,
      )
      .map(({ came }) => came);
    return { hands: this.hands, splits };
  }

  private against({ front, back, frontRank, backRank }: RankedSplit): SplitAdvice {
    const width = this.backs.length + 1;
    let [wins, losses] = [0, 0];
    this.cells.forEach((hands, cell) => {
      const [above, behind] = [Math.trunc(cell / width), cell % width];
      const winsFront = above < stepsUpTo(this.fronts, frontRank);
      const winsBack = behind < stepsUpTo(this.backs, backRank);
      if (winsFront && winsBack) wins += hands;
      if (!winsFront && !winsBack) losses += hands;
    });
    return { front, back, wins, pushes: this.hands - wins - losses, losses };
  }
}
