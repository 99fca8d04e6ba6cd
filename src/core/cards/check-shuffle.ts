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

/** The parts of a deal that are public after its seed was revealed. */
export interface RevealedShuffle {
  /** As published before the deal. */
  readonly commitment: string;
  /** The seed as revealed after the hand: bytes, or hexadecimal digits. */
  readonly seed: Seed | string;
  /** The players' cut texts, in the order of use. */
  readonly cuts: readonly string[];
  /** The deck as it was dealt, the first card dealt first. */
  readonly deck: readonly Card[];
  /** The number of cards in the deck: 52, or 53 with the joker. Default: 53. */
  readonly size?: number;
}

/**
 * What is wrong with a deal:
 * `seed`: the seed is unusable, so nothing else was checked.
 * `commitment`: the seed is not the one that was committed to.
 * `cuts`: they are not a list of texts, so no deck follows.
 * `cards`: the dealt cards are not the whole deck, each card once.
 * `uncut`: the deck was shuffled, but the players' cuts were not applied.
 * `order`: the seed and the cuts give a different deck, from index `at` on.
 * A false cut and a false deck both lead to `order`, because every deck results from some cut.
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
  /** Whether no fault was found. */
  readonly fair: boolean;
  /** The deck that results from the seed and the cuts. Empty if the seed is unusable. */
  readonly deck: readonly Card[];
  /** The commitment to the seed. Empty if the seed is unusable. */
  readonly commitment: string;
  readonly faults: readonly ShuffleFault[];
}

const isSame = (one: readonly Card[], other: readonly Card[]): boolean =>
  one.length === other.length && one.every((card, place) => card === other[place]);

/** The results of a recomputed shuffle: the commitment, and the deck before and after the cuts. */
export type RecomputedShuffle = readonly [
  commitment: string,
  uncut: readonly Card[],
  deck: readonly Card[],
];

/** Recomputes a shuffle. `size` is the number of cards: 52, or 53 with the joker. */
export function recomputeShuffle(
  seed: Seed,
  cuts: readonly string[],
  size: number,
): RecomputedShuffle {
  const uncut = secureShuffle(seed, size);
  return [commitment(seed), uncut, cutDeck(uncut, cuts)];
}

/** Compares the dealt deck with the recomputed one. */
export function deckFault(
  [, uncut, due]: RecomputedShuffle,
  deck: readonly Card[],
): ShuffleFault | undefined {
  if (isSame(due, deck)) return undefined;
  const count = new Set(deck.filter((card) => due.includes(card))).size;
  if (count !== due.length || deck.length !== count) return { code: 'cards', count };
  if (isSame(uncut, deck)) return { code: 'uncut' };
  const at = due.findIndex((card, place) => card !== deck[place]);
  return { code: 'order', at, expected: due[at]!, got: deck[at]! };
}

/** Parses the revealed seed. Byte arrays that are too long are not formatted first. */
const revealedSeed = (given: unknown): ReturnType<typeof parseSeed> =>
  parseSeed(
    given instanceof Uint8Array && given.length <= LONGEST_SEED ? formatSeed(given) : given,
  );

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string');

/** Checks the deck. Cuts, size and cards are untrusted. */
function faultOfDeck(
  seed: Seed,
  { cuts, size = TABLE_DECK_SIZE, deck }: RevealedShuffle,
): { readonly due: readonly Card[]; readonly fault: ShuffleFault | undefined } {
  const noDeck = (fault: ShuffleFault) => ({ due: [], fault });
  // Other sizes are never used, and a huge one would take forever.
  if (size !== DECK_SIZE && size !== TABLE_DECK_SIZE) return noDeck({ code: 'cards', count: 0 });
  if (!isTexts(cuts)) return noDeck({ code: 'cuts' });
  const anew = recomputeShuffle(seed, cuts, size);
  const fault = deckFault(anew, Array.isArray(deck) ? deck : []);
  return { due: anew[2], fault };
}

/**
 * Recomputes a deal from its seed and cuts, and reports what differs. Never throws: unusable input is
 * reported as a fault.
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
