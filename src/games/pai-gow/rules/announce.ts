import { type Card, FACE_DOWN } from '../../../core/cards/card.js';
import type { Seat } from '../../../core/engine/rules.js';
import type { SteppedChange } from '../../../core/engine/session.js';
import { sorted } from './arrange.js';
import { isRounded, type PushHand } from './push.js';
import { type HandDescription, decidingCard, describeFive, describeTwo } from './describe.js';
import type { DealerResult, SeatResult } from './results.js';
import { ranksOf } from './settle.js';
import type { PaigowMove, PaigowSeat, PaigowState } from './state.js';

/** Descriptions of a seat's two hands. */
export interface HandsDescribed {
  readonly front: HandDescription;
  readonly back: HandDescription;
}

/** An announcement: a message code with its figures. Seats are numbers from 0. */
export type PaigowAnnouncement =
  | {
      readonly code: 'hand-started';
      readonly hand: number;
      readonly dealer: Seat;
      readonly house: boolean;
      /** The seat that is first offered the bank. */
      readonly offered?: Seat;
    }
  | { readonly code: 'bet'; readonly seat: Seat; readonly amount: number; readonly bonus: number }
  | {
      readonly code: 'sits-out' | 'cut' | 'set' | 'takes-bank' | 'passes-bank';
      readonly seat: Seat;
    }
  /** The seat that is offered the bank next, or, if nobody took it, that the house deals. */
  | { readonly code: 'bank-offered'; readonly seat: Seat }
  | { readonly code: 'house-deals' }
  /** Nobody staked, so no cards were dealt. */
  | { readonly code: 'nobody-played' }
  /** The dice (none in a quick deal), and the seat that they give the first hand to. */
  | { readonly code: 'dealt'; readonly first: Seat; readonly dice: readonly number[] }
  /** The listener's cards, highest first. */
  | { readonly code: 'own-cards'; readonly seat: Seat; readonly cards: readonly Card[] }
  /**
   * All players have set, so the dealer's cards are turned up. `sets` is true if a person must
   * still set them.
   */
  | {
      readonly code: 'dealer-shown';
      readonly seat: Seat;
      readonly cards: readonly Card[];
      readonly sets: boolean;
    }
  | ({ readonly code: 'dealer-set'; readonly seat: Seat } & HandsDescribed)
  /** A player's hands and result. `brief` shortens it for a seat without a person. */
  | ({
      readonly code: 'paid';
      readonly result: SeatResult;
      readonly brief: boolean;
      /** The commission was rounded up. */
      readonly rounded?: true;
      /** The dealer's hand that returned the stake. */
      readonly push?: PushHand;
    } & HandsDescribed)
  | {
      readonly code: 'dealer-paid';
      readonly house: boolean;
      readonly result: DealerResult;
      readonly rounded?: true;
    }
  /** A person's chips at the end of the hand. */
  | { readonly code: 'stack'; readonly seat: Seat; readonly chips: number };

/** Announces the next hand, before anybody stakes. */
export const announceStart = (
  { options: { dealer, house }, offered }: PaigowState,
  hand: number,
): PaigowAnnouncement => ({
  ...{ code: 'hand-started', hand, dealer, house },
  ...(offered !== null && { offered }),
});

const inOrder = ({ seats }: PaigowState, seat: Seat): readonly Card[] =>
  sorted(seats[seat]!.cards, 'rank');

/**
 * Announces the listener's cards, if the view shows them. At a shared device that is only after the
 * person asks for them.
 */
export function announceCards(
  view: PaigowState,
  seat: Seat | undefined,
): readonly PaigowAnnouncement[] {
  const cards = seat === undefined ? [] : view.seats[seat]!.cards;
  if (seat === undefined || cards.length === 0 || cards.includes(FACE_DOWN)) return [];
  return [{ code: 'own-cards', seat, cards: inOrder(view, seat) }];
}

/** Describes a seat's hands, which the view must show. */
function describeSeat({ seats, options }: PaigowState, seat: Seat): HandsDescribed {
  const { front, back } = seats[seat]!;
  return { front: describeTwo(front), back: describeFive(back, options.wheel) };
}

/**
 * Describes a seat's hands, including the card by which the five-card hand differs from the
 * dealer's.
 */
function describePaid(after: PaigowState, seat: Seat): HandsDescribed {
  const { seats, options } = after;
  const rank = ({ front, back }: PaigowSeat): number => ranksOf(front, back, options.wheel).back;
  const { front, back } = describeSeat(after, seat);
  const apart = decidingCard(rank(seats[seat]!), rank(seats[options.dealer]!));
  return { front, back: { ...back, ...apart } };
}

const isPerson = ({ options }: PaigowState, seat: Seat): boolean => options.kinds[seat] === 'human';

/** Whether the commission of a win was rounded up. */
const roundedOf = (
  { net, commission }: Pick<DealerResult, 'net' | 'commission'>,
  { options }: PaigowState,
): { readonly rounded?: true } =>
  commission > 0 && isRounded(net + commission, options.commission) ? { rounded: true } : {};

/** Announces a player's hands and result. */
export function announceSeat(after: PaigowState, result: SeatResult): PaigowAnnouncement {
  const brief = !isPerson(after, result.seat);
  const rounded = brief ? {} : roundedOf(result, after);
  const { push } = after.results!;
  const back = push !== null && !result.foul ? { push } : {};
  return { code: 'paid', result, brief, ...rounded, ...back, ...describePaid(after, result.seat) };
}

/** Announces the dealer's result, and the chips that people have now. */
export function announcePaid(after: PaigowState): readonly PaigowAnnouncement[] {
  const { dealer, stacks } = after.results!;
  const left = stacks.flatMap((chips, seat): readonly PaigowAnnouncement[] =>
    chips === null || !isPerson(after, seat) ? [] : [{ code: 'stack', seat, chips }],
  );
  const { house } = after.options;
  const paid = { code: 'dealer-paid', house, result: dealer, ...roundedOf(dealer, after) } as const;
  return [paid, ...left];
}

const announceOffer = ({ offered }: PaigowState): readonly PaigowAnnouncement[] =>
  offered === null ? [{ code: 'house-deals' }] : [{ code: 'bank-offered', seat: offered }];

/** Announces one move, by the view after the whole step. */
function announceMove(
  move: PaigowMove,
  after: PaigowState,
  listener: Seat | undefined,
): readonly PaigowAnnouncement[] {
  switch (move.type) {
    case 'bet':
      return [{ code: 'bet', seat: move.seat, amount: move.amount, bonus: move.bonus ?? 0 }];
    case 'pass':
      return [{ code: 'sits-out', seat: move.seat }];
    case 'bank':
      return [{ code: 'takes-bank', seat: move.seat }];
    case 'decline':
      return [{ code: 'passes-bank', seat: move.seat }, ...announceOffer(after)];
    case 'cut':
      return [{ code: 'cut', seat: move.seat }];
    case 'deal': {
      const dealt = { code: 'dealt', first: after.first!, dice: after.options.dice } as const;
      return [dealt, ...announceCards(after, listener)];
    }
    case 'set':
      return move.seat === after.options.dealer
        ? [{ code: 'dealer-set', seat: move.seat, ...describeSeat(after, move.seat) }]
        : [{ code: 'set', seat: move.seat }];
    // `reveal` announces the end of the hand step by step.
    case 'settle':
      return [];
  }
}

/** Announces that all have set or passed, if this move was the last one. */
function announceTurn(before: PaigowState, after: PaigowState): readonly PaigowAnnouncement[] {
  const seat = after.options.dealer;
  if (before.phase === 'set' && after.phase !== 'set') {
    const sets = after.phase === 'dealer';
    return [{ code: 'dealer-shown', seat, cards: inOrder(after, seat), sets }];
  }
  return before.phase === 'bets' && after.phase === 'over' ? [{ code: 'nobody-played' }] : [];
}

/**
 * Announces a step, by the listener's views before and after it. Without a listener, the views are
 * what anybody may see. Hidden cards never influence the result.
 */
export function announce(
  before: PaigowState,
  { step }: SteppedChange<PaigowMove>,
  after: PaigowState,
  listener?: Seat,
): readonly PaigowAnnouncement[] {
  return [
    ...announceMove(step.move, after, listener),
    ...announceTurn(before, after),
    ...step.automatic.flatMap((move) => announceMove(move, after, listener)),
  ];
}
