import { bytesToHex } from '@noble/hashes/utils.js';
import type { Seat } from '../engine/rules.js';
import type { ClientMessage, Share, ShuffleState } from './messages.js';
import { type OwnShare, SECRET_SIZE, type Witness, isAmong, shareHash } from './shuffle.js';

/** Returns unpredictable random bytes. */
export type RandomBytes = (count: number) => Uint8Array;

/**
 * The witness of a page that was present and was never shown the shuffle. Such a shuffle was made up
 * afterwards.
 */
const NOTHING_SEEN: Witness = { commitment: '', seats: [], hashes: [] };

const isComplete = ({ hashes }: ShuffleState): boolean => hashes.every((hash) => hash !== null);

/**
 * A page's part in the shuffles of a table. It sends its hash first, and its share when all hashes are
 * published. It stores what it saw, so that the hand can be checked later.
 */
export class ShuffleParticipant {
  /**
   * All shares of this page, by the number of their shuffle. None is dropped: otherwise a server could make
   * the page forget one by inventing shuffles.
   */
  private readonly drawn = new Map<number, OwnShare>();
  /** The latest shuffle, as it was when the page first saw all hashes and had revealed nothing. */
  private published: ShuffleState | undefined;
  private latest = 0;

  /** @param words the player's cut text for the next shuffle */
  constructor(
    private readonly random: RandomBytes,
    private readonly words: () => string,
  ) {}

  /**
   * What the page saw of a shuffle; `undefined` if it connected too late. A page with a share in the
   * shuffle was present: no shuffle with that share can be complete before the page has seen all hashes and
   * revealed it.
   */
  witness(shuffle: number, isLate: boolean): Witness | undefined {
    const { published } = this;
    const own = this.drawn.get(shuffle);
    const isSeen = published?.shuffle === shuffle;
    if (!isSeen && !own && isLate) return undefined;
    const { commitment, seats, hashes } = isSeen ? published : NOTHING_SEEN;
    return { commitment, seats, hashes, own };
  }

  /** The seat for which this page contributed to a complete shuffle; `null` if it did not. */
  seatIn(state: ShuffleState): Seat | null {
    const drawn = this.drawn.get(state.shuffle);
    return drawn && isAmong(state, drawn) ? drawn.seat : null;
  }

  /**
   * The message with which the page answers a new state of a shuffle. Returns `undefined` if it waits for
   * others, or if the published hashes differ from those sent. In that case it does not reveal its share.
   */
  answer(code: string, state: ShuffleState, seat: Seat | null): ClientMessage | undefined {
    // An older shuffle is never answered again, as its revealed shares are known by now.
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
    // The house must not change its commitment: it could choose the new one by what it knows by now.
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

  /** Whether all hashes are there and equal those that the page saw first. */
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
