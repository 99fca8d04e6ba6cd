/**
 * `baize/2`: a shuffle that the house and all people at a table make together. Nobody can choose its
 * result, even if all but one of them cooperate. docs/guides/fair-shuffles.md specifies it byte by byte. The
 * results for these labels must never change.
 */
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { labelledHash } from '../cards/random-stream.js';
import { type Seed, parseSeed } from '../cards/secure-shuffle.js';
import type { Seat } from '../engine/rules.js';
import type { Share, ShuffleState } from './messages.js';

const LABELS = {
  commitment: 'baize/2/commitment',
  share: 'baize/2/share',
  seed: 'baize/2/seed',
} as const;

/** The number of bytes of a person's secret. */
export const SECRET_SIZE = 32;
const HEX_SECRET = /^[0-9a-f]{64}$/;

/** Whether a value is a hash or a secret: 64 hexadecimal digits in lower case. */
export const isHex64 = (text: unknown): text is string =>
  typeof text === 'string' && HEX_SECRET.test(text);

/** The name of a shuffle. It is part of each hash, so that nothing can be reused for another shuffle. */
export interface ShuffleName {
  /** The code of the table. */
  readonly code: string;
  /** The number of the shuffle at that table. */
  readonly shuffle: number;
}

const nameOf = ({ code, shuffle }: ShuffleName): Uint8Array => utf8ToBytes(`${code}/${shuffle}`);

/** The house's commitment, published first. It fixes the house's seed and reveals nothing about it. */
export const houseCommitment = (name: ShuffleName, seed: Seed): string =>
  bytesToHex(labelledHash(LABELS.commitment, nameOf(name), seed));

/**
 * A person's commitment, published next. It fixes the secret and the cut text. It includes the seat, so
 * that nobody can present another person's hash as their own.
 *
 * @throws RangeError if the secret is not 64 hexadecimal digits
 */
export function shareHash(
  name: ShuffleName,
  commitment: string,
  seat: Seat,
  { secret, words }: Share,
): string {
  if (!isHex64(secret)) throw new RangeError('a secret has 64 hexadecimal digits');
  const pieces = [nameOf(name), utf8ToBytes(commitment), utf8ToBytes(String(seat))];
  return bytesToHex(labelledHash(LABELS.share, ...pieces, hexToBytes(secret), utf8ToBytes(words)));
}

/** The seed of a hand, made of the house's seed and all shares in the order of the seats. */
export const jointSeed = (seed: Seed, shares: readonly Share[]): Seed =>
  labelledHash(
    LABELS.seed,
    seed,
    ...shares.flatMap(({ secret, words }) => [hexToBytes(secret), utf8ToBytes(words)]),
  );

/** A person's record of a shuffle, for checking it later without trusting the server. */
export interface Transcript extends ShuffleName, Omit<ShuffleState, 'shuffle'> {
  readonly protocol: 'baize/2';
  readonly game: string;
  /** The house's seed, in hexadecimal digits. */
  readonly seed: string;
  /** The seat whose share the recording page gave itself; `null` if it gave none. */
  readonly ownSeat?: Seat | null;
}

/** A line of the check; `ok` says whether it passed. */
export type TranscriptLine =
  /** The seed is unreadable, or a share is missing or malformed. Nothing else was checked. */
  | { readonly code: 'unusable'; readonly ok: false; readonly what: 'seed' | 'shares' }
  | {
      readonly code: 'commitment';
      readonly ok: boolean;
      readonly expected: string;
      readonly got: string;
    }
  | { readonly code: 'share'; readonly ok: boolean; readonly seat: Seat }
  /** Commitment and hashes equal those published before anybody revealed a share. */
  | { readonly code: 'published'; readonly ok: boolean }
  /** The player's own share is part of the shuffle, exactly as it was sent. */
  | { readonly code: 'own'; readonly ok: boolean; readonly seat: Seat };

/**
 * What the checking person saw themselves. Without it, a transcript proves only that its parts fit
 * together: its author could have chosen a share after all others were known.
 */
export interface Witness extends Pick<ShuffleState, 'commitment' | 'seats' | 'hashes'> {
  /**
   * The person's own share, if they took part, with the hash that was sent and the commitment that it was
   * made for.
   */
  readonly own?: OwnShare | undefined;
  /** The seat of a person who was present and played the hand. Their share must be part of the shuffle. */
  readonly seat?: Seat | undefined;
}

export interface OwnShare extends Share {
  readonly seat: Seat;
  readonly hash: string;
  readonly commitment: string;
}

export interface TranscriptCheck {
  /** Whether every line passed. */
  readonly fair: boolean;
  /**
   * Whether the checking person's own share is part of the shuffle, exactly as it was sent. Without it, the
   * check proves only that everything fits together: all who contributed could have conspired with the
   * house.
   */
  readonly hasOwnShare: boolean;
  readonly lines: readonly TranscriptLine[];
  /** The seed of the hand. `checkDeal` checks the deal itself with this seed. */
  readonly seed: Seed | undefined;
}

const isShare = (share: Share | null): share is Share => share !== null && isHex64(share.secret);

const unusable = (what: 'seed' | 'shares'): TranscriptCheck => ({
  fair: false,
  hasOwnShare: false,
  lines: [{ code: 'unusable', ok: false, what }],
  seed: undefined,
});

/**
 * Checks how a shuffle was made: the house's seed against its commitment, and each share against its hash.
 *
 * @param witness what the checking person saw before the shares were revealed; `undefined` for another
 * person's transcript
 */
export function checkTranscript(transcript: Transcript, witness?: Witness): TranscriptCheck {
  const { commitment, seats, hashes } = transcript;
  const seed = parseSeed(transcript.seed);
  if ('problem' in seed) return unusable('seed');
  const shares = transcript.shares.filter(isShare);
  if (shares.length !== seats.length || hashes.length !== seats.length) return unusable('shares');
  const got = houseCommitment(transcript, seed.value);
  const lines: readonly TranscriptLine[] = [
    { code: 'commitment', ok: got === commitment, expected: commitment, got },
    ...seats.map((seat, at): TranscriptLine => {
      const ok = shareHash(transcript, commitment, seat, shares[at]!) === hashes[at];
      return { code: 'share', ok, seat };
    }),
    ...(witness ? witnessLines(transcript, shares, witness) : []),
  ];
  return {
    fair: lines.every(({ ok }) => ok),
    hasOwnShare: lines.some(({ code, ok }) => code === 'own' && ok),
    lines,
    seed: jointSeed(seed.value, shares),
  };
}

function witnessLines(
  { commitment, seats, hashes }: Transcript,
  shares: readonly Share[],
  { own, seat: played, ...seen }: Witness,
): readonly TranscriptLine[] {
  const isSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
    one.length === other.length && one.every((value, at) => value === other[at]);
  const ok =
    commitment === seen.commitment && isSame(seats, seen.seats) && isSame(hashes, seen.hashes);
  const published: TranscriptLine = { code: 'published', ok };
  const seat = own?.seat ?? played;
  if (seat === undefined) return [published];
  const isOwn = own !== undefined && isAmong({ commitment, seats, hashes, shares }, own);
  return [published, { code: 'own', ok: isOwn, seat }];
}

/** Whether a share is part of a shuffle, exactly as it was sent. */
export function isAmong(
  { commitment, seats, hashes, shares }: Omit<ShuffleState, 'shuffle' | 'hand'>,
  own: OwnShare,
): boolean {
  const at = seats.indexOf(own.seat);
  const found = shares[at];
  const isPromised = commitment === own.commitment && hashes[at] === own.hash;
  return isPromised && found?.secret === own.secret && found.words === own.words;
}
