import { type Card, DECK_SIZE } from './card.js';
import {
  LONGEST_SEED,
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
 * `cuts`: they are no list of texts, and so give no deck;
 * `cards`: what was dealt is not the whole deck, each card once;
 * `uncut`: the deck is as the house shuffled it, and the players' cuts were left out;
 * `order`: the seed and the cuts give another deck, from place `at` (0 is the first card) on.
 * A false cut and a false deck both end in `order`: every deck comes of some cut.
 */
export type ShuffleFault =
  | { readonly code: 'seed'; readonly problem: SeedProblem }
  | { readonly code: 'commitment'; readonly expected: string; readonly got: string }
  | { readonly code: 'cuts' }
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

/** The seed that was revealed; bytes that are too many are not written out. */
const revealedSeed = (given: unknown): ReturnType<typeof parseSeed> =>
  parseSeed(
    given instanceof Uint8Array && given.length <= LONGEST_SEED ? formatSeed(given) : given,
  );

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string');

/** What is wrong with the deck, whatever was given for the cuts, the size and the cards. */
function faultOfDeck(
  seed: Seed,
  { cuts, size = TABLE_DECK_SIZE, deck }: RevealedShuffle,
): { readonly due: readonly Card[]; readonly fault: ShuffleFault | undefined } {
  const noDeck = (fault: ShuffleFault) => ({ due: [], fault });
  // Any other size would be no deck of the kit's, or one without end.
  if (size !== DECK_SIZE && size !== TABLE_DECK_SIZE) return noDeck({ code: 'cards', count: 0 });
  if (!isTexts(cuts)) return noDeck({ code: 'cuts' });
  const anew = shuffleAnew(seed, cuts, size);
  const fault = deckFault(anew, Array.isArray(deck) ? deck : []);
  return { due: anew[2], fault };
}

/**
 * Computes a deal anew from its seed and cuts, and says what of it is not as it was promised. Total:
 * whatever is given, what can't be used of it is a fault.
 */
export function checkShuffle(revealed: RevealedShuffle): ShuffleCheck {
  const given = (revealed as RevealedShuffle | null | undefined) ?? ({} as RevealedShuffle);
  const seed = revealedSeed(given.seed);
  if ('problem' in seed) {
    const fault: ShuffleFault = { code: 'seed', problem: seed.problem };
    return { fair: false, deck: [], commitment: '', faults: [fault] };
  }
  const got = commitment(seed.value);
  const { due: deck, fault } = faultOfDeck(seed.value, given);
  const promised: unknown = given.commitment;
  const expected = typeof promised === 'string' ? promised.trim().toLowerCase() : '';
  const faults: readonly (ShuffleFault | undefined)[] = [
    expected === got ? undefined : { code: 'commitment', expected, got },
    fault,
  ];
  const found = faults.filter((fault) => fault !== undefined);
  return { fair: found.length === 0, deck, commitment: got, faults: found };
}
