import type { Seven27Move } from '../rules/state.js';
import { type Estimate, meanOf } from './estimate.js';
import type { Sampled } from './settling.js';

/** Something that a seat may do, and what comes of it. */
export interface ChoiceAdvice {
  /** A bet or a raise with its amount. */
  readonly move: Seven27Move;
  /** Chips from now on, on average: what comes less what is put in. A fold has 0. */
  readonly net: Estimate;
  /** By how much less than the best, in the same samples. */
  readonly behind: Estimate;
  /** The share of each half of the main pot; of a tie its part. */
  readonly low: Estimate;
  readonly high: Estimate;
}

/** Sums over samples: of one choice, and of the products of its chips with each other's. */
interface Sums {
  chips: number;
  readonly products: Float64Array;
  low: number;
  lowSquares: number;
  high: number;
  highSquares: number;
}

/** Adds up what choices come to, all in the same samples. */
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

  /** What they come to, best first; of equals the one that is listed first. */
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
