/**
 * Shuffles that anyone can check afterwards: the house shuffles by a seed and publishes the seed's
 * commitment, the players cut by texts of their own, and after the hand the seed is revealed.
 * docs/fair-shuffles.md tells it byte by byte; what is done here must not change under its labels.
 */
import { listOf } from './list.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { type Card, DECK_SIZE } from './card.js';
import { type RandomInteger, labelledHash, randomIntegers, randomOrder } from './random-stream.js';

/** The secret that a deal is made of: 16 to 64 random bytes; the kit takes 32. */
export type Seed = Uint8Array;

/** Bytes: 128 to 512 bits. */
export const SHORTEST_SEED = 16;
export const LONGEST_SEED = 64;

/** The 52 cards and the joker. */
export const TABLE_DECK_SIZE = DECK_SIZE + 1;

/** What each stream and hash is for. A change of what is done needs another number. */
const LABELS = {
  shuffle: 'baize/1/shuffle',
  dice: 'baize/1/dice',
  cuts: 'baize/1/cuts',
  cut: 'baize/1/cut',
  commitment: 'baize/1/commitment',
  bot: 'baize/1/bot/',
} as const;

/** What is accepted for a seed as text, as a problem names it. */
const SEED_TEXTS = `0–9, a–f: ${2 * SHORTEST_SEED}, ${2 * SHORTEST_SEED + 2} … ${2 * LONGEST_SEED}`;

/** A seed that can't be used. It is the engine's `Problem`, which this room does not know. */
export type SeedProblem = Readonly<Record<'code' | 'option' | 'got' | 'accepted', string>>;

const isSeed = ({ length }: Seed): boolean => length >= SHORTEST_SEED && length <= LONGEST_SEED;

/** @throws RangeError where the seed is too short or too long: `parseSeed` is where texts enter. */
function stream(label: string, seed: Seed): RandomInteger {
  if (!isSeed(seed)) {
    throw new RangeError(
      `a seed has ${SHORTEST_SEED} to ${LONGEST_SEED} bytes, not ${seed.length}`,
    );
  }
  return randomIntegers(label, seed);
}

/** The seed of a text of hexadecimal digits, two a byte, in either case. */
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

/** The seed as text, in small letters. */
export const formatSeed = (seed: Seed): string => bytesToHex(seed);

/** 0 to `size − 1` in the order of that seed; all orders are equally likely. */
export const secureShuffle = (seed: Seed, size: number): number[] =>
  randomOrder(stream(LABELS.shuffle, seed), size);

/** The 52 cards and the joker, shuffled; the first is dealt first. */
export const tableDeck = (seed: Seed): Card[] => secureShuffle(seed, TABLE_DECK_SIZE);

/** Dice, 1 to 6 each. They are seen while the deck is secret, and tell nothing of it. */
export function secureDice(seed: Seed, count: number): number[] {
  const random = stream(LABELS.dice, seed);
  return listOf(count, () => random(6) + 1);
}

/**
 * The deck after the players' cuts: a second shuffle, by their texts alone, so that nobody who
 * shuffled beforehand can have chosen the order. Each text counts, an empty one too, and so does
 * their order in the list (the table gives them by seat). No cuts leave the deck as it is.
 */
export function cutDeck(deck: readonly Card[], cuts: readonly string[]): Card[] {
  if (cuts.length === 0) return [...deck];
  const seed = labelledHash(LABELS.cuts, ...cuts.map((text) => utf8ToBytes(text)));
  return randomOrder(stream(LABELS.cut, seed), deck.length).map((place) => deck[place]!);
}

/** What is published before the deal: binds the house to the seed and gives nothing of it away. */
export const commitment = (seed: Seed): string => bytesToHex(labelledHash(LABELS.commitment, seed));

/** Chance for a bot, apart from the deck's and the dice's; each label has its own. */
export const botRandom = (seed: Seed, label: string): RandomInteger =>
  stream(LABELS.bot + label, seed);
