import { lowest } from '../../../core/solver/bits.js';
import {
  BASE,
  GROUP,
  LAID,
  PARENT,
  type Packed,
  RAISE,
  SLOTS,
  SUPPLY,
  TWINS,
  UP,
} from './packed.js';

/** The bit offset of the number of helper moves in a move's word. */
const HELPERS = 8;
const KINGS = 12;

/**
 * The moves to try in consecutive positions, as a stack of words. The best move of the last position is on
 * top. The moves that make room for a move lie below it.
 */
export class PackedMoves {
  top = 0;
  private words = new Int32Array(4096);
  /** The move that needs room, and the number of moves made before it. */
  private wanted = 0;
  private start = 0;
  /** The cards being placed, each to make room for the one before. */
  private readonly brought = new Int8Array(16);
  private bringing = 0;

  constructor(private readonly at: Packed) {}

  /** Makes the top move and pops it. */
  play(): void {
    const { words, at } = this;
    const word = words[--this.top]!;
    const helpers = word >> HELPERS;
    this.top -= helpers;
    for (let n = 0; n < helpers; n++) at.make(words[this.top + n]!);
    at.make(word & ((1 << HELPERS) - 1));
  }

  /** Pushes the moves to try here. */
  find(): void {
    const { at } = this;
    for (let suit = 0; suit < 4; suit++) {
      if (this.isForced(suit)) {
        this.push((at.heights[suit]! * 4 + suit) | RAISE);
        return;
      }
    }
    const reach = at.supply.reach();
    if (at.returns || at.supply.atWill) this.helped(reach);
    if (!at.supply.atWill) this.lay(reach, true);
    this.raise(LAID);
    this.leave(1, 1, true);
    for (let suit = 0; suit < 4; suit++) {
      const card = at.heights[suit]! * 4 + suit;
      if (at.where[card] === SUPPLY && (reach >> at.home[card]!) & 1) this.push(card | RAISE);
    }
    this.leave(2, 7, true);
    this.raise(BASE);
  }

  private push(word: number): void {
    if (this.top === this.words.length) {
      const longer = new Int32Array(2 * this.top);
      longer.set(this.words);
      this.words = longer;
    }
    this.words[this.top++] = word;
  }

  /** Whether a suit's next card can go to its foundation at once and is safe there. */
  private isForced(suit: number): boolean {
    const { heights, where, home, room, supply, returns } = this.at;
    const rank = heights[suit]!;
    if (rank > KINGS) return false;
    const card = rank * 4 + suit;
    switch (where[card]) {
      case SUPPLY:
        return supply.isFree(home[card]!) && this.isSafe(suit, rank);
      case LAID:
        return room[GROUP[card]!]! > 0 && (returns || this.isSafe(suit, rank));
      case BASE:
        return room[GROUP[card]!]! > 0 && this.isSafe(suit, rank);
      default:
        return false;
    }
  }

  /**
   * Whether a suit's next card is not needed in a column: all cards that could lie on it can go to
   * foundations.
   */
  private isSafe(suit: number, rank: number): boolean {
    const { heights, returns } = this.at;
    const red = suit === 1 || suit === 2;
    const low = Math.min(heights[red ? 0 : 1]!, heights[red ? 3 : 2]!);
    return (low >= rank && !returns) || (low >= rank - 1 && heights[3 - suit]! >= rank - 2);
  }

  /** Pushes moves of column cards to foundations. */
  private raise(from: number): void {
    const { heights, where, room } = this.at;
    for (let suit = 0; suit < 4; suit++) {
      const card = heights[suit]! * 4 + suit;
      if (where[card] === from && room[GROUP[card]!]! > 0) this.push(card | RAISE);
    }
  }

  /**
   * Pushes moves of first face-up cards, of columns with that many buried cards, that find room (`fits`) or
   * need it.
   */
  private leave(least: number, most: number, fits: boolean): void {
    const { buried, columns } = this.at;
    for (let count = least; count <= most; count++) {
      if (count === 1 && !this.isKingOut()) continue;
      for (let column = 0; column < 7; column++) {
        if (buried[column] !== count) continue;
        this.toColumn(columns[column]![count - 1]!, fits);
      }
    }
  }

  /** Pushes moves of supply cards to columns, that find room (`fits`) or need it. */
  private lay(reach: number, fits: boolean): void {
    const { supply } = this.at;
    for (let rest = reach; rest; rest &= rest - 1) {
      this.toColumn(supply.cards[lowest(rest)]!, fits);
    }
  }

  private toColumn(card: number, fits: boolean): void {
    if (this.isBetterUp(card) || this.hasRoom(card) !== fits) return;
    if (fits) this.push(card);
    else this.help(card, PARENT[card]!);
  }

  /** Pushes moves that need others to make room first. */
  private helped(reach: number): void {
    const { at } = this;
    for (let suit = 0; suit < 4; suit++) {
      const card = at.heights[suit]! * 4 + suit;
      const from = at.where[card];
      if ((from === LAID || from === BASE) && at.room[GROUP[card]!]! < 1) {
        this.help(card | RAISE, GROUP[card]!);
      }
    }
    if (!at.supply.atWill) this.lay(reach, false);
    this.leave(1, 7, false);
  }

  /** Whether a card can go to its foundation and come back from there. */
  private isBetterUp(card: number): boolean {
    const { returns, heights, where, room } = this.at;
    if (!returns || heights[card & 3] !== card >> 2) return false;
    return where[card] === SUPPLY || room[GROUP[card]!]! > 0;
  }

  private hasRoom(card: number): boolean {
    return this.at.room[PARENT[card]!]! > 0;
  }

  /** Whether there is a king that could use an empty column. */
  private isKingOut(): boolean {
    const { where, returns } = this.at;
    for (let card = 4 * KINGS; card < 4 * KINGS + 4; card++) {
      if (where[card] !== LAID && (returns || where[card] !== UP)) return true;
    }
    return false;
  }

  private help(move: number, group: number): void {
    this.wanted = move;
    this.start = this.at.made;
    this.bringOne(group);
  }

  /** Tries each available card of a group. */
  private bringOne(group: number): void {
    if (group === SLOTS) return;
    for (let twin = 2 * group; twin < 2 * group + 2; twin++) {
      if (this.helper(TWINS[twin]!) < 0) continue;
      this.brought[this.bringing++] = TWINS[twin]!;
      this.bring();
      this.bringing--;
    }
  }

  /** Continues until the card being placed is laid, then those that need it. */
  private bring(): void {
    const { at, brought } = this;
    const wanted = brought[this.bringing - 1]!;
    const card = this.helper(wanted);
    const parent = PARENT[card]!;
    if (at.room[parent] === 0) return this.bringOne(parent);
    const before = at.made;
    at.make(card);
    if (card !== wanted) this.bring();
    else {
      this.bringing--;
      if (this.bringing === 0) this.note();
      else this.bring();
      brought[this.bringing++] = wanted;
    }
    at.rewind(before);
  }

  /** The card to lay next in order to place this one in a column, or −1. */
  private helper(card: number): number {
    const { where, heights, supply, returns } = this.at;
    if (where[card] === SUPPLY) return supply.atWill ? card : -1;
    return where[card] === UP && returns ? 4 * heights[card & 3]! - 4 + (card & 3) : -1;
  }

  private note(): void {
    const { at, start } = this;
    for (let n = start; n < at.made; n++) this.push(at.moveAt(n));
    this.push(this.wanted | ((at.made - start) << HELPERS));
  }
}
