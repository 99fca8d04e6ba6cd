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
 * against: whole numbers, exact, their sum is `DEALER_HANDS`.
 */
export interface SplitAdvice {
  /** The two cards in front, the higher first, the joker after the aces. */
  readonly front: readonly Card[];
  /** The five cards behind, in the same order. */
  readonly back: readonly Card[];
  /** Hands of the dealer's that both of these hands beat. */
  readonly wins: number;
  /** Hands that one of these beats, and the other does not; and those that make every stake come back. */
  readonly pushes: number;
  /** Hands that none of these beats: a tied hand is the dealer's. */
  readonly losses: number;
}

/** What each way to set seven cards comes to. */
export interface Advice {
  /** How many hands each way has been held against: `DEALER_HANDS`. */
  readonly hands: number;
  /**
   * The legal ways, at most 21, best first: by the value of a stake of one, which is
   * `((1 - commission / 100) * wins - losses) / hands`; of equals the one that wins more, then the
   * one with the better front.
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

/** The different ones among some ranks, lowest first. */
const steps = (ranks: readonly number[]): Int32Array => Int32Array.from(new Set(ranks)).sort();

/** How many of some ascending ranks are no higher than one. */
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
 * Holds every legal split of the player's against the dealer's hands. What a hand of the dealer's
 * does to all of them is told by two figures: how many of the player's different fronts do not beat
 * its front, and how many of their backs its back. So each hand is counted once, not once a split.
 */
export class Tally {
  /** How many hands have been counted. */
  hands = 0;

  private readonly splits: readonly RankedSplit[];
  private readonly backs: Int32Array;
  private readonly fronts: Int32Array;
  /** For each front of the dealer's, how many of the player's do not beat it. */
  private readonly unbeaten: Uint8Array;
  /** The dealer's hands by those two figures, the one of the backs being the inner. */
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

  /** Counts so many hands of the dealer's that are of one class. */
  count(hand: Readonly<RankHand>, hands: number): void {
    const { wheel, pushOn = 'none' } = this.options;
    const front = this.way(hand);
    this.hands += hands;
    // Hands that are in no cell are pushes.
    if (pushOn !== 'none' && isPush(pushOn, hand.rank(wheel), rankOfFront(front))) return;
    leave(this.back, hand, front);
    const back = stepsUpTo(this.backs, this.back.rank(wheel));
    this.cells[this.unbeaten[front]! * (this.backs.length + 1) + back]! += hands;
  }

  /** What the hands that have been counted come to. */
  advice(): Advice {
    const { commission } = this.options;
    // In hundredths of a stake, so that it is a whole number.
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
