import type { Card } from '../../../core/cards/card.js';
import {
  ACES,
  HIGH,
  JOKER_BIT,
  LANE,
  LOW,
  TOP_FIVE,
  flushLane,
  straights,
  topOf,
} from './hand-bits.js';

/** Where A-2-3-4-5 ranks among the straights: just below A-K-Q-J-10, or below all others. */
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

/** The names of the kinds by number. They are listed here so that a minifier can inline `KINDS`. */
export const KIND_NAMES: readonly KindName[] = [
  'nothing',
  'pair',
  'two-pairs',
  'trips',
  'straight',
  'flush',
  'full-house',
  'quads',
  'straight-flush',
  'five-aces',
];
export type Kind = (typeof KINDS)[KindName];

/**
 * The figures of straights that don't rank by their highest card. All others are 2 (deuce) to 13
 * (king).
 */
export const BROADWAY = 15;
export const SECOND_WHEEL = 14;
export const LOW_WHEEL = 5;

/**
 * A rank is one number: the kind, then up to five figures of four bits each (2 to 14, the ace
 * high), the most significant first. Missing figures are 0, so a two-card hand ranks below a
 * five-card hand that begins with the same figures.
 */
const KIND_AT = 20;
const FIRST_AT = 16;
const SECOND_AT = 12;
const THIRD_AT = 8;

/** The kind of a rank, of five cards or of two. */
export const kindOfFive = (rank: number): Kind => (rank >>> KIND_AT) as Kind;

/** The figure of the best straight in a lane; 0 if there is none. */
function bestStraight(lane: number, joker: boolean, wheel: Wheel): number {
  const found = straights(lane, joker);
  if (!found) return 0;
  if (found & 0x200) return BROADWAY;
  if (found & 1 && wheel === 'second') return SECOND_WHEEL;
  return 36 - Math.clz32(found);
}

const belowTop = (lane: number): number => lane & ~(1 << (topOf(lane) - 2));

/** The rank of a hand with one group and its kickers. */
function withKickers(kind: Kind, group: number, all: number, kickers: number): number {
  const top = topOf(group);
  const rest = TOP_FIVE[all & ~(1 << (top - 2))]! >>> (20 - 4 * kickers);
  return (kind << KIND_AT) | (top << FIRST_AT) | (rest << (16 - 4 * kickers));
}

/** The rank of two pairs, a pair or nothing, by the ranks that occur once and twice. */
function rankLow(once: number, twice: number): number {
  if (!twice) return TOP_FIVE[once]!;
  const below = belowTop(twice);
  if (!below) return withKickers(KINDS.pair, twice, once, 3);
  const kickers = once & ~(twice ^ belowTop(below));
  const pairs = (topOf(twice) << FIRST_AT) | (topOf(below) << SECOND_AT);
  return (KINDS['two-pairs'] << KIND_AT) | pairs | (topOf(kickers) << THIRD_AT);
}

/** The rank of a flush. The joker counts as the highest missing card. */
function rankFlush(lane: number, joker: boolean): number {
  const missing = joker ? 1 << (topOf(LANE & ~lane) - 2) : 0;
  return (KINDS.flush << KIND_AT) | TOP_FIVE[lane | missing]!;
}

/**
 * The rank of the best five of five to seven cards. They are given as the ranks that occur at least
 * once, twice, three and four times, without the joker.
 *
 * The joker is an ace, except in straights and flushes, where it is the missing card.
 *
 * @param flush the ranks of the suit that makes a flush, 0 if there is none
 */
export function rankPlanes(
  natural: number,
  twice: number,
  thrice: number,
  fourfold: number,
  flush: number,
  joker: boolean,
  wheel: Wheel,
): number {
  // With five aces there is no straight flush: at most three of seven cards are suited.
  const run = flush && bestStraight(flush, joker, wheel);
  if (run) return (KINDS['straight-flush'] << KIND_AT) | (run << FIRST_AT);
  let once = natural;
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

/** The rank of the best five of five to seven cards, given as bits (see `hand-bits.ts`). */
export function rankBits(low: number, high: number, wheel: Wheel): number {
  const clubs = low & LANE;
  const diamonds = low >>> 16;
  const hearts = high & LANE;
  const spades = high >>> 16;
  const minor = clubs | diamonds;
  const minors = clubs & diamonds;
  const major = hearts | spades;
  const majors = hearts & spades;
  return rankPlanes(
    minor | major,
    minors | majors | (minor & major),
    (minors & major) | (minor & majors),
    minors & majors,
    flushLane(low, high),
    (low & JOKER_BIT) !== 0,
    wheel,
  );
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

/** The rank of two cards. The joker is an ace. */
export function rankTwo(a: Card, b: Card): number {
  // An ace counts as 13 here. The joker's number already gives 13.
  const first = a >> 2 || 13;
  const second = b >> 2 || 13;
  if (first === second) return (KINDS.pair << KIND_AT) | ((first + 1) << FIRST_AT);
  const top = Math.max(first, second);
  return ((top + 1) << FIRST_AT) | ((first + second - top + 1) << SECOND_AT);
}

/**
 * Whether a set is foul: the five-card hand (`back`) does not rank higher than the two-card hand
 * (`front`).
 */
export const isFoul = (back: number, front: number): boolean => back <= front;
