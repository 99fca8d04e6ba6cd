import { type Card, suitOf } from '../cards/card.js';
import { cardCode, parseCard } from '../cards/notation.js';
import type { Seat } from '../engine/rules.js';
import type { CardRefusal } from './refusals.js';
import type { TrickState } from './state.js';
import {
  type TrickTable,
  pointsOf,
  strengthOf,
  suitIn,
  suitLetter,
  suitNumber,
} from './trick-table.js';

/** One rule about the card that a seat may play: the refusal, and the cards that it allows. */
interface CardRule {
  readonly refusal: CardRefusal;
  fits(this: void, card: Card): boolean;
}

/** The suit that was led; `null` before the lead. */
export const suitLed = (table: TrickTable, { trick }: TrickState) =>
  trick?.plays[0] ? suitIn(table, trick.plays[0].card) : null;

/** Whether a suit that needs breaking is broken. */
export function isBroken(table: TrickTable, { tricks, trick }: TrickState): boolean {
  const { suit, by } = table.rules.lead!.breaking!;
  const played = [...tricks, trick!].flatMap(({ plays }) => plays.map(({ card }) => card));
  return played.some(
    (card) =>
      suitIn(table, card) === suitNumber(suit) || (by === 'points' && pointsOf(table, card) > 0),
  );
}

/** The lowest card of a suit in the pack. */
export function lowestOf(table: TrickTable, letter: 'C' | 'D' | 'H' | 'S'): Card {
  const suit = suitNumber(letter);
  const cards = [...table.pack].filter((card) => suitIn(table, card) === suit);
  return cards.reduce((low, card) =>
    strengthOf(table, card) < strengthOf(table, low) ? card : low,
  );
}

/** The seat that leads to the first trick; `undefined` if it is the one after the dealer. */
export function firstLeader(table: TrickTable, { seats }: TrickState): Seat | undefined {
  const { lowest } = table.rules.lead ?? {};
  if (lowest === undefined) return undefined;
  const card = lowestOf(table, lowest);
  return table.live.find((seat) => seats[seat]!.cards.includes(card));
}

/** No card with points in the first trick. */
const firstTrickRules = (table: TrickTable, { tricks }: TrickState): readonly CardRule[] =>
  table.rules.lead?.firstTrickNoPoints && tricks.length === 0
    ? [
        {
          refusal: { code: 'first-trick-points' },
          fits: (card) => pointsOf(table, card) <= 0,
        },
      ]
    : [];

function leadRules(table: TrickTable, state: TrickState): readonly CardRule[] {
  const { lowest, breaking } = table.rules.lead ?? {};
  const list: CardRule[] = [];
  if (lowest !== undefined && state.tricks.length === 0) {
    const due = lowestOf(table, lowest);
    list.push({
      refusal: { code: 'must-lead', card: cardCode(due) },
      fits: (card) => card === due,
    });
  }
  list.push(...firstTrickRules(table, state));
  if (breaking && !isBroken(table, state)) {
    const suit = suitNumber(breaking.suit);
    list.push({
      refusal: { code: 'not-broken', suit: breaking.suit },
      fits: (card) => suitIn(table, card) !== suit,
    });
  }
  return list;
}

/** A card that must go at the first chance: as a discard, or below a higher card of its suit. */
function chanceRules(table: TrickTable, state: TrickState): readonly CardRule[] {
  const code = table.rules.lead?.atFirstChance;
  const due = code === undefined ? undefined : parseCard(code);
  const { plays } = state.trick!;
  if (code === undefined || due === undefined) return [];
  const suit = suitIn(table, due);
  const isLed = suitLed(table, state) === suit;
  const isBeaten = plays.some(
    ({ card }) => suitIn(table, card) === suit && strengthOf(table, card) > strengthOf(table, due),
  );
  return isLed && !isBeaten
    ? []
    : [{ refusal: { code: 'first-chance', card: code }, fits: (card) => card === due }];
}

function followRules(table: TrickTable, state: TrickState, seat: Seat): readonly CardRule[] {
  const led = suitLed(table, state)!;
  const { trump: source } = table.rules;
  const isDue =
    source.type === 'bidder' && source.afterAsking === 'must-trump' && state.asked === seat;
  const { trump } = state;
  return [
    {
      refusal: { code: 'must-follow', suit: suitLetter(led) },
      fits: (card) => suitIn(table, card) === led,
    },
    ...(isDue && trump !== null
      ? [
          {
            refusal: { code: 'must-trump', suit: suitLetter(trump) } as const,
            fits: (card: Card) => suitOf(card) === trump,
          },
        ]
      : []),
    ...firstTrickRules(table, state),
    ...chanceRules(table, state),
  ];
}

/** The rules for the card of a seat whose turn it is, the first one first. Each binds if the hand can meet it. */
const cardRules = (table: TrickTable, state: TrickState, seat: Seat): readonly CardRule[] =>
  state.trick!.plays.length === 0 ? leadRules(table, state) : followRules(table, state, seat);

/** The cards that a seat may play, if it is its turn. */
export function legalCards(table: TrickTable, state: TrickState, seat: Seat): readonly Card[] {
  let cards = state.seats[seat]!.cards;
  for (const { fits } of cardRules(table, state, seat)) {
    const left = cards.filter(fits);
    if (left.length > 0) cards = left;
  }
  return cards;
}

/** Explains why a seat whose turn it is can't play a card of its hand. */
export function refuseCard(
  table: TrickTable,
  state: TrickState,
  seat: Seat,
  card: Card,
): CardRefusal | undefined {
  let { cards } = state.seats[seat]!;
  if (!cards.includes(card)) return { code: 'not-in-hand', card: cardCode(card) };
  for (const { refusal, fits } of cardRules(table, state, seat)) {
    const left = cards.filter(fits);
    if (left.length === 0) continue;
    if (!left.includes(card)) return refusal;
    cards = left;
  }
  return undefined;
}

/** Whether a seat has a card of the suit led. */
export const canFollow = (table: TrickTable, state: TrickState, seat: Seat): boolean => {
  const led = suitLed(table, state);
  return state.seats[seat]!.cards.some((card) => suitIn(table, card) === led);
};
