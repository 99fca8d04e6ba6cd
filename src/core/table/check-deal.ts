import { listOf, withIndex } from '../cards/list.js';
import { type Card, FACE_DOWN } from '../cards/card.js';
import {
  type RecomputedShuffle,
  type ShuffleFault,
  recomputeShuffle,
  deckFault,
} from '../cards/check-shuffle.js';
import {
  type Seed,
  type SeedProblem,
  TABLE_DECK_SIZE,
  formatSeed,
  parseSeed,
  secureDice,
} from '../cards/secure-shuffle.js';
import type { Seat } from '../engine/rules.js';

/**
 * Where some cards of the deck went:
 *
 * - to a seat, or `null` if they were put aside
 * - their positions in the deck; 0 is the first card
 * - the cards, `FACE_DOWN` for one that nobody saw
 * - the cards of the hand that was laid down in the end, in any order; empty if none was
 */
export type DealtTo = readonly [
  seat: Seat | null,
  places: readonly number[],
  cards: readonly Card[],
  laid: readonly Card[],
];

/** A card that differs from the expected one. */
export interface CardFault {
  /** Its position in the deck, from 0; `undefined` for a surplus card. */
  readonly place: number | undefined;
  readonly expected: Card | undefined;
  readonly got: Card | undefined;
}

/** The seed can't be used, so nothing else was checked. */
export interface SeedLine {
  readonly code: 'seed';
  readonly ok: false;
  readonly problem: SeedProblem;
}

export interface CommitmentLine {
  readonly code: 'commitment';
  readonly ok: boolean;
  readonly expected: string;
  readonly got: string;
}

/** One step of the check, and whether it passed. */
export type DealLine =
  | SeedLine
  | CommitmentLine
  | {
      readonly code: 'dice';
      readonly ok: boolean;
      readonly expected: readonly number[];
      readonly got: readonly number[];
    }
  /** All dealt cards, compared with the deck that the seed and the cuts give. */
  | {
      readonly code: 'deck';
      readonly ok: boolean;
      readonly cuts: number;
      /**
       * Why the step failed: cards that are missing or doubled, cuts that were ignored, or another
       * deck (or other cuts).
       */
      readonly fault: ShuffleFault['code'] | undefined;
      /** How many different cards there are. A card that nobody saw counts as the expected one. */
      readonly different: number;
    }
  /** The cards of one seat, or those put aside. */
  | {
      readonly code: 'hand';
      readonly ok: boolean;
      readonly seat: Seat | null;
      readonly faults: readonly CardFault[];
      /** How many of them nobody saw, so that nobody can compare them. */
      readonly unseen: number;
      /** Whether the hand that was laid down consists of these cards. */
      readonly laid: boolean;
    };

export interface DealCheck {
  /** Whether every step passed. */
  readonly fair: boolean;
  /**
   * The deck that the seed and the cuts give, the first card dealt first; empty if the seed can't
   * be used.
   */
  readonly deck: readonly Card[];
  readonly lines: readonly DealLine[];
}

/** Marks a position of the deck without a card. */
const NO_CARD: Card = -2;

/**
 * The deck as it was dealt. For a card that nobody saw, it takes the expected one. If that one was seen
 * elsewhere, it takes any card that was not seen. A missing card is `NO_CARD`.
 */
function deckAsSeen(due: readonly Card[], dealt: readonly DealtTo[]): readonly Card[] {
  const deck: (Card | undefined)[] = due.map(() => FACE_DOWN);
  for (const [, places, cards] of dealt) {
    for (const [index, place] of withIndex(places)) deck[place] = cards[index];
  }
  const free = new Set(due.filter((card) => !deck.includes(card)));
  const guessed = deck.map((card, place) => {
    if (card !== FACE_DOWN) return card ?? NO_CARD;
    return free.delete(due[place]!) ? due[place]! : FACE_DOWN;
  });
  const left = [...free];
  return guessed.map((card) => (card === FACE_DOWN ? (left.pop() ?? NO_CARD) : card));
}

/**
 * Compares the deck. If the cuts were ignored, the deck looks wrong, so that is tested separately.
 */
function deckLine(anew: RecomputedDeal, cuts: number, dealt: readonly DealtTo[]): DealLine {
  const [commitment, uncut, due] = anew;
  const faultOf = (deck: readonly Card[]): ShuffleFault | undefined =>
    deckFault([commitment, uncut, deck], deckAsSeen(deck, dealt));
  const found = faultOf(due);
  const fault = found && cuts > 0 && !faultOf(uncut) ? 'uncut' : found?.code;
  const different = found?.code === 'cards' ? found.count : due.length;
  return { code: 'deck', ok: !found, cuts, fault, different };
}

function handLine([seat, places, cards, laid]: DealtTo, due: readonly Card[]): DealLine {
  const dueCards = places.map((place) => due[place]!);
  const length = Math.max(dueCards.length, cards.length);
  const all = listOf(length, (index): CardFault => {
    return { place: places[index], expected: dueCards[index], got: cards[index] };
  });
  const faults = all.filter(({ expected, got }) => got !== FACE_DOWN && got !== expected);
  const unseen = cards.filter((card) => card === FACE_DOWN).length;
  const isSame = new Set(laid.filter((card) => dueCards.includes(card))).size === dueCards.length;
  const good = laid.length === 0 || (isSame && laid.length === dueCards.length);
  const ok = faults.length === 0 && good && (unseen === 0 || seat === null);
  return { code: 'hand', ok, seat, faults, unseen, laid: good };
}

/** The dice come from the seed too. They decide who gets which hand. */
function diceLines(expected: readonly number[], got: readonly number[]): readonly DealLine[] {
  if (got.length === 0) return [];
  return [{ code: 'dice', ok: got.every((die, at) => die === expected[at]), expected, got }];
}

/** Whether the promised commitment is the seed's own, `got`. */
export function commitmentLine(promised: string, got: string): CommitmentLine {
  const expected = promised.trim().toLowerCase();
  return { code: 'commitment', ok: expected === got, expected, got };
}

/** All that a deal consists of, computed again from the seed and the cuts. */
export type RecomputedDeal = readonly [...RecomputedShuffle, dice: readonly number[]];

/**
 * @param dice how many dice are thrown
 * @param size how many cards the deck has
 */
export const recomputeDeal = (
  seed: Seed,
  cuts: readonly string[],
  dice: number,
  size: number,
): RecomputedDeal => [...recomputeShuffle(seed, cuts, size), secureDice(seed, dice)];

/**
 * Compares a deal, step by step, with the one computed from the seed and the cuts.
 *
 * @param dealt where the cards went; none: no hand is compared
 * @param dice what was thrown; none: dice are not compared
 */
export function compareDeal(
  commitment: string,
  anew: RecomputedDeal,
  cuts: number,
  dealt: readonly DealtTo[],
  dice: readonly number[],
): DealCheck {
  const [got, , deck, expected] = anew;
  const lines = [
    commitmentLine(commitment, got),
    ...diceLines(expected, dice),
    deckLine(anew, cuts, dealt),
    ...dealt.map((to) => handLine(to, deck)),
  ];
  return { fair: lines.every(({ ok }) => ok), deck, lines };
}

/**
 * Computes a deal from the revealed seed and the players' cuts, and compares it with what was
 * dealt.
 *
 * @param size how many cards the game's deck has: 53 with the joker
 */
export function checkDeal(
  commitment: string,
  seed: Seed | string,
  cuts: readonly string[],
  dealt: readonly DealtTo[],
  dice: readonly number[],
  size: number = TABLE_DECK_SIZE,
): DealCheck {
  const read = parseSeed(typeof seed === 'string' ? seed : formatSeed(seed));
  if ('problem' in read) {
    return { fair: false, deck: [], lines: [{ code: 'seed', ok: false, ...read }] };
  }
  const anew = recomputeDeal(read.value, cuts, dice.length, size);
  return compareDeal(commitment, anew, cuts.length, dealt, dice);
}
