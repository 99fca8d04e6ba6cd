import { ACE, type Card, JOKER, KING, type Rank, type Suit } from '../../../core/cards/card.js';
import { DECK_SIZE, rankOf, suitOf } from '../../../core/cards/card.js';
import type { Reason } from '../../../core/engine/reason.js';
import {
  BROADWAY,
  KINDS,
  KIND_NAMES,
  type KindName,
  LOW_WHEEL,
  SECOND_WHEEL,
  type Wheel,
  kindOfFive,
  rankFive,
  rankTwo,
} from './hand-rank.js';

/**
 * Describes a hand as a message code with its figures. Ranks are 1 (ace) to 13 (king).
 *
 * A straight's `high` is its highest card: 1 for 10-J-Q-K-A, 5 for A-2-3-4-5. A royal flush is the
 * straight flush whose `high` is 1.
 */
export interface HandDescription extends Reason {
  readonly code: KindName;
  /** The rank that names the hand: of the pair, the trips, the highest card … */
  readonly high: Rank;
  /** The lower of two pairs, or the pair of a full house. */
  readonly low?: Rank;
  /**
   * The highest kicker, if there is one. In a flush or a hand of nothing, the second highest card.
   */
  readonly kicker?: Rank;
  /** The card that decided against another hand of the same name; see `decidingCard`. */
  readonly apart?: Rank;
  /** The rank that the joker stands for, if the hand has it. */
  readonly joker?: Rank;
  /** The suit that the joker stands for. Only a flush or a straight flush has one. */
  readonly jokerSuit?: Suit;
}

/** One figure of a rank (2 to 14) as a card's rank; 0 if the hand has none there. */
function figure(rank: number, at: number): Rank {
  const value = (rank >>> at) & 15;
  return value > KING ? ACE : value;
}

function highOfStraight(rank: number): Rank {
  const weight = (rank >>> 16) & 15;
  if (weight === BROADWAY) return ACE;
  return weight === SECOND_WHEEL ? LOW_WHEEL : weight;
}

/** Describes a rank (of five cards, or of two), except for the joker. */
export function describeRank(rank: number): HandDescription {
  const kind = kindOfFive(rank);
  const code = KIND_NAMES[kind]!;
  switch (kind) {
    case KINDS.straight:
    case KINDS['straight-flush']:
      return { code, high: highOfStraight(rank) };
    case KINDS['five-aces']:
      return { code, high: ACE };
    case KINDS['full-house']:
      return { code, high: figure(rank, 16), low: figure(rank, 12) };
    case KINDS['two-pairs']:
      return { code, high: figure(rank, 16), low: figure(rank, 12), kicker: figure(rank, 8) };
    case KINDS.nothing:
    case KINDS.pair:
    case KINDS.trips:
    case KINDS.flush:
    case KINDS.quads: {
      const kicker = figure(rank, 12);
      return { code, high: figure(rank, 16), ...(kicker > 0 && { kicker }) };
    }
  }
}

/**
 * If two hands have the same name but different ranks, returns the first card by which they differ.
 */
export function decidingCard(rank: number, other: number): Pick<HandDescription, 'apart'> {
  const [hand, than] = [describeRank(rank), describeRank(other)];
  const same = hand.code === than.code && hand.high === than.high && hand.low === than.low;
  // A rank consists of digits of four bits, the most significant first.
  const at = (31 - Math.clz32(rank ^ other)) & ~3;
  return same && rank !== other ? { apart: figure(rank, at) } : {};
}

/** The card that the joker stands for, to give the hand its rank. */
function standsFor(others: readonly Card[], rank: number, wheel: Wheel): Card | undefined {
  const [a, b, c, d] = others as readonly [Card, Card, Card, Card];
  for (let card = 0; card < DECK_SIZE; card++) {
    if (!others.includes(card) && rankFive(a, b, c, d, card, wheel) === rank) return card;
  }
  return undefined;
}

/** What the joker stands for in a hand that has it. */
function jokerPart(
  others: readonly Card[],
  rank: number,
  wheel: Wheel,
): Pick<HandDescription, 'joker' | 'jokerSuit'> {
  const kind = kindOfFive(rank);
  const suited = kind === KINDS.flush || kind === KINDS['straight-flush'];
  if (!suited && kind !== KINDS.straight) return { joker: ACE };
  const card = standsFor(others, rank, wheel)!;
  return suited ? { joker: rankOf(card), jokerSuit: suitOf(card) } : { joker: rankOf(card) };
}

export function describeFive(cards: readonly Card[], wheel: Wheel): HandDescription {
  const [a, b, c, d, e] = cards as readonly [Card, Card, Card, Card, Card];
  const rank = rankFive(a, b, c, d, e, wheel);
  const found = describeRank(rank);
  if (!cards.includes(JOKER)) return found;
  const others = cards.filter((card) => card !== JOKER);
  return { ...found, ...jokerPart(others, rank, wheel) };
}

/** Describes two cards: a pair, or nothing. */
export function describeTwo(cards: readonly Card[]): HandDescription {
  const [a, b] = cards as readonly [Card, Card];
  const found = describeRank(rankTwo(a, b));
  return cards.includes(JOKER) ? { ...found, joker: ACE } : found;
}
