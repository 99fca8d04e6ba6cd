import { bytesToHex } from '@noble/hashes/utils.js';
import type { Seat } from '../engine/rules.js';
import type { ClientMessage, Share, ShuffleState } from './messages.js';
import { type OwnShare, SECRET_SIZE, type Witness, isAmong, shareHash } from './shuffle.js';

/** Gives random bytes that nobody can foresee. */
export type RandomBytes = (count: number) => Uint8Array;

/** Of a shuffle that was never shown to a page which was there: it is as if it were made up afterwards. */
const NOTHING_SEEN: Witness = { commitment: '', seats: [], hashes: [] };

const isComplete = ({ hashes }: ShuffleState): boolean => hashes.every((hash) => hash !== null);

/**
 * A page's part in the shuffles of a table: it sends its hash first, and its share once all hashes are published. It keeps
 * what it saw, so that the hand can be checked later.
 */
export class ShufflePart {
  /**
   * All shares, by the numbers of their shuffles. None is dropped: a server could have the page forget one by shuffles
   * that it makes up.
   */
  private readonly drawn = new Map<number, OwnShare>();
  /** The latest shuffle as it was when the page first saw all its hashes; before it revealed anything. */
  private published: ShuffleState | undefined;
  private latest = 0;

  /** @param words the person's own words for the next shuffle */
  constructor(
    private readonly random: RandomBytes,
    private readonly words: () => string,
  ) {}

  /**
   * What the page saw of that shuffle; nothing where it came too late to see it. A page that has drawn a share for it was
   * there: no shuffle with that share can be complete before the page has seen all hashes and revealed it.
   */
  witness(shuffle: number, isLate: boolean): Witness | undefined {
    const { published } = this;
    const own = this.drawn.get(shuffle);
    const isSeen = published?.shuffle === shuffle;
    if (!isSeen && !own && isLate) return undefined;
    const { commitment, seats, hashes } = isSeen ? published : NOTHING_SEEN;
    return { commitment, seats, hashes, own };
  }

  /** The seat from which this page gave a share to a shuffle that is complete; `null` where it has none in it. */
  seatIn(state: ShuffleState): Seat | null {
    const drawn = this.drawn.get(state.shuffle);
    return drawn && isAmong(state, drawn) ? drawn.seat : null;
  }

  /**
   * Looks at a shuffle as it is now, and gives what is to be sent. Nothing where it waits for others, or where what was
   * published is not what was sent: the share is not revealed then.
   */
  answer(code: string, state: ShuffleState, seat: Seat | null): ClientMessage | undefined {
    // A shuffle that is over is not opened again: what was revealed in it is known by now.
    if (state.shuffle < this.latest) return undefined;
    this.latest = state.shuffle;
    if (isComplete(state) && this.published?.shuffle !== state.shuffle) this.published = state;
    const at = seat === null ? -1 : state.seats.indexOf(seat);
    if (seat === null || at < 0) return undefined;
    return state.hashes[at] === null
      ? this.hash(code, state, seat)
      : this.reveal(state, state.hashes[at]!, state.shares[at] ?? null);
  }

  private hash(code: string, state: ShuffleState, seat: Seat): ClientMessage | undefined {
    const { shuffle, commitment } = state;
    const drawn = this.drawn.get(shuffle) ?? this.draw(code, state, seat);
    // A second commitment could have been chosen by what the house knows by now.
    return drawn.commitment === commitment
      ? { type: 'hash', shuffle, hash: drawn.hash }
      : undefined;
  }

  private reveal(
    state: ShuffleState,
    hash: string,
    share: Share | null,
  ): ClientMessage | undefined {
    const drawn = this.drawn.get(state.shuffle);
    const isMine = drawn?.commitment === state.commitment && drawn.hash === hash;
    if (!isMine || share || !this.isAsPublished(state)) return undefined;
    const { secret, words } = drawn;
    return { type: 'reveal', shuffle: state.shuffle, secret, words };
  }

  /** Whether all hashes are there, and are those that the page saw first. */
  private isAsPublished({ shuffle, commitment, seats, hashes }: ShuffleState): boolean {
    const { published } = this;
    return (
      published?.shuffle === shuffle &&
      published.commitment === commitment &&
      published.seats.join() === seats.join() &&
      published.hashes.join() === hashes.join()
    );
  }

  private draw(code: string, { shuffle, commitment }: ShuffleState, seat: Seat): OwnShare {
    const share = { secret: bytesToHex(this.random(SECRET_SIZE)), words: this.words() };
    const hash = shareHash({ code, shuffle }, commitment, seat, share);
    const drawn = { ...share, seat, commitment, hash };
    this.drawn.set(shuffle, drawn);
    return drawn;
  }
}
