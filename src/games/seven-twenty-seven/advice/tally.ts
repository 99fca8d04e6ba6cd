import type { Seven27Move } from '../rules/state.js';
import { type Estimate, meanOf } from './estimate.js';
import type { Sampled } from './settling.js';

/** One choice, with an estimate of what it brings. */
export interface ChoiceAdvice {
  /** The move; a bet or raise includes its amount. */
  readonly move: Seven27Move;
  /** The average net chips from now on: chips won minus chips put in. A fold has 0. */
  readonly net: Estimate;
  /** How much worse it is than the best choice, in the same samples. */
  readonly behind: Estimate;
  /** The average share of each half of the main pot, where a tie counts as a part. */
  readonly low: Estimate;
  readonly high: Estimate;
}

/**
 * The sums over samples for one choice, including the products of its chips with those of each
 * other choice.
 */
interface Sums {
  chips: number;
  readonly products: Float64Array;
  low: number;
  lowSquares: number;
  high: number;
  highSquares: number;
}

/** Adds up the results of all choices over the same samples. */
export class Tally {
  samples = 0;
  private readonly sums: readonly Sums[];

  constructor(private readonly moves: readonly Seven27Move[]) {
    this.sums = moves.map(() => ({
      ...{ chips: 0, products: new Float64Array(moves.length) },
      ...{ low: 0, lowSquares: 0, high: 0, highSquares: 0 },
    }));
  }

  add(outcomes: readonly Sampled[]): void {
    this.samples++;
    for (let at = 0; at < outcomes.length; at++) {
      const { chips, low, high } = outcomes[at]!;
      const sums = this.sums[at]!;
      sums.chips += chips;
      for (let other = 0; other <= at; other++) {
        sums.products[other]! += chips * outcomes[other]!.chips;
      }
      sums.low += low;
      sums.lowSquares += low * low;
      sums.high += high;
      sums.highSquares += high * high;
    }
  }

  /** The choices, best first. Equal choices keep their order. */
  choices(): readonly ChoiceAdvice[] {
    const { sums, samples } = this;
    const order = [...sums.keys()].sort((a, b) => sums[b]!.chips - sums[a]!.chips || a - b);
    const best = order[0]!;
    const product = (one: number, other: number): number =>
      sums[Math.max(one, other)]!.products[Math.min(one, other)]!;
    return order.map((at) => {
      const { chips, low, lowSquares, high, highSquares } = sums[at]!;
      const squares = product(best, best) - 2 * product(best, at) + product(at, at);
      return {
        move: this.moves[at]!,
        net: meanOf(chips, product(at, at), samples),
        behind: meanOf(sums[best]!.chips - chips, squares, samples),
        low: meanOf(low, lowSquares, samples),
        high: meanOf(high, highSquares, samples),
      };
    });
  }
}
