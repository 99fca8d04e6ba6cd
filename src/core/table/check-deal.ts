import { listOf, withIndex } from '../cards/list.js';
import { type Card, FACE_DOWN } from '../cards/card.js';
import {
  type ShuffleAnew,
  type ShuffleFault,
  shuffleAnew,
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
 * Where cards of the deck went: to whom (`null`: put aside), which places of the deck they had (0 is
 * the first card), which cards came from there, `FACE_DOWN` where that was not seen; and the same
 * cards as they were laid down in the end, in any order, or none.
 */
export type DealtTo = readonly [
  seat: Seat | null,
  places: readonly number[],
  cards: readonly Card[],
  laid: readonly Card[],
];

/** A card that is not the one that was due; `undefined` for one too few or too many. */
export interface CardFault {
  /** Its place in the deck, from 0; `undefined` for a card too many. */
  readonly place: number | undefined;
  readonly expected: Card | undefined;
  readonly got: Card | undefined;
}

/** The seed can't be used, and nothing else was looked at. */
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

/** One step of the check, and whether what was promised is what was found. */
export type DealLine =
  | SeedLine
  | CommitmentLine
  | {
      readonly code: 'dice';
      readonly ok: boolean;
      readonly expected: readonly number[];
      readonly got: readonly number[];
    }
  /** All that was dealt against the deck of the seed and of so many cuts. */
  | {
      readonly code: 'deck';
      readonly ok: boolean;
      readonly cuts: number;
      /** Not every card once, the cuts left out, or another deck (or other cuts). */
      readonly fault: ShuffleFault['code'] | undefined;
      /** How many different cards there are, those counted that nobody saw. */
      readonly different: number;
    }
  /** The cards of one seat, or those put aside. */
  | {
      readonly code: 'hand';
      readonly ok: boolean;
      readonly seat: Seat | null;
      readonly faults: readonly CardFault[];
      /** How many of them nobody has seen, and so nobody can compare. */
      readonly unseen: number;
      /** Whether the hand that was laid down is made of these cards. */
      readonly laid: boolean;
    };

export interface DealCheck {
  /** Whether nothing is wrong. */
  readonly fair: boolean;
  /** The deck that was due, the first card dealt first; none where the seed is unusable. */
  readonly deck: readonly Card[];
  readonly lines: readonly DealLine[];
}

/** In a deck: a place without a card. */
const NO_CARD: Card = -2;

/**
 * The deck as it was dealt. A card that nobody saw is taken to be the one that was due or, where that
 * lies elsewhere, any that lies nowhere; a card that is missing is none.
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

/** Whether deck and cuts agree, and if not, in what: left out cuts look like a false deck. */
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
  const wanted = places.map((place) => due[place]!);
  const length = Math.max(wanted.length, cards.length);
  const all = listOf(length, (index): CardFault => {
    return { place: places[index], expected: wanted[index], got: cards[index] };
  });
  const faults = all.filter(({ expected, got }) => got !== FACE_DOWN && got !== expected);
  const unseen = cards.filter((card) => card === FACE_DOWN).length;
  const isSame = new Set(laid.filter((card) => wanted.includes(card))).size === wanted.length;
  const good = laid.length === 0 || (isSame && laid.length === wanted.length);
  const ok = faults.length === 0 && good && (unseen === 0 || seat === null);
  return { code: 'hand', ok, seat, faults, unseen, laid: good };
}

/** The dice come of the seed as well: they say who gets which hand. */
function diceLines(expected: readonly number[], got: readonly number[]): readonly DealLine[] {
  if (got.length === 0) return [];
  return [{ code: 'dice', ok: got.every((die, at) => die === expected[at]), expected, got }];
}

/** Whether a commitment is that of the seed, whose own is `got`. */
export function commitmentLine(promised: string, got: string): CommitmentLine {
  const expected = promised.trim().toLowerCase();
  return { code: 'commitment', ok: expected === got, expected, got };
}

/** What a seed and cuts give, computed anew: all that a deal is made of. */
export type RecomputedDeal = readonly [...ShuffleAnew, dice: readonly number[]];

/** `size`: cards of the deck; `dice`: how many are thrown. */
export const recomputeDeal = (
  seed: Seed,
  cuts: readonly string[],
  dice: number,
  size: number,
): RecomputedDeal => [...shuffleAnew(seed, cuts, size), secureDice(seed, dice)];

/**
 * Compares a deal with what was computed anew, step by step, and each card that came on the table.
 * `dealt` says where each place of the deck went (a game's own way to deal), `dice` what was thrown;
 * none of either is compared with nothing.
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
 * Computes a whole deal anew from the seed that was revealed and the players' cuts, and compares.
 * `size` is how many cards the deck of that game has: 53 with the joker.
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
