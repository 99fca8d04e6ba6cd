import type { Card } from '../../cards/card.js';
import { ACES, HIGH, JOKER_BIT, LANE, LOW, flushLane, straights, topOf } from './hand-bits.js';

/** Where A-2-3-4-5 ranks among the straights: below A-K-Q-J-10 alone, or below all. */
export const WHEELS = ['second', 'low'] as const;
export type Wheel = (typeof WHEELS)[number];

/** The kinds of hands, lowest first. A royal flush is the highest straight flush. */
export const KINDS = {
  nothing: 0,
  pair: 1,
  'two-pairs': 2,
  trips: 3,
  straight: 4,
  flush: 5,
  'full-house': 6,
  quads: 7,
  'straight-flush': 8,
  'five-aces': 9,
} as const;
export type KindName = keyof typeof KINDS;
export type Kind = (typeof KINDS)[KindName];

/** What a straight ranks by where it is no plain high card: the deuce to the king are 2 to 13. */
export const BROADWAY = 15;
export const SECOND_WHEEL = 14;
export const LOW_WHEEL = 5;

/**
 * A rank is one number: the kind, then up to five figures of four bits (2 to 14, the ace high), the
 * first the weightiest. Figures that a hand has not are 0: so a two-card hand ranks below the
 * five-card hand that begins as it does.
 */
const KIND_AT = 20;
const [FIRST_AT, SECOND_AT, THIRD_AT] = [16, 12, 8] as const;

/** The kind of a rank, of five cards or of two. */
export const kindOfFive = (rank: number): Kind => (rank >>> KIND_AT) as Kind;

/** The figures of so many highest bits of a lane, the first of them at a place. */
function figures(lane: number, count: number, at: number): number {
  let found = 0;
  for (let n = 0, rest = lane; n < count && rest; n++) {
    const top = topOf(rest);
    found |= top << (at - 4 * n);
    rest &= ~(1 << (top - 2));
  }
  return found;
}

/** The weight of the best straight in a lane; 0 where there is none. */
function bestStraight(lane: number, joker: boolean, wheel: Wheel): number {
  const found = straights(lane, joker);
  if (!found) return 0;
  if (found & 0x200) return BROADWAY;
  if (found & 1 && wheel === 'second') return SECOND_WHEEL;
  return 36 - Math.clz32(found);
}

/** The rank of a kind that has one rank before its kickers. */
function withKickers(kind: Kind, group: number, all: number, kickers: number): number {
  const top = topOf(group);
  const rest = all & ~(1 << (top - 2));
  return (kind << KIND_AT) | (top << FIRST_AT) | figures(rest, kickers, SECOND_AT);
}

/** Two pairs, a pair or nothing, of the ranks that are there once and those that are there twice. */
function rankLow(once: number, twice: number): number {
  if (!twice) return figures(once, 5, FIRST_AT);
  const below = twice & ~(1 << (topOf(twice) - 2));
  if (!below) return withKickers(KINDS.pair, twice, once, 3);
  const pairs = figures(twice, 2, FIRST_AT);
  const used = (1 << (topOf(twice) - 2)) | (1 << (topOf(below) - 2));
  return (KINDS['two-pairs'] << KIND_AT) | pairs | figures(once & ~used, 1, THIRD_AT);
}

/** A flush; the joker is its highest missing card. */
function rankFlush(lane: number, joker: boolean): number {
  const missing = joker ? 1 << (topOf(LANE & ~lane) - 2) : 0;
  return (KINDS.flush << KIND_AT) | figures(lane | missing, 5, FIRST_AT);
}

/**
 * The best five of five to seven cards, given as their bits (`hand-bits.ts`).
 *
 * The joker joins the aces, save in straights and flushes, where it is what is missing.
 */
export function rankBits(low: number, high: number, wheel: Wheel): number {
  const joker = (low & JOKER_BIT) !== 0;
  const flush = flushLane(low, high);
  const run = flush && bestStraight(flush, joker, wheel);
  if (run) return (KINDS['straight-flush'] << KIND_AT) | (run << FIRST_AT);
  const [clubs, diamonds, hearts, spades] = [low & LANE, low >>> 16, high & LANE, high >>> 16];
  const [minor, minors] = [clubs | diamonds, clubs & diamonds];
  const [major, majors] = [hearts | spades, hearts & spades];
  const natural = minor | major;
  let once = natural;
  let twice = minors | majors | (minor & major);
  let thrice = (minors & major) | (minor & majors);
  let fourfold = minors & majors;
  if (joker) {
    if (fourfold & ACES) return (KINDS['five-aces'] << KIND_AT) | (14 << FIRST_AT);
    fourfold |= thrice & ACES;
    thrice |= twice & ACES;
    twice |= once & ACES;
    once |= ACES;
  }
  if (fourfold) return withKickers(KINDS.quads, fourfold, once, 1);
  if (thrice) {
    const pairs = twice & ~(1 << (topOf(thrice) - 2));
    if (pairs) return withKickers(KINDS['full-house'], thrice, pairs, 1);
  }
  if (flush) return rankFlush(flush, joker);
  const straight = bestStraight(natural, joker, wheel);
  if (straight) return (KINDS.straight << KIND_AT) | (straight << FIRST_AT);
  return thrice ? withKickers(KINDS.trips, thrice, once, 2) : rankLow(once, twice);
}

/** The rank of five cards: higher is better, equal is a tie. */
export function rankFive(a: Card, b: Card, c: Card, d: Card, e: Card, wheel: Wheel): number {
  return rankBits(
    LOW[a]! | LOW[b]! | LOW[c]! | LOW[d]! | LOW[e]!,
    HIGH[a]! | HIGH[b]! | HIGH[c]! | HIGH[d]! | HIGH[e]!,
    wheel,
  );
}

/** The rank of the best five among five to seven cards. */
export function bestFive(cards: readonly Card[], wheel: Wheel): number {
  let low = 0;
  let high = 0;
  for (const card of cards) {
    low |= LOW[card]!;
    high |= HIGH[card]!;
  }
  return rankBits(low, high, wheel);
}

/** The rank of two cards; the joker is an ace. */
export function rankTwo(a: Card, b: Card): number {
  // The ace is 14; the joker, whose number would be rank 14, too.
  const [first, second] = [a >> 2 || 13, b >> 2 || 13];
  if (first === second) return (KINDS.pair << KIND_AT) | ((first + 1) << FIRST_AT);
  const [top, other] = first > second ? [first, second] : [second, first];
  return ((top + 1) << FIRST_AT) | ((other + 1) << SECOND_AT);
}

/** Whether a set is foul: the five-card hand (`back`) must rank higher than the two (`front`). */
export const isFoul = (back: number, front: number): boolean => back <= front;
