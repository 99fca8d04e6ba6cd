import type { Card } from './card.js';
import {
  type Seed,
  type SeedProblem,
  TABLE_DECK_SIZE,
  commitment,
  cutDeck,
  formatSeed,
  parseSeed,
  secureShuffle,
} from './secure-shuffle.js';

/** What is known of a deal once its seed is revealed. */
export interface RevealedShuffle {
  /** As published before the deal. */
  readonly commitment: string;
  /** As revealed after the hand: its bytes, or their hexadecimal digits. */
  readonly seed: Seed | string;
  /** The players' texts, in the order in which they were used. */
  readonly cuts: readonly string[];
  /** The cards as they were dealt, the first dealt first. */
  readonly deck: readonly Card[];
  /** How many cards the deck of that game has: 52, or as by itself 53 with the joker. */
  readonly size?: number;
}

/**
 * What is wrong with a deal:
 * `seed` is unusable, and nothing else could be looked at;
 * `commitment`: another seed was promised;
 * `cards`: what was dealt is not the whole deck, each card once;
 * `uncut`: the deck is as the house shuffled it, and the players' cuts were left out;
 * `order`: the seed and the cuts give another deck, from place `at` (0 is the first card) on.
 * A false cut and a false deck both end in `order`: every deck comes of some cut.
 */
export type ShuffleFault =
  | { readonly code: 'seed'; readonly problem: SeedProblem }
  | { readonly code: 'commitment'; readonly expected: string; readonly got: string }
  | { readonly code: 'cards'; readonly count: number }
  | { readonly code: 'uncut' }
  | {
      readonly code: 'order';
      readonly at: number;
      readonly expected: Card;
      readonly got: Card;
    };

export interface ShuffleCheck {
  /** Whether nothing is wrong. */
  readonly fair: boolean;
  /** The deck that the seed and the cuts give; no cards where the seed is unusable. */
  readonly deck: readonly Card[];
  /** The commitment of that seed; empty where it is unusable. */
  readonly commitment: string;
  readonly faults: readonly ShuffleFault[];
}

const isSame = (one: readonly Card[], other: readonly Card[]): boolean =>
  one.length === other.length && one.every((card, place) => card === other[place]);

/** What a seed and cuts give, computed anew: the commitment, and the deck without the cuts and with them. */
export type ShuffleAnew = readonly [
  commitment: string,
  uncut: readonly Card[],
  deck: readonly Card[],
];

/** `size`: cards of the deck, 53 with the joker. */
export function shuffleAnew(seed: Seed, cuts: readonly string[], size: number): ShuffleAnew {
  const uncut = secureShuffle(seed, size);
  return [commitment(seed), uncut, cutDeck(uncut, cuts)];
}

/** What the deck that was dealt has against the one that was due. */
export function deckFault(
  [, uncut, due]: ShuffleAnew,
  deck: readonly Card[],
): ShuffleFault | undefined {
  if (isSame(due, deck)) return undefined;
  const count = new Set(deck.filter((card) => due.includes(card))).size;
  if (count !== due.length || deck.length !== count) return { code: 'cards', count };
  if (isSame(uncut, deck)) return { code: 'uncut' };
  const at = due.findIndex((card, place) => card !== deck[place]);
  return { code: 'order', at, expected: due[at]!, got: deck[at]! };
}

/** Computes a deal anew from its seed and cuts, and says what of it is not as it was promised. */
export function checkShuffle(revealed: RevealedShuffle): ShuffleCheck {
  const { seed: given, cuts, size = TABLE_DECK_SIZE } = revealed;
  const seed = parseSeed(given instanceof Uint8Array ? formatSeed(given) : given);
  if ('problem' in seed) {
    const fault: ShuffleFault = { code: 'seed', problem: seed.problem };
    return { fair: false, deck: [], commitment: '', faults: [fault] };
  }
  const anew = shuffleAnew(seed.value, cuts, size);
  const [got, , deck] = anew;
  const expected = revealed.commitment.trim().toLowerCase();
  const faults: readonly (ShuffleFault | undefined)[] = [
    expected === got ? undefined : { code: 'commitment', expected, got },
    deckFault(anew, revealed.deck),
  ];
  const found = faults.filter((fault) => fault !== undefined);
  return { fair: found.length === 0, deck, commitment: got, faults: found };
}
