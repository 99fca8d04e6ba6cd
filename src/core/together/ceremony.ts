import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import type { Seed } from '../cards/secure-shuffle.js';
import type { Problem } from '../engine/reason.js';
import type { Seat } from '../engine/rules.js';
import { LONGEST_CUT } from '../table/cuts.js';
import type { Share, ShuffleState } from './messages.js';
import { houseCommitment, isHex64, jointSeed, shareHash } from './shuffle.js';

/** A shuffle as a save has it. */
export interface SavedCeremony {
  readonly shuffle: number;
  readonly hand: number;
  /** The house's own, in hexadecimal digits. */
  readonly seed: string;
  readonly seats: readonly Seat[];
  readonly hashes: readonly (string | null)[];
  readonly shares: readonly (Share | null)[];
}

/** Why a hash or a share can't be used. */
const shareProblem = (what: 'hash' | 'reveal', why: string): Problem => ({
  code: 'share',
  what,
  why,
});

/**
 * A shuffle while it is agreed on: the house is bound to its seed, then each seat to its share, and once all are, the
 * shares are revealed.
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

  /** What all may know of it. Shares are not told one by one: who has not revealed yet is to know no other's. */
  get state(): ShuffleState {
    const { shuffle, hand, commitment, seats, hashes } = this;
    const shares = this.isComplete ? [...this.shares] : [];
    return { shuffle, hand, commitment, seats, hashes: [...hashes], shares };
  }

  /** Whether all hashes are there: then it waits for the shares. */
  get isBound(): boolean {
    return !this.hashes.includes(null);
  }

  get isComplete(): boolean {
    return !this.shares.includes(null);
  }

  /** The seats that it waits for. */
  get missing(): readonly Seat[] {
    const due = this.isBound ? this.shares : this.hashes;
    return this.seats.filter((_, at) => due[at] === null);
  }

  /** What the hand is dealt by, once it is complete. */
  get jointSeed(): Seed {
    return jointSeed(this.seed, this.shares as readonly Share[]);
  }

  /** Takes a hash, or says why not; the same one again does no harm. */
  addHash(seat: Seat, hash: string): 'added' | 'known' | Problem {
    const at = this.seats.indexOf(seat);
    if (at < 0) return shareProblem('hash', 'not-in-it');
    if (!isHex64(hash)) return shareProblem('hash', 'bad-hash');
    if (this.hashes[at] === hash) return 'known';
    if (this.hashes[at] !== null) return shareProblem('hash', 'other-hash');
    this.hashes[at] = hash;
    return 'added';
  }

  /** Takes a share, or says why not: before all hashes are there, or one that is not the seat's hash's. */
  addShare(seat: Seat, { secret, words }: Share): 'added' | 'known' | Problem {
    const at = this.seats.indexOf(seat);
    if (at < 0) return shareProblem('reveal', 'not-in-it');
    if (!this.isBound) return shareProblem('reveal', 'not-now');
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
