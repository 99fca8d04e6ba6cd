import { DECK_SIZE } from '../../../core/cards/card.js';
import { BASE, LAID, type Packed, SUPPLY, UP } from './packed.js';
import { GROUP, SLOTS } from './packed-cards.js';

/** The bits of the groups 0, 2, 4 …, those of the black cards. */
const BLACK = 0x5555555;
/** Kings of either colour are laid on these. */
const EMPTY = 3 << SLOTS;

/** The groups whose cards may be laid on these. */
const childrenOf = (groups: number): number =>
  (((groups & BLACK) << 1) | ((groups >> 1) & BLACK)) >> 2;

/**
 * Finds out that some card can never be turned over. All that can be had one way or another counts
 * as there at once and for good, with room for everything: what is out of reach even so, stays so.
 */
export class Hopeless {
  private readonly buried = new Int8Array(7);
  /** The hidden cards of each suit that have not been reached, a bit a rank. */
  private readonly unseen = new Int32Array(4);
  /** The groups of which a card is in the columns. */
  private laid = 0;

  constructor(private readonly at: Packed) {}

  /** Whether the position is lost for sure. */
  test(): boolean {
    const { unseen } = this;
    const spare = this.begin();
    do {
      for (let more; (more = childrenOf(this.laid) & spare & ~this.laid);) this.laid |= more;
    } while (this.dig());
    return (unseen[0]! | unseen[1]! | unseen[2]! | unseen[3]!) !== 0;
  }

  /** Returns the groups of which a card could be laid, from the supply or from a foundation. */
  private begin(): number {
    const { at } = this;
    const { where, returns } = at;
    this.buried.set(at.buried);
    this.unseen.set(at.unseen);
    let laid = at.room[SLOTS]! > 0 ? EMPTY : 0;
    let spare = 0;
    for (let card = 0; card < DECK_SIZE; card++) {
      const from = where[card];
      if (from === BASE || from === LAID) laid |= 1 << GROUP[card]!;
      else if (from === SUPPLY || (from === UP && returns)) spare |= 1 << GROUP[card]!;
    }
    this.laid = laid;
    return spare;
  }

  /** Turns over what can be; whether that was anything. */
  private dig(): boolean {
    const { at, buried, unseen } = this;
    let dug = false;
    for (let column = 0; column < 7; column++) {
      const cards = at.columns[column]!;
      let count = buried[column]!;
      for (; count > 0 && this.leaves(cards[count - 1]!); count--) {
        dug = true;
        const next = count === 1 ? -1 : cards[count - 2]!;
        if (next < 0) this.laid |= EMPTY;
        else {
          unseen[next & 3]! &= ~(1 << (next >> 2));
          this.laid |= 1 << GROUP[next]!;
        }
      }
      buried[column] = count;
    }
    return dug;
  }

  /** Whether a card can leave its column, to another or upwards. */
  private leaves(card: number): boolean {
    return (
      ((childrenOf(this.laid) >> GROUP[card]!) & 1) > 0 ||
      (this.unseen[card & 3]! & ((1 << (card >> 2)) - 1)) === 0
    );
  }
}
