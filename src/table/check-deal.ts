import { type Card, FACE_DOWN } from '../cards/card.js';
import { type ShuffleCheck, type ShuffleFault, checkShuffle } from '../cards/check-shuffle.js';
import {
  type Seed,
  type SeedProblem,
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

/** One step of the check, and whether what was promised is what was found. */
export type DealLine =
  /** The seed can't be used, and nothing else was looked at. */
  | { readonly code: 'seed'; readonly ok: false; readonly problem: SeedProblem }
  | {
      readonly code: 'commitment';
      readonly ok: boolean;
      readonly expected: string;
      readonly got: string;
    }
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
      /** As of a `ShuffleFault`: not every card once, the cuts left out, or another deck. */
      readonly fault: 'cards' | 'uncut' | 'order' | undefined;
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

/** What is checked: the words of the house, before and after, and what came on the table. */
type Told = readonly [commitment: string, seed: Seed, dealt: readonly DealtTo[]];

/**
 * The deck as it was dealt. A card that nobody saw is taken to be the one that was due or, where that
 * lies elsewhere, any that lies nowhere; a card that is missing is none.
 */
function deckSeen(due: readonly Card[], dealt: readonly DealtTo[]): readonly Card[] {
  const deck: (Card | undefined)[] = due.map(() => FACE_DOWN);
  for (const [, places, cards] of dealt) {
    for (const [index, place] of places.entries()) deck[place] = cards[index];
  }
  const free = new Set(due.filter((card) => !deck.includes(card)));
  const guessed = deck.map((card, place) => {
    if (card !== FACE_DOWN) return card ?? NO_CARD;
    return free.delete(due[place]!) ? due[place]! : FACE_DOWN;
  });
  const left = [...free];
  return guessed.map((card) => (card === FACE_DOWN ? (left.pop() ?? NO_CARD) : card));
}

/** The deal against the deck of that seed and those cuts. */
function shuffleOf([commitment, seed, dealt]: Told, cuts: readonly string[]): ShuffleCheck {
  const { deck } = checkShuffle({ commitment, seed, cuts, deck: [] });
  return checkShuffle({ commitment, seed, cuts, deck: deckSeen(deck, dealt) });
}

const deckFault = ({ faults }: ShuffleCheck): ShuffleFault | undefined =>
  faults.find(({ code }) => code !== 'commitment');

/** Whether deck and cuts agree, and if not, in what: left out cuts look like a false deck. */
function deckLine(told: Told, cuts: readonly string[], check: ShuffleCheck): DealLine {
  const found = deckFault(check);
  const uncut = found && cuts.length > 0 && !deckFault(shuffleOf(told, []));
  const code = found?.code === 'cards' ? 'cards' : 'order';
  return {
    code: 'deck',
    ok: !found,
    cuts: cuts.length,
    fault: uncut ? 'uncut' : found && code,
    different: found?.code === 'cards' ? found.count : check.deck.length,
  };
}

function handLine([seat, places, cards, laid]: DealtTo, due: readonly Card[]): DealLine {
  const wanted = places.map((place) => due[place]!);
  const length = Math.max(wanted.length, cards.length);
  const all = Array.from({ length }, (_, index): CardFault => {
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
function diceLines(seed: Seed, got: readonly number[]): readonly DealLine[] {
  if (got.length === 0) return [];
  const expected = secureDice(seed, got.length);
  return [{ code: 'dice', ok: expected.every((die, at) => die === got[at]), expected, got }];
}

function commitmentLine({ faults, commitment }: ShuffleCheck): DealLine {
  const fault = faults.find(({ code }) => code === 'commitment');
  const told = fault?.code === 'commitment' ? fault.expected : commitment;
  return { code: 'commitment', ok: !fault, expected: told, got: commitment };
}

/**
 * Computes a whole deal anew from the seed that was revealed and the players' cuts, step by step,
 * and compares each card that came on the table. `dealt` says where each place of the deck went (a
 * game's own way to deal), `dice` what was thrown; none of either is compared with nothing.
 */
export function checkDeal(
  commitment: string,
  seed: Seed | string,
  cuts: readonly string[],
  dealt: readonly DealtTo[],
  dice: readonly number[],
): DealCheck {
  const read = parseSeed(typeof seed === 'string' ? seed : formatSeed(seed));
  if ('problem' in read) {
    return { fair: false, deck: [], lines: [{ code: 'seed', ok: false, ...read }] };
  }
  const told: Told = [commitment, read.value, dealt];
  const check = shuffleOf(told, cuts);
  const lines = [
    commitmentLine(check),
    ...diceLines(read.value, dice),
    deckLine(told, cuts, check),
    ...dealt.map((to) => handLine(to, check.deck)),
  ];
  return { fair: lines.every(({ ok }) => ok), deck: check.deck, lines };
}
