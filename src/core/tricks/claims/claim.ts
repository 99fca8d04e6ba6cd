import { type Card, FACE_DOWN } from '../../cards/card.js';
import type { Seat } from '../../engine/rules.js';
import { playCard } from '../flow.js';
import { legalCards } from '../following.js';
import type { TrickRefusal } from '../refusals.js';
import type { TrickState } from '../state.js';
import { type TrickTable, strengthOf } from '../trick-table.js';
import { view as viewOf } from '../view.js';
import { isForced, lineOf } from './line.js';
import { outlookOf } from './outlook.js';
import { NO_GAIN, isBest, isSettled } from './settled.js';

/**
 * Why a seat can claim the rest of a hand.
 * `settled`: nobody can change the score any more, whatever is played.
 * `line`: the seat wins its next tricks with these cards, in this order, whatever the others hold and play. Then the
 * score is settled, and nothing was better for the seat.
 */
export type Claim =
  { readonly kind: 'settled' } | { readonly kind: 'line'; readonly cards: readonly Card[] };

/** Whether hands still draw cards from the stock. */
const isDrawing = ({ rules, live }: TrickTable, { stock }: TrickState): boolean =>
  rules.deal.draw === true && stock.length >= live.length;

/** Whether trump counts, but is not shown yet. */
const isConcealed = ({ rules }: TrickTable, { trumpShown }: TrickState): boolean =>
  rules.trump.type === 'bidder' && !trumpShown;

/**
 * Proves that a seat can claim the rest of the hand, from its view alone. The proof counts every unseen card as possibly
 * held by each other seat that is not known to be void. So it misses some claims, but finds no wrong one.
 *
 * @returns `undefined` without a proof, or if it is not the seat's turn to play a card
 */
export function claimOf(table: TrickTable, view: TrickState, seat: Seat): Claim | undefined {
  const { phase, turn, seats } = view;
  if (phase !== 'play' || turn !== seat || seats[seat]!.cards.includes(FACE_DOWN)) return undefined;
  if (isDrawing(table, view)) return undefined;
  const outlook = outlookOf(table, view, seat);
  if (isSettled(outlook, NO_GAIN)) return { kind: 'settled' };
  const line = isConcealed(table, view) ? undefined : lineOf(outlook);
  if (!line || !(isBest(outlook, line.gain) || isForced(outlook))) return undefined;
  return { kind: 'line', cards: line.cards };
}

/** Explains why a seat whose turn it is can't claim the rest of the hand. */
export function refuseClaim(
  table: TrickTable,
  state: TrickState,
  seat: Seat,
): TrickRefusal | undefined {
  if (claimOf(table, viewOf(state, seat), seat)) return undefined;
  const tricks = state.seats[seat]!.cards.length;
  if (isDrawing(table, state)) return { code: 'not-settled', tricks, reason: 'cards-drawn' };
  const reason = isConcealed(table, state) ? 'trump-concealed' : 'no-proof';
  return { code: 'not-settled', tricks, reason };
}

/** The lowest card that a seat may play. */
const lowestCard = (table: TrickTable, state: TrickState, seat: Seat): Card =>
  legalCards(table, state, seat).reduce((low, card) =>
    strengthOf(table, card) < strengthOf(table, low) ? card : low,
  );

/** Plays all cards that are left: the claimer's by the proof, the others' and what the proof leaves open lowest first. */
export function playClaim(table: TrickTable, state: TrickState, claimer: Seat): TrickState {
  const claim = claimOf(table, viewOf(state, claimer), claimer);
  const line = claim?.kind === 'line' ? [...claim.cards] : [];
  let next = state;
  while (next.phase === 'play') {
    const seat = next.turn!;
    const card = seat === claimer ? line.shift() : undefined;
    next = playCard(table, next, seat, card ?? lowestCard(table, next, seat));
  }
  return next;
}
