import { popcount } from '../../../core/solver/bits.js';
import type { Limit } from '../../../core/engine/option.js';
import type { KlondikeState } from '../rules/game.js';
import { STOCK, WASTE } from './piles.js';

/** The most cards of stock and waste: a key has one bit for each. */
const MOST = 24;

/** How many numbers of redeals fit into the second word of a key. */
const KEY_REDEALS = 10;
/** The most redeals that are searched: the first word has room for one more bit. */
const MOST_REDEALS = 2 * KEY_REDEALS - 1;

/**
 * How cards of stock and waste become available: by the rules, or at will in an easier game. `daily` is by
 * the rules, without later speed-ups, because days' deals are chosen by it.
 */
export type Access = 'by rules' | 'at will' | 'daily';

/**
 * Stock and waste as one row, from the first card drawn to the last. Taking cards out changes nothing else in
 * it, nor does a redeal. Draws are not moves: a card is taken by its index if draws, and the redeals left,
 * can reach it.
 */
export class PackedSupply {
  readonly cards: readonly number[];
  /** The indexes of the cards left, as bits. */
  left: number;
  /** How many of them are in the waste. 0 for equivalent positions. */
  drawn: number;
  /** The redeals left. 0 if they are unlimited, too. */
  redeals = 0;
  /** Whether there are at least as many redeals as can be useful. */
  readonly unlimited: boolean;
  /** Whether every card is available at any time, and taking one does not affect the others. */
  readonly atWill: boolean;
  /** Whether fewer redeals are searched than there are. Then a loss proves nothing. */
  readonly capped: boolean = false;
  private readonly draw: number;
  private readonly isDaily: boolean;

  /** @throws RangeError if there are more cards than a game has */
  constructor({ options, piles, redeals }: KlondikeState, access: Access) {
    const atWill = access === 'at will';
    this.isDaily = access === 'daily';
    this.cards = [...piles[WASTE]!, ...[...piles[STOCK]!].reverse()];
    const count = this.cards.length;
    if (count > MOST) throw new RangeError(`${count} cards in stock and waste`);
    this.left = (1 << count) - 1;
    this.drawn = piles[WASTE]!.length;
    this.draw = atWill ? 1 : options.draw;
    // Between two useful redeals, a card is taken.
    const most: Limit = options.redeals;
    this.unlimited = atWill || most === 'unlimited' || most - redeals >= count;
    this.atWill = this.unlimited && this.draw === 1;
    if (!this.unlimited) {
      this.redeals = Math.min(Number(most) - redeals, MOST_REDEALS);
      this.capped = Number(most) - redeals > MOST_REDEALS;
    }
    this.settle();
  }

  /** 1 if there are more redeals than `key` has room for, else 0. */
  get manyRedeals(): number {
    return this.redeals < KEY_REDEALS ? 0 : 1;
  }

  /** A key, together with `manyRedeals`. */
  get key(): number {
    return this.left | ((this.drawn + (MOST + 1) * (this.redeals % KEY_REDEALS)) << MOST);
  }

  /**
   * In the last pass, the number of cards in the waste: one can be taken only when those above it have left.
   * Otherwise 0.
   */
  get stacked(): number {
    return this.isDaily || this.unlimited || this.redeals > 0 ? 0 : this.drawn;
  }

  /** Whether a card is available at once, and taking it does not affect the others. */
  isFree(place: number): boolean {
    const { atWill, left, draw, drawn } = this;
    if (atWill || this.isDaily || this.unlimited) return atWill;
    const more = popcount(left & ((1 << place) - 1)) + 1 - drawn;
    // With draw three, a redeal would reach other cards.
    return draw === 1 ? more === 0 || more === 1 : more === 0 && this.redeals === 0;
  }

  /** The indexes of the cards that draws can reach, as bits. */
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

  /** Takes a reachable card, with as few redeals as possible. */
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

  /**
   * With unlimited redeals: if the waste could come from draws since the start, or has all cards, it counts
   * as empty.
   */
  private settle(): void {
    const { left, draw, drawn } = this;
    if (this.unlimited && (drawn % draw === 0 || drawn === popcount(left))) this.drawn = 0;
  }
}
