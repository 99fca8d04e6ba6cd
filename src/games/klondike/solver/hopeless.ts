import { DECK_SIZE } from '../../../core/cards/card.js';
import { lowest } from '../../../core/solver/bits.js';
import { LAID, type Packed } from './packed.js';
import { GROUP, SLOTS } from './packed-cards.js';

/** The bits of the groups 0, 2, 4 …, those of the black cards. */
const BLACK = 0x5555555;
/** Kings of either colour are laid on these. */
const EMPTY = 3 << SLOTS;

/** The first of the four kings. */
const KINGS = DECK_SIZE - 4;

/** The groups whose cards may be laid on these. */
const childrenOf = (groups: number): number =>
  (((groups & BLACK) << 1) | ((groups >> 1) & BLACK)) >> 2;

/** The groups of the ranks below the higher of two foundations. */
const upTo = (height: number, other: number): number => (1 << (2 * Math.max(height, other))) - 1;

/**
 * Finds out that some card can never be turned over, or never comes up in the waste. All that can be had one way or another
 * counts as there at once and for good, with room for everything: what is out of reach even so, stays so.
 */
export class Hopeless {
  private readonly buried = new Int8Array(7);
  /** The cards of each suit that have not been reached, a bit a rank. */
  private readonly unseen = new Int32Array(4);
  /** The groups of which a card is in the columns. */
  private laid = 0;
  /** The groups of which a card could be laid, from the supply or from a foundation. */
  private spare = 0;
  /** In the last pass, the cards of the waste that have not left it: the top card is the last one. */
  private readonly waste = new Int8Array(DECK_SIZE);
  private stacked = 0;

  constructor(private readonly at: Packed) {}

  /** Whether the position is lost for sure. */
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
      // Under others in the waste for good, unless they leave.
      if (++count < stacked) this.unseen[card & 3]! |= 1 << (card >> 2);
      else this.spare |= 1 << GROUP[card]!;
    }
    this.stacked = stacked;
  }

  /** Turns over what can be; whether that was anything. */
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

  /** Takes off the waste what can leave it; whether that was anything. */
  private digWaste(): boolean {
    const { waste } = this;
    const before = this.stacked;
    for (; this.stacked > 1 && this.leaves(waste[this.stacked - 1]!); this.stacked--) {
      this.spare |= this.reach(waste[this.stacked - 2]!);
    }
    return this.stacked < before;
  }

  /** A column that begins with a king is empty once all of the king's suit can go up; whether one is so now. */
  private clearSlot(): boolean {
    if (this.laid & EMPTY) return false;
    for (let suit = 0; suit < 4; suit++) {
      if (this.unseen[suit] === 0 && this.at.where[KINGS + suit] === LAID) this.laid |= EMPTY;
    }
    return (this.laid & EMPTY) !== 0;
  }

  /** A card comes up: its group, as a bit. */
  private reach(card: number): number {
    this.unseen[card & 3]! &= ~(1 << (card >> 2));
    return 1 << GROUP[card]!;
  }

  /** Whether a card can leave where it is, to a column or upwards. */
  private leaves(card: number): boolean {
    return (
      ((childrenOf(this.laid) >> GROUP[card]!) & 1) > 0 ||
      (this.unseen[card & 3]! & ((1 << (card >> 2)) - 1)) === 0
    );
  }
}
