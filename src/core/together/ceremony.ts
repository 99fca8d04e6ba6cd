import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import type { Seed } from '../cards/secure-shuffle.js';
import type { Problem } from '../engine/reason.js';
import type { Seat } from '../engine/rules.js';
import { LONGEST_CUT } from '../table/cuts.js';
import type { Share, ShuffleState } from './messages.js';
import { houseCommitment, isHex64, jointSeed, shareHash } from './shuffle.js';

/** A shuffle in a save. */
export interface SavedCeremony {
  readonly shuffle: number;
  readonly hand: number;
  /** The house's seed, in hexadecimal digits. */
  readonly seed: string;
  readonly seats: readonly Seat[];
  readonly hashes: readonly (string | null)[];
  readonly shares: readonly (Share | null)[];
}

/** Why a hash or a share is rejected. */
const shareProblem = (what: 'hash' | 'reveal', why: string): Problem => ({
  code: 'share',
  what,
  why,
});

/**
 * A shuffle in progress. The house commits to its seed first, then each seat to its share. When all have
 * committed, the shares are revealed.
 */
export class Ceremony {
  private readonly hashes: (string | null)[];
  private readonly shares: (Share | null)[];
  readonly commitment: string;

  constructor(
    private readonly code: string,
    readonly shuffle: number,
    readonly hand: number,
    readonly seed: Seed,
    readonly seats: readonly Seat[],
    given?: Pick<SavedCeremony, 'hashes' | 'shares'>,
  ) {
    this.hashes = given ? [...given.hashes] : seats.map(() => null);
    this.shares = given ? [...given.shares] : seats.map(() => null);
    this.commitment = houseCommitment({ code, shuffle }, seed);
  }

  /**
   * What everybody may know. Shares are published together, as nobody may know another share before
   * revealing their own.
   */
  get state(): ShuffleState {
    const { shuffle, hand, commitment, seats, hashes } = this;
    const shares = this.isComplete ? [...this.shares] : [];
    return { shuffle, hand, commitment, seats, hashes: [...hashes], shares };
  }

  /** Whether all hashes have arrived, so that shares may be revealed. */
  get hasAllHashes(): boolean {
    return !this.hashes.includes(null);
  }

  get isComplete(): boolean {
    return !this.shares.includes(null);
  }

  /** The seats that the shuffle is waiting for. */
  get missing(): readonly Seat[] {
    const due = this.hasAllHashes ? this.shares : this.hashes;
    return this.seats.filter((_, at) => due[at] === null);
  }

  /** The seed of the deck, once the shuffle is complete. */
  get jointSeed(): Seed {
    return jointSeed(this.seed, this.shares as readonly Share[]);
  }

  /** Adds a seat's hash, or returns why it is rejected. The same hash again has no effect. */
  addHash(seat: Seat, hash: string): 'added' | 'known' | Problem {
    const at = this.seats.indexOf(seat);
    if (at < 0) return shareProblem('hash', 'not-in-it');
    if (!isHex64(hash)) return shareProblem('hash', 'bad-hash');
    if (this.hashes[at] === hash) return 'known';
    if (this.hashes[at] !== null) return shareProblem('hash', 'other-hash');
    this.hashes[at] = hash;
    return 'added';
  }

  /**
   * Adds a seat's share, or returns why it is rejected: before all hashes have arrived, or if it does not
   * match the seat's hash.
   */
  addShare(seat: Seat, { secret, words }: Share): 'added' | 'known' | Problem {
    const at = this.seats.indexOf(seat);
    if (at < 0) return shareProblem('reveal', 'not-in-it');
    if (!this.hasAllHashes) return shareProblem('reveal', 'not-now');
    if (!isHex64(secret) || words.length > LONGEST_CUT) return shareProblem('reveal', 'bad-share');
    const share = { secret, words };
    const { code, shuffle, commitment } = this;
    if (shareHash({ code, shuffle }, commitment, seat, share) !== this.hashes[at]) {
      return shareProblem('reveal', 'other-hash');
    }
    if (this.shares[at] !== null) return 'known';
    this.shares[at] = share;
    return 'added';
  }

  save(): SavedCeremony {
    const { shuffle, hand, seats } = this;
    const seed = bytesToHex(this.seed);
    return { shuffle, hand, seed, seats, hashes: [...this.hashes], shares: [...this.shares] };
  }

  static load(code: string, saved: SavedCeremony): Ceremony {
    const { shuffle, hand, seed, seats } = saved;
    return new Ceremony(code, shuffle, hand, hexToBytes(seed), seats, saved);
  }
}
