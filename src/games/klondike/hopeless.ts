import { lowest } from '../../solver/bits.js';
import { BASE, LAID, type Packed, SUPPLY, UP } from './packed.js';
import { GROUP, PARENT } from './packed-cards.js';

/** Bits of the groups 0, 2, 4 …, those of the black cards. */
const BLACK = 0x5555555;
/** The bits of the groups that kings are laid on. */
const EMPTY = 3 << 26;

/** The groups whose cards may be laid on these. */
const childrenOf = (groups: number): number =>
  (((groups & BLACK) << 1) | ((groups >> 1) & BLACK)) >> 2;

/**
 * Finds out that some card can never be turned over, were all that can be had there at once and
 * for good, with room for everything.
 */
export class Hopeless {
  private readonly buried = new Int8Array(7);
  private readonly unseen = new Int32Array(4);

  test(at: Packed): boolean {
    const { buried, unseen } = this;
    buried.set(at.buried);
    unseen.set(at.unseen);
    let groups = at.room[26]! > 0 ? EMPTY : 0;
    let spare = 0;
    for (let card = 0; card < 52; card++) {
      const where = at.where[card];
      if (where === BASE || where === LAID) groups |= 1 << GROUP[card]!;
      else if (where === SUPPLY || (where === UP && at.returns)) spare |= 1 << GROUP[card]!;
    }
    for (let more = true; more;) {
      more = false;
      let fit = childrenOf(groups);
      for (let laid; (laid = fit & spare & ~groups);) {
        groups |= laid;
        fit = childrenOf(groups);
      }
      for (let column = 0; column < 7; column++) {
        const cards = at.columns[column]!;
        let count = buried[column]!;
        for (; count > 0; count--) {
          const card = cards[count - 1]!;
          const lower = (1 << (card >> 2)) - 1;
          if (!((childrenOf(groups) >> GROUP[card]!) & 1) && unseen[card & 3]! & lower) break;
          more = true;
          if (count === 1) groups |= EMPTY;
          else {
            const next = cards[count - 2]!;
            unseen[next & 3]! &= ~(1 << (next >> 2));
            groups |= 1 << GROUP[next]!;
          }
        }
        buried[column] = count;
      }
    }
    return (unseen[0]! | unseen[1]! | unseen[2]! | unseen[3]!) !== 0;
  }
}
void [lowest, PARENT];
