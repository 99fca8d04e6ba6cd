import {
  type Card,
  RANKS,
  SUITS,
  type Suit,
  type SuitLetter,
  rankOf,
  suitOf,
} from '../cards/card.js';
import { ORDERED_DECK } from '../cards/deck.js';
import { listOf } from '../cards/list.js';
import { cardCode, parseCard } from '../cards/notation.js';
import type { Seat } from '../engine/rules.js';
import type { TrickRules } from './rules.js';
import type { Trick, TrickState } from './state.js';

/** Rules with all that is derived from them once. */
export interface TrickTable {
  readonly rules: TrickRules;
  /** How many sides there are. The side of a seat is its number modulo this. */
  readonly sides: number;
  /** The cards in play, in the order of the full deck. */
  readonly pack: ReadonlySet<Card>;
  /** How high a card is in its suit; higher wins. */
  readonly strengths: ReadonlyMap<Card, number>;
  /** The jokers' cards, the big one first. */
  readonly jokers: readonly Card[];
  /** The seats that get cards. */
  readonly live: readonly Seat[];
}

export const suitNumber = (letter: SuitLetter): Suit => SUITS.indexOf(letter) as Suit;

export const suitLetter = (suit: Suit): SuitLetter => SUITS[suit];

const cardsIn = (codes: readonly string[]): readonly Card[] =>
  codes.map((code) => parseCard(code) ?? -1);

/** Higher than any rank. */
const JOKER_STRENGTH = 100;

/** Derives what a table needs. The rules must have been checked. */
export function trickTableOf(rules: TrickRules): TrickTable {
  const { ranks, without = [], jokers: codes = [] } = rules.pack;
  const left = new Set(cardsIn(without));
  const jokers = cardsIn(codes);
  const isIn = (card: Card): boolean =>
    jokers.includes(card) || (ranks.includes(RANKS[rankOf(card) - 1]!) && !left.has(card));
  const pack = ORDERED_DECK.filter(isIn);
  const strengthOf = (card: Card): number => {
    const joker = jokers.indexOf(card);
    return joker < 0 ? -ranks.indexOf(RANKS[rankOf(card) - 1]!) : JOKER_STRENGTH - joker;
  };
  const out = rules.deal.out ?? [];
  return {
    rules,
    sides: rules.sides === 'opposite' ? rules.players / 2 : rules.players,
    pack: new Set(pack),
    strengths: new Map(pack.map((card) => [card, strengthOf(card)])),
    jokers,
    live: listOf(rules.players, (seat) => seat).filter((seat) => !out.includes(seat)),
  };
}

/** The suit that a card belongs to: that of trump for a joker. */
export const suitIn = ({ rules, jokers }: TrickTable, card: Card): Suit =>
  rules.trump.type === 'suit' && jokers.includes(card)
    ? suitNumber(rules.trump.suit)
    : suitOf(card);

export const strengthOf = ({ strengths }: TrickTable, card: Card): number =>
  strengths.get(card) ?? -JOKER_STRENGTH;

export const sideOf = ({ sides }: TrickTable, seat: Seat): number => seat % sides;

/** The seats of a side. */
export const seatsOf = (table: TrickTable, side: number): readonly Seat[] =>
  listOf(table.rules.players, (seat) => seat).filter((seat) => sideOf(table, seat) === side);

/** The partner of a seat; `undefined` if everyone plays alone. */
export const partnerOf = (table: TrickTable, seat: Seat): Seat | undefined =>
  seatsOf(table, sideOf(table, seat)).find((other) => other !== seat);

/** The next seat that gets cards, in the direction of play. */
export function nextLive({ live, rules }: TrickTable, seat: Seat): Seat {
  let next = (seat + 1) % rules.players;
  while (!live.includes(next)) next = (next + 1) % rules.players;
  return next;
}

/** Every seat that gets cards, from the one after `seat` on. */
export const liveAfter = (table: TrickTable, seat: Seat): readonly Seat[] => {
  const first = nextLive(table, seat);
  const at = table.live.indexOf(first);
  return [...table.live.slice(at), ...table.live.slice(0, at)];
};

/** The points of a card, by the cards of `PointsScore` or the ranks of `CardPointsScore`. */
export function pointsOf({ rules: { score } }: TrickTable, card: Card): number {
  const code = cardCode(card);
  if (score.type === 'points') return score.cards[code] ?? score.cards[code[1]!] ?? 0;
  return score.type === 'card-points' ? (score.ranks[code[0]!] ?? 0) : 0;
}

/**
 * The seat that wins a trick, or leads so far: that of the highest trump, otherwise of the highest card of the suit led.
 * Cards that lay there before trump was shown are not trumps.
 */
export function trickWinner(
  table: TrickTable,
  { trump }: Pick<TrickState, 'trump'>,
  { plays, trumpFrom }: Trick,
): Seat {
  const led = suitIn(table, plays[0]!.card);
  const rankings = plays.map(({ seat, card }, at) => {
    const suit = suitIn(table, card);
    const isTrump = suit === trump && suit !== led && trumpFrom !== null && at >= trumpFrom;
    const group = isTrump ? 2 : suit === led ? 1 : 0;
    return { seat, group, strength: strengthOf(table, card) };
  });
  return rankings.reduce((best, one) => {
    const isHigher =
      one.group > best.group || (one.group === best.group && one.strength > best.strength);
    return one.group > 0 && isHigher ? one : best;
  }).seat;
}
