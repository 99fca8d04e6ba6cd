/**
 * `baize/2`: a shuffle that the house and all people at a table make together, so that none of them, nor all but one, can
 * choose it. docs/fair-shuffles.md tells it byte by byte; what is done here must not change under its labels.
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

/** Bytes of a person's share. */
export const SECRET_SIZE = 32;
const HEX_SECRET = /^[0-9a-f]{64}$/;

/** Whether a text is a hash or a secret: 64 hexadecimal digits in small letters. */
export const isHex64 = (text: unknown): text is string =>
  typeof text === 'string' && HEX_SECRET.test(text);

/** Which shuffle something belongs to: nothing of it can be used for another one. */
export interface ShuffleName {
  /** The table's code. */
  readonly code: string;
  /** The number of the shuffle at that table. */
  readonly shuffle: number;
}

const nameOf = ({ code, shuffle }: ShuffleName): Uint8Array => utf8ToBytes(`${code}/${shuffle}`);

/** What the house publishes first: binds it to its seed and gives nothing of it away. */
export const houseCommitment = (name: ShuffleName, seed: Seed): string =>
  bytesToHex(labelledHash(LABELS.commitment, nameOf(name), seed));

/**
 * What a person publishes next: binds that person to the secret and the words. The seat is in it, so that nobody can
 * give another's hash as the own one.
 *
 * @throws RangeError where the secret is not 64 hexadecimal digits
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

/** The seed that a hand is dealt by: of the house's and all shares, in the order of the seats. */
export const jointSeed = (seed: Seed, shares: readonly Share[]): Seed =>
  labelledHash(
    LABELS.seed,
    seed,
    ...shares.flatMap(({ secret, words }) => [hexToBytes(secret), utf8ToBytes(words)]),
  );

/** What a person keeps of a shuffle, to check it later without trusting the server. */
export interface Transcript extends ShuffleName, Omit<ShuffleState, 'shuffle'> {
  readonly protocol: 'baize/2';
  readonly game: string;
  /** The house's, in hexadecimal digits. */
  readonly seed: string;
  /** The seat whose share the page that kept this has given itself; `null` where it had no share in the shuffle. */
  readonly ownSeat?: Seat | null;
}

/** A line of the check, and whether what was promised is what was found. */
export type TranscriptLine =
  /** The seed can't be read, or a share is missing or no share: nothing else was looked at. */
  | { readonly code: 'unusable'; readonly ok: false; readonly what: 'seed' | 'shares' }
  | {
      readonly code: 'commitment';
      readonly ok: boolean;
      readonly expected: string;
      readonly got: string;
    }
  | { readonly code: 'share'; readonly ok: boolean; readonly seat: Seat }
  /** Commitment and hashes are those that were published before anybody revealed a share. */
  | { readonly code: 'published'; readonly ok: boolean }
  /** The own share is among them, as it was sent. */
  | { readonly code: 'own'; readonly ok: boolean; readonly seat: Seat };

/**
 * What who checks saw with own eyes. Without it a transcript shows only that its parts fit together: who writes it last
 * could have chosen a share after all others were known.
 */
export interface Witness extends Pick<ShuffleState, 'commitment' | 'seats' | 'hashes'> {
  /** The own share, where that person took part: with the hash that was sent, and the commitment that it was drawn for. */
  readonly own?: OwnShare | undefined;
  /** The seat of somebody who was there and played the hand: a share of the own has to be among them. */
  readonly seat?: Seat | undefined;
}

export interface OwnShare extends Share {
  readonly seat: Seat;
  readonly hash: string;
  readonly commitment: string;
}

export interface TranscriptCheck {
  /** Whether nothing is wrong. */
  readonly fair: boolean;
  /**
   * Whether a share of who checks is among them, as it was sent. Without one the check shows only that everything fits
   * together: all who gave a share could have chosen the cards with the house.
   */
  readonly hasOwnShare: boolean;
  readonly lines: readonly TranscriptLine[];
  /** What the hand was to be dealt by; the deal itself is checked by `checkDeal` with this seed. */
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
 * @param witness what who checks saw of it before the shares were revealed; none for a transcript of somebody else's
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

/** Whether a share is among those of a shuffle, as it was sent. */
export function isAmong(
  { commitment, seats, hashes, shares }: Omit<ShuffleState, 'shuffle' | 'hand'>,
  own: OwnShare,
): boolean {
  const at = seats.indexOf(own.seat);
  const found = shares[at];
  const isPromised = commitment === own.commitment && hashes[at] === own.hash;
  return isPromised && found?.secret === own.secret && found.words === own.words;
}
