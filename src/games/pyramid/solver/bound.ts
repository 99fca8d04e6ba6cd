import { type Card, KING, rankOf } from '../../../core/cards/card.js';
import { popcount } from '../../../core/solver/bits.js';
import type { Verdict } from '../../../core/solver/search.js';
import { STOCK, topOf } from '../../../core/patience/piles.js';
import type { PyramidState } from '../rules/game.js';
import { AtWill } from './at-will.js';
import { Shape } from './shape.js';
import { PLACES, bitsOf, wastesOf } from './places.js';

/** The data of a position for the searches, and the first, small search: with any card available. */
export class Bound {
  readonly left: number;
  readonly redeals: number;
  /** The cards of waste and stock in the order of turning, without kings. */
  readonly cards: readonly Card[];
  /** Their ranks. */
  readonly order: readonly number[];
  readonly turned: number;
  readonly shape: Shape;
  readonly atWill: AtWill;

  constructor({ options, piles, redeals }: PyramidState) {
    const withoutKings = (cards: readonly Card[]): Card[] =>
      cards.filter((card) => rankOf(card) !== KING);
    const waste = withoutKings(wastesOf(options).flatMap((id) => piles[id]!));
    this.turned = waste.length;
    this.cards = [...waste, ...withoutKings(piles[STOCK]!).reverse()];
    this.order = this.cards.map(rankOf);
    this.left = bitsOf(piles);
    this.redeals = options.redeals === 'unlimited' ? Infinity : options.redeals - redeals;
    this.shape = new Shape(
      PLACES.map((id) => (piles[id]!.length > 0 ? rankOf(topOf(piles[id])!) : 0)),
      options.coverPairs,
    );
    this.atWill = new AtWill(this.shape);
    this.atWill.start(this.left, (rank) => this.order.filter((other) => other === rank).length);
  }

  /**
   * Searches with any card available. Several wastes can't do more, and pairing two of their cards does not
   * help. With enough redeals, they can do the same, by using one of them.
   *
   * @returns `undefined` if it has to search further; `passes` if the order of the cards and the redeals left
   *   decide
   */
  step(nodes: number): Verdict | 'passes' | undefined {
    const won = this.atWill.step(nodes);
    if (won === undefined) return undefined;
    if (!won) return 'unwinnable';
    if (this.redeals >= Math.min(popcount(this.left), this.order.length)) return 'winnable';
    return 'passes';
  }
}
