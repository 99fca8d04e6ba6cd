import { popcount } from '../../../core/solver/bits.js';
import type { Limit } from '../../../core/engine/option.js';
import { type KlondikeState, STOCK, WASTE } from '../rules/state.js';

/** How many cards are in stock and waste at most: a key has one bit for each. */
const MOST = 24;

/** How many different numbers of redeals the second word of a key has room for. */
const KEY_REDEALS = 10;
/** How many redeals are searched: the first word has room for one bit more. */
const MOST_REDEALS = 2 * KEY_REDEALS - 1;

/**
 * How cards of stock and waste come up: as the rules have it, or, in an easier game, each whenever it is wanted. `daily` is
 * as the rules have it, without what makes a search shorter since days' deals are chosen by it.
 */
export type Access = 'by rules' | 'at will' | 'daily';

/**
 * Stock and waste as one row, from the card that was drawn first to the one that is drawn last;
 * taking cards out changes nothing else in it, nor does a redeal. Draws are no moves of their own:
 * a card is taken by its place wherever draws, and redeals that are left, bring it up.
 */
export class PackedSupply {
  readonly cards: readonly number[];
  /** The places of the cards that are still there, as bits. */
  left: number;
  /** How many of them are in the waste; 0 for whatever comes to the same. */
  drawn: number;
  /** How often the waste may still be turned over; 0 too where there is no limit. */
  redeals = 0;
  /** Whether more redeals than can be of use are left. */
  readonly unlimited: boolean;
  /** Whether every card can be had at any time, and taking one changes nothing for the others. */
  readonly atWill: boolean;
  /** Whether fewer redeals are searched than there are: then a loss is none. */
  readonly capped: boolean = false;
  private readonly draw: number;
  private readonly isDaily: boolean;

  /** @throws RangeError where there are more cards than a game has. */
  constructor({ options, piles, redeals }: KlondikeState, access: Access) {
    const atWill = access === 'at will';
    this.isDaily = access === 'daily';
    this.cards = [...piles[WASTE]!, ...[...piles[STOCK]!].reverse()];
    const count = this.cards.length;
    if (count > MOST) throw new RangeError(`${count} cards in stock and waste`);
    this.left = (1 << count) - 1;
    this.drawn = piles[WASTE]!.length;
    this.draw = atWill ? 1 : options.draw;
    // Between two redeals of use a card is taken.
    const most: Limit = options.redeals;
    this.unlimited = atWill || most === 'unlimited' || most - redeals >= count;
    this.atWill = this.unlimited && this.draw === 1;
    if (!this.unlimited) {
      this.redeals = Math.min(Number(most) - redeals, MOST_REDEALS);
      this.capped = Number(most) - redeals > MOST_REDEALS;
    }
    this.settle();
  }

  /** Whether there are more redeals than `key` has room for. */
  get manyRedeals(): number {
    return this.redeals < KEY_REDEALS ? 0 : 1;
  }

  /** What tells supplies apart, together with `manyRedeals`. */
  get key(): number {
    return this.left | ((this.drawn + (MOST + 1) * (this.redeals % KEY_REDEALS)) << MOST);
  }

  /** In the last pass, how many cards the waste has: one can be taken only when those above it have left. Else 0. */
  get stacked(): number {
    return this.isDaily || this.unlimited || this.redeals > 0 ? 0 : this.drawn;
  }

  /** Whether a card can be had at once, and all others can be had afterwards as if it had not been there. */
  isFree(place: number): boolean {
    const { atWill, left, draw, drawn } = this;
    if (atWill || this.isDaily || this.unlimited) return atWill;
    const more = popcount(left & ((1 << place) - 1)) + 1 - drawn;
    // At draw three, after a redeal, other cards would come up.
    return draw === 1 ? more === 0 || more === 1 : more === 0 && this.redeals === 0;
  }

  /** The places of the cards that draws can bring up, as bits. */
  reach(): number {
    const { left, draw, drawn } = this;
    if (this.atWill) return left;
    const again = this.unlimited || this.redeals > 0;
    let [bits, count, last] = [0, 0, 0];
    for (let rest = left; rest; rest &= rest - 1) {
      last = rest & -rest;
      const more = ++count - drawn;
      if (more === 0 || (more > 0 && more % draw === 0) || (again && count % draw === 0)) {
        bits |= last;
      }
    }
    return bits | last;
  }

  /** Takes a card that can be brought up, with as few redeals as can be. */
  take(place: number): void {
    const below = popcount(this.left & ((1 << place) - 1));
    const more = below + 1 - this.drawn;
    const last = this.left >> place === 1;
    if (!this.unlimited && (more < 0 || (more > 0 && more % this.draw > 0 && !last))) {
      this.redeals--;
    }
    this.left &= ~(1 << place);
    this.drawn = below;
    this.settle();
  }

  /** Where there is no limit: of a waste as if drawn from the start, or of all cards, as of none. */
  private settle(): void {
    const { left, draw, drawn } = this;
    if (this.unlimited && (drawn % draw === 0 || drawn === popcount(left))) this.drawn = 0;
  }
}
