/**
 * Shuffles that anyone can check afterwards. The house shuffles by a seed and publishes a commitment to it.
 * The players cut by their own texts. After the hand, the seed is revealed. docs/guides/fair-shuffles.md
 * describes each byte. The algorithms must not change under their labels.
 */
import { listOf } from './list.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { type Card, DECK_SIZE } from './card.js';
import { type RandomInteger, labelledHash, randomIntegers, randomOrder } from './random-stream.js';

/** The secret that a shuffle is made from: 16 to 64 random bytes. The elements use 32. */
export type Seed = Uint8Array;

/** Bytes (128 to 512 bits). */
export const SHORTEST_SEED = 16;
export const LONGEST_SEED = 64;

/** The 52 cards and the joker. */
export const TABLE_DECK_SIZE = DECK_SIZE + 1;

/** The labels of the streams and hashes. A changed algorithm needs a label with another number. */
const LABELS = {
  shuffle: 'baize/1/shuffle',
  dice: 'baize/1/dice',
  cuts: 'baize/1/cuts',
  cut: 'baize/1/cut',
  commitment: 'baize/1/commitment',
  bot: 'baize/1/bot/',
} as const;

/** The accepted seed texts, for a problem. */
const SEED_TEXTS = `0–9, a–f: ${2 * SHORTEST_SEED}, ${2 * SHORTEST_SEED + 2} … ${2 * LONGEST_SEED}`;

/** Why a seed is unusable. It is a `Problem` of core/engine, which this folder must not import. */
export type SeedProblem = Readonly<Record<'code' | 'option' | 'got' | 'accepted', string>>;

const isSeed = ({ length }: Seed): boolean => length >= SHORTEST_SEED && length <= LONGEST_SEED;

/** @throws RangeError if the seed is too short or too long. Check texts with `parseSeed`. */
function stream(label: string, seed: Seed): RandomInteger {
  if (!isSeed(seed)) {
    throw new RangeError(
      `a seed has ${SHORTEST_SEED} to ${LONGEST_SEED} bytes, not ${seed.length}`,
    );
  }
  return randomIntegers(label, seed);
}

/** Parses a seed of hexadecimal digits, two a byte, in either case. */
export function parseSeed(
  text: unknown,
): { readonly value: Seed } | { readonly problem: SeedProblem } {
  const digits = typeof text === 'string' ? text.trim() : '';
  const fits = digits.length >= 2 * SHORTEST_SEED && digits.length <= 2 * LONGEST_SEED;
  if (fits && /^([0-9a-f]{2})+$/i.test(digits)) return { value: hexToBytes(digits) };
  const shown = typeof text === 'string' ? text : typeof text;
  const got = shown.length > 60 ? `${shown.slice(0, 57)}…` : shown;
  return { problem: { code: 'option', option: 'seed', got, accepted: SEED_TEXTS } };
}

/** Writes a seed as lower-case hexadecimal digits. */
export const formatSeed = (seed: Seed): string => bytesToHex(seed);

/** The numbers 0 to `size − 1` in the order of the seed. All orders are equally likely. */
export const secureShuffle = (seed: Seed, size: number): number[] =>
  randomOrder(stream(LABELS.shuffle, seed), size);

/** The 52 cards and the joker, shuffled. The first card is dealt first. */
export const tableDeck = (seed: Seed): Card[] => secureShuffle(seed, TABLE_DECK_SIZE);

/** Dice, 1 to 6 each. They are visible while the deck is secret, and reveal nothing about it. */
export function secureDice(seed: Seed, count: number): number[] {
  const random = stream(LABELS.dice, seed);
  return listOf(count, () => random(6) + 1);
}

/**
 * Cuts the deck: shuffles it again by the players' texts alone, so that nobody could choose the order
 * beforehand. Each text counts, also an empty one, and so does their order (by seat). Without texts, the deck
 * stays as it is.
 */
export function cutDeck(deck: readonly Card[], cuts: readonly string[]): Card[] {
  if (cuts.length === 0) return [...deck];
  const seed = labelledHash(LABELS.cuts, ...cuts.map((text) => utf8ToBytes(text)));
  return randomOrder(stream(LABELS.cut, seed), deck.length).map((place) => deck[place]!);
}

/**
 * The commitment to a seed, published before the deal. It binds the house to the seed and reveals nothing
 * about it.
 */
export const commitment = (seed: Seed): string => bytesToHex(labelledHash(LABELS.commitment, seed));

/** A bot's random source, independent of deck and dice. Each label gives another one. */
export const botRandom = (seed: Seed, label: string): RandomInteger =>
  stream(LABELS.bot + label, seed);
