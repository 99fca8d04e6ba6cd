import type { Card } from '../cards/card.js';
import { cardCode } from '../cards/notation.js';
import type { Seat } from '../engine/rules.js';
import type { TrickRefusal } from './refusals.js';
import { type TrickMove, type TrickState, withTrickSeat } from './state.js';
import { type TrickTable, partnerOf } from './trick-table.js';
import { refuseHandCard } from './trump.js';

/** The number of cards that a seat passes. */
export function passCount({ rules }: TrickTable): number {
  if (rules.pass) return rules.pass.cards;
  return (rules.bid?.type === 'tricks' ? rules.bid.blind?.exchange : undefined) ?? 0;
}

/** The seats that exchange cards after the bidding: those with a blind nil, and their partners. */
export const exchanging = (table: TrickTable, { seats }: TrickState): readonly Seat[] =>
  passCount(table) === 0
    ? []
    : table.live.filter((seat) => {
        const partner = partnerOf(table, seat);
        return partner !== undefined && (seats[seat]!.isBlind || seats[partner]!.isBlind);
      });

/** The seat that a seat passes to. */
export const receiverOf = (table: TrickTable, seat: Seat): Seat =>
  table.rules.pass ? (seat + table.rules.pass.by) % table.rules.players : partnerOf(table, seat)!;

type Pass = Extract<TrickMove, { readonly type: 'pass' }>;

/** Explains why a seat can't pass these cards. */
export function refusePass(
  table: TrickTable,
  state: TrickState,
  { seat, cards }: Pass,
): TrickRefusal | undefined {
  const { passing, seats } = state;
  if (!passing.includes(seat)) {
    const hasPassed = seats[seat]!.passed.length > 0;
    return { code: hasPassed ? 'already-passed' : 'passes-nothing', seat };
  }
  const count = passCount(table);
  const given: readonly unknown[] = Array.isArray(cards) ? cards : [];
  if (given.length !== count) return { code: 'pass-count', cards: count };
  for (let at = 0; at < count; at++) {
    const card = given[at];
    const refused = refuseHandCard(state, seat, card);
    if (refused) return refused;
    if (given.indexOf(card) < at) return { code: 'same-card-twice', card: cardCode(card as Card) };
  }
  return undefined;
}

/** Puts a seat's cards aside. They are given once all have passed. */
export function passCards(state: TrickState, { seat, cards: passed }: Pass): TrickState {
  const cards = state.seats[seat]!.cards.filter((card) => !passed.includes(card));
  const passing = state.passing.filter((one) => one !== seat);
  return { ...withTrickSeat(state, seat, { cards, passed: [...passed] }), passing };
}

/** Gives all passed cards. */
export const givePassed = (table: TrickTable, state: TrickState): TrickState =>
  state.seats.reduce((before, { passed }, seat) => {
    if (passed.length === 0) return before;
    const to = receiverOf(table, seat);
    const cards = [...before.seats[to]!.cards, ...passed];
    return withTrickSeat(before, to, { cards, received: passed });
  }, state);
