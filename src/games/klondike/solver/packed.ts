import { listOf, withIndex } from '../../../core/cards/list.js';
import {
  type Card,
  DECK_SIZE,
  KING,
  cardOf,
  isRed,
  rankOf,
  suitOf,
} from '../../../core/cards/card.js';
import { type Access, PackedSupply } from './packed-supply.js';
import type { KlondikeState } from '../rules/game.js';
import { COLUMNS, FOUNDATIONS } from './piles.js';

/**
 * The group of a card: the two cards of one rank and one colour are equal for building. Its number is twice
 * the rank, from 0, and one more if it is red.
 */
const groupOf = (card: Card): number => 2 * (rankOf(card) - 1) + Number(isRed(card));

/** The group that kings lie on: the empty columns. */
export const SLOTS = 26;

const CARDS = listOf(DECK_SIZE, (card) => card);

/** The group of each card. */
export const GROUP = Int8Array.from(CARDS, groupOf);

/** The group that each card may lie on. */
export const PARENT = Int8Array.from(CARDS, (card) =>
  rankOf(card) === KING ? SLOTS : (groupOf(card) + 2) ^ 1,
);

/** The cards of group 0, then those of group 1, and so on. */
export const TWINS = Int8Array.from(CARDS, (index) => {
  const second = (index & 1) > 0;
  const suit = index & 2 ? (second ? 2 : 1) : second ? 3 : 0;
  return cardOf((index >> 2) + 1, suit);
});

/** Places of a card. Face down in a column, below others. */
const HIDDEN = 0;
/** The first face-up card of its column, which must leave before others can be turned over. */
export const BASE = 1;
/** On another card, or a king as the first card of a column. */
export const LAID = 2;
/** In stock or waste. */
export const SUPPLY = 3;
/** On a foundation. */
export const UP = 4;

/** The bits of a move for its card. */
export const CARD = 63;
/** The bit of a move to the foundation. Other moves go to a column. */
export const RAISE = 64;
/** The number of bits of a move. */
const MOVE = 7;
/** The words per move in the trail. */
const TRAIL = 4;

/**
 * A position in which moves are made and unmade, as docs/internals/solver-klondike.md describes: the face-down cards,
 * stock and waste, and the foundations. Which of two equal cards lies on which of two that fit is left open:
 * it makes no difference.
 */
export class Packed {
  /** The height of each foundation. */
  readonly heights = new Int8Array(4);
  /** The number of cards of each column down from the first face-up card that must leave it. */
  readonly buried = new Int8Array(COLUMNS.length);
  /** The number of cards that can still be laid on each group. */
  readonly room = new Int8Array(SLOTS + 1);
  /** The groups with a face-up card in the columns, as bits; and how many each has. */
  shown = 0;
  private readonly showing = new Int8Array(SLOTS);
  readonly where = new Int8Array(DECK_SIZE).fill(HIDDEN);
  /** The face-down cards of each suit, one bit per rank. */
  readonly unseen = new Int32Array(4);
  /** The buried cards of each column at the start. */
  readonly columns: readonly (readonly number[])[];
  /** A card's column, or its index in the supply. */
  readonly home = new Int8Array(DECK_SIZE);
  readonly supply: PackedSupply;
  /** Whether cards may come back from the foundations. */
  readonly returns: boolean;
  up = 0;
  /** The number of moves made and not unmade. */
  made = 0;
  private trail = new Int32Array(64 * TRAIL);
  /** What one more card on a foundation, or buried in a column, adds to the key; then the number of keys. */
  private readonly weights: Int32Array;
  private readonly numbered = new Int32Array(1);

  /** @throws RangeError if there is more than a game has */
  constructor(state: KlondikeState, access: Access) {
    const { options, piles, faceDown } = state;
    this.returns = options.foundationReturn;
    this.supply = new PackedSupply(state, access);
    for (const [place, card] of withIndex(this.supply.cards)) {
      this.where[card] = SUPPLY;
      this.home[card] = place;
    }
    for (const card of FOUNDATIONS.flatMap((id) => piles[id]!)) {
      this.where[card] = UP;
      this.heights[suitOf(card)]!++;
      this.up++;
    }
    this.columns = COLUMNS.map((id, index) => this.lay(index, piles[id]!, faceDown[id]!));
    const weights = [1];
    for (const most of [13, 13, 13, 13, ...this.buried]) {
      weights.push(weights.at(-1)! * (most + 1));
    }
    this.weights = Int32Array.from(weights, (weight) => weight | 0);
    const isTooDeep = this.buried.some((count) => count > COLUMNS.length);
    if (isTooDeep || weights.at(-1)! * (1 + this.supply.manyRedeals) > 2 ** 32) {
      throw new RangeError('too many face-down cards');
    }
    const counts = [...this.heights, ...this.buried];
    this.numbered[0] = counts.reduce((sum, count, n) => sum + count * weights[n]!, 0);
  }

  /**
   * Sets up a column.
   *
   * @returns its cards down from the first face-up one
   */
  private lay(column: number, cards: readonly number[], hidden: number): readonly number[] {
    // A face-down card on top can be turned over at any time, which never harms.
    const first = Math.min(hidden, Math.max(0, cards.length - 1));
    for (const [place, card] of withIndex(cards)) {
      this.home[card] = column;
      if (place < first) {
        this.unseen[suitOf(card)]! |= 1 << (card >> 2);
        continue;
      }
      this.show(card, 1);
      this.where[card] = place > first || (first === 0 && rankOf(card) === KING) ? LAID : BASE;
      if (place > first) this.room[PARENT[card]!]!--;
    }
    const base = cards[first];
    if (base === undefined) this.room[SLOTS]!++;
    else if (this.where[base] === BASE) this.buried[column] = first + 1;
    return cards.slice(0, first + 1);
  }

  get won(): boolean {
    return this.up === DECK_SIZE;
  }

  /** The first of the two words of the key. */
  get first(): number {
    return (this.numbered[0]! + this.supply.manyRedeals * this.weights[11]!) | 0;
  }

  get second(): number {
    return this.supply.key;
  }

  /** The moves made. */
  line(): readonly number[] {
    return listOf(this.made, (made) => this.moveAt(made));
  }

  /** A move by its index. */
  moveAt(made: number): number {
    return this.trail[made * TRAIL]! & (CARD | RAISE);
  }

  /**
   * Moves a card to its foundation, or to a column with room for it. It does not check whether that is legal.
   */
  make(move: number): void {
    const card = move & CARD;
    const from = this.where[card]!;
    this.note(move, from);
    if (from === SUPPLY) this.supply.take(this.home[card]!);
    this.shift(card, move & RAISE ? UP : LAID);
    if (from === BASE) this.bare(this.home[card]!);
  }

  /** Unmakes moves until that many are left. */
  rewind(made: number): void {
    while (this.made > made) this.unmake();
  }

  private unmake(): void {
    const { trail, supply } = this;
    const at = TRAIL * --this.made;
    const [word, before] = [trail[at]!, trail[at + 3]!];
    const card = word & CARD;
    const from = word >> MOVE;
    if (from === BASE) this.cover(this.home[card]!, before);
    this.shift(card, from);
    if (from === SUPPLY) {
      supply.left = trail[at + 1]!;
      supply.drawn = trail[at + 2]!;
      supply.redeals = before;
    }
  }

  private note(move: number, from: number): void {
    const { supply } = this;
    const at = TRAIL * this.made++;
    if (at === this.trail.length) {
      const longer = new Int32Array(2 * at);
      longer.set(this.trail);
      this.trail = longer;
    }
    const { trail } = this;
    trail[at] = move | (from << MOVE);
    trail[at + 1] = supply.left;
    trail[at + 2] = supply.drawn;
    trail[at + 3] = from === BASE ? this.buried[this.home[move & CARD]!]! : supply.redeals;
  }

  /** Moves a card, and updates all counts. */
  private shift(card: number, to: number): void {
    const { where } = this;
    this.count(card, where[card]!, -1);
    where[card] = to;
    this.count(card, to, 1);
  }

  /** Adds or removes a card's effect on the counts. */
  private count(card: number, where: number, by: number): void {
    const { room } = this;
    if (where === UP) {
      const suit = card & 3;
      this.heights[suit]! += by;
      this.numbered[0]! += by * this.weights[suit]!;
      this.up += by;
    } else if (where !== SUPPLY) {
      this.show(card, by);
      if (where === LAID) room[PARENT[card]!]! -= by;
    }
  }

  /** Counts a card as face up in a column, or no longer. */
  private show(card: number, by: number): void {
    const group = GROUP[card]!;
    this.room[group]! += by;
    this.showing[group]! += by;
    this.shown = this.showing[group]! > 0 ? this.shown | (1 << group) : this.shown & ~(1 << group);
  }

  /** Turns over the next card of a column whose first face-up card has left. */
  private bare(column: number): void {
    const left = this.buried[column]! - 1;
    if (left === 0) this.room[SLOTS]!++;
    else {
      const card = this.columns[column]![left - 1]!;
      this.unseen[card & 3]! &= ~(1 << (card >> 2));
      this.show(card, 1);
      // A king at the bottom need not leave.
      this.where[card] = left === 1 && PARENT[card] === SLOTS ? LAID : BASE;
      if (this.where[card] === LAID) return this.bury(column, 0);
    }
    this.bury(column, left);
  }

  /** Undoes `bare`. */
  private cover(column: number, before: number): void {
    if (before === 1) this.room[SLOTS]!--;
    else {
      const card = this.columns[column]![before - 2]!;
      this.unseen[card & 3]! |= 1 << (card >> 2);
      this.show(card, -1);
      this.where[card] = HIDDEN;
    }
    this.bury(column, before);
  }

  private bury(column: number, count: number): void {
    this.numbered[0]! += this.weights[4 + column]! * (count - this.buried[column]!);
    this.buried[column] = count;
  }
}
