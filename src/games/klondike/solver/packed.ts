import { listOf, withIndex } from '../../../core/cards/list.js';
import { DECK_SIZE, KING, rankOf, suitOf } from '../../../core/cards/card.js';
import { GROUP, PARENT, SLOTS } from './packed-cards.js';
import { type Access, PackedSupply } from './packed-supply.js';
import { COLUMNS, FOUNDATIONS, type KlondikeState } from '../rules/state.js';

/** Where a card is: face down in a column under others … */
const HIDDEN = 0;
/** … the first of its column that lies face up, so that it must leave before others come up … */
export const BASE = 1;
/** … on another card, or, a king, in a column of its own … */
export const LAID = 2;
/** … in stock or waste … */
export const SUPPLY = 3;
/** … on a foundation. */
export const UP = 4;

/** What of a move is the card. */
export const CARD = 63;
/** A move to the foundation; others are to a column. */
export const RAISE = 64;
/** How many bits a move has. */
const MOVE = 7;
/** How many words of the trail. */
const TRAIL = 4;

/**
 * A position in which moves are made and taken back, as docs/solver-klondike.md has it: what lies
 * face down, what is in stock and waste, and what is up. Which of two equal cards lies on which of
 * two that both fit is left open: it changes nothing.
 */
export class Packed {
  /** How many cards of each suit are up. */
  readonly heights = new Int8Array(4);
  /** How many cards each column has down to the first face-up one that must leave it. */
  readonly buried = new Int8Array(COLUMNS.length);
  /** How many more cards can be laid on each group. */
  readonly room = new Int8Array(SLOTS + 1);
  /** The groups of which a card lies face up in the columns, as bits; and how many do. */
  shown = 0;
  private readonly showing = new Int8Array(SLOTS);
  readonly where = new Int8Array(DECK_SIZE).fill(HIDDEN);
  /** The hidden cards of each suit, a bit a rank. */
  readonly unseen = new Int32Array(4);
  /** The buried cards of each column as they were at the start. */
  readonly columns: readonly (readonly number[])[];
  /** A card's column, or its place in the supply. */
  readonly home = new Int8Array(DECK_SIZE);
  readonly supply: PackedSupply;
  /** Whether cards may come back from the foundations. */
  readonly returns: boolean;
  up = 0;
  /** How many moves have been made and not taken back. */
  made = 0;
  private trail = new Int32Array(64 * TRAIL);
  /** What a card more up, or buried, adds to the key, by suit and by column; then how many keys. */
  private readonly weights: Int32Array;
  private readonly numbered = new Int32Array(1);

  /** @throws RangeError where there is more than a game has. */
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

  /** Takes in a column; returns its cards down to the first that is face up. */
  private lay(column: number, cards: readonly number[], hidden: number): readonly number[] {
    // A face-down card on top may be turned over at any time, and nothing speaks against it.
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

  /** The first of two words that tell positions apart. */
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

  /** One of the moves made. */
  moveAt(made: number): number {
    return this.trail[made * TRAIL]! & (CARD | RAISE);
  }

  /** Sends a card up, or lays it where there is room for it; it is not asked whether it may go. */
  make(move: number): void {
    const card = move & CARD;
    const from = this.where[card]!;
    this.note(move, from);
    if (from === SUPPLY) this.supply.take(this.home[card]!);
    this.shift(card, move & RAISE ? UP : LAID);
    if (from === BASE) this.bare(this.home[card]!);
  }

  /** Takes moves back until so many are left. */
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

  /** Counts a card as being elsewhere. */
  private shift(card: number, to: number): void {
    const { where } = this;
    this.count(card, where[card]!, -1);
    where[card] = to;
    this.count(card, to, 1);
  }

  /** Counts what a card does where it is, or that it no longer does. */
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

  /** Counts a card as lying face up in a column, or no longer. */
  private show(card: number, by: number): void {
    const group = GROUP[card]!;
    this.room[group]! += by;
    this.showing[group]! += by;
    this.shown = this.showing[group]! > 0 ? this.shown | (1 << group) : this.shown & ~(1 << group);
  }

  /** A column's first face-up card has left it: the next one is turned over. */
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

  /** Takes that back. */
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
