import { DECK_SIZE } from '../../../core/cards/card.js';
import { lowest } from '../../../core/solver/bits.js';
import { GROUP, LAID, type Packed, SLOTS } from './packed.js';

/** The bits of the groups 0, 2, 4 …: the black cards. */
const BLACK = 0x5555555;
/** Empty columns, for kings of both colours. */
const EMPTY = 3 << SLOTS;

/** The first of the four kings. */
const KINGS = DECK_SIZE - 4;

/** The groups whose cards may lie on these. */
const childrenOf = (groups: number): number =>
  (((groups & BLACK) << 1) | ((groups >> 1) & BLACK)) >> 2;

/** The groups of the ranks below the higher of two foundations. */
const upTo = (height: number, other: number): number => (1 << (2 * Math.max(height, other))) - 1;

/**
 * Proves that some card can never be turned over, or never reached in the waste. It assumes that every
 * reachable card is available at once and for good, with room for everything. What is unreachable even then
 * stays so.
 */
export class Hopeless {
  private readonly buried = new Int8Array(7);
  /** The cards of each suit that have not been reached, one bit per rank. */
  private readonly unseen = new Int32Array(4);
  /** The groups with a card in the columns. */
  private laid = 0;
  /** The groups with a card that could come from the supply or from a foundation. */
  private spare = 0;
  /** In the last pass: the cards that are still in the waste, the top card last. */
  private readonly waste = new Int8Array(DECK_SIZE);
  private stacked = 0;

  constructor(private readonly at: Packed) {}

  /** Whether the position is certainly lost. */
  test(): boolean {
    const { unseen } = this;
    this.begin();
    this.beginSupply();
    do {
      for (let more; (more = childrenOf(this.laid) & this.spare & ~this.laid);) this.laid |= more;
    } while (this.dig() || this.digWaste() || this.clearSlot());
    return (unseen[0]! | unseen[1]! | unseen[2]! | unseen[3]!) !== 0;
  }

  private begin(): void {
    const { at } = this;
    const { heights, returns } = at;
    this.buried.set(at.buried);
    this.unseen.set(at.unseen);
    this.laid = at.shown | (at.room[SLOTS]! > 0 ? EMPTY : 0);
    this.spare = returns ? upTo(heights[0]!, heights[3]!) & BLACK : 0;
    if (returns) this.spare |= upTo(heights[1]!, heights[2]!) & ~BLACK;
  }

  private beginSupply(): void {
    const { supply } = this.at;
    const { stacked, cards } = supply;
    let count = 0;
    for (let rest = supply.left; rest; rest &= rest - 1) {
      const card = cards[lowest(rest)]!;
      if (count < stacked) this.waste[count] = card;
      // Below others in the waste for good, unless they leave.
      if (++count < stacked) this.unseen[card & 3]! |= 1 << (card >> 2);
      else this.spare |= 1 << GROUP[card]!;
    }
    this.stacked = stacked;
  }

  /**
   * Turns over all cards that can be.
   *
   * @returns whether there was one
   */
  private dig(): boolean {
    const { at, buried } = this;
    let dug = false;
    for (let column = 0; column < 7; column++) {
      const cards = at.columns[column]!;
      let count = buried[column]!;
      for (; count > 0 && this.leaves(cards[count - 1]!); count--) {
        dug = true;
        if (count === 1) this.laid |= EMPTY;
        else this.laid |= this.reach(cards[count - 2]!);
      }
      buried[column] = count;
    }
    return dug;
  }

  /**
   * Removes all cards of the waste that can leave it.
   *
   * @returns whether there was one
   */
  private digWaste(): boolean {
    const { waste } = this;
    const before = this.stacked;
    for (; this.stacked > 1 && this.leaves(waste[this.stacked - 1]!); this.stacked--) {
      this.spare |= this.reach(waste[this.stacked - 2]!);
    }
    return this.stacked < before;
  }

  /**
   * A column that begins with a king is cleared once all cards of the king's suit can go to the foundation.
   *
   * @returns whether one is cleared now
   */
  private clearSlot(): boolean {
    if (this.laid & EMPTY) return false;
    for (let suit = 0; suit < 4; suit++) {
      if (this.unseen[suit] === 0 && this.at.where[KINGS + suit] === LAID) this.laid |= EMPTY;
    }
    return (this.laid & EMPTY) !== 0;
  }

  /**
   * Marks a card as reached.
   *
   * @returns its group, as a bit
   */
  private reach(card: number): number {
    this.unseen[card & 3]! &= ~(1 << (card >> 2));
    return 1 << GROUP[card]!;
  }

  /** Whether a card can leave its place, to a column or to a foundation. */
  private leaves(card: number): boolean {
    return (
      ((childrenOf(this.laid) >> GROUP[card]!) & 1) > 0 ||
      (this.unseen[card & 3]! & ((1 << (card >> 2)) - 1)) === 0
    );
  }
}
