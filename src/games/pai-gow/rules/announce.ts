import { type Card, FACE_DOWN } from '../../../core/cards/card.js';
import type { Seat } from '../../../core/engine/rules.js';
import type { SteppedChange } from '../../../core/engine/session.js';
import { sorted } from './arrange.js';
import { isRounded, type PushHand } from './push.js';
import { type HandDescription, decidingCard, describeFive, describeTwo } from './describe.js';
import type { DealerResult, SeatResult } from './results.js';
import { ranksOf } from './settle.js';
import type { PaigowMove, PaigowSeat, PaigowState } from './state.js';

/** What a seat's two hands are. */
export interface HandsDescribed {
  readonly front: HandDescription;
  readonly back: HandDescription;
}

/** What is told of a hand of Pai Gow, as keys with their figures; seats are numbers from 0. */
export type PaigowAnnouncement =
  | {
      readonly code: 'hand-started';
      readonly hand: number;
      readonly dealer: Seat;
      readonly house: boolean;
      /** Whom the bank is offered to. */
      readonly offered?: Seat;
    }
  | { readonly code: 'bet'; readonly seat: Seat; readonly amount: number; readonly bonus: number }
  | {
      readonly code: 'sits-out' | 'cut' | 'set' | 'takes-bank' | 'passes-bank';
      readonly seat: Seat;
    }
  /** Whom the bank is offered to now; nobody took it, so the house deals. */
  | { readonly code: 'bank-offered'; readonly seat: Seat }
  | { readonly code: 'house-deals' }
  /** Nobody staked, so nothing was dealt. */
  | { readonly code: 'nobody-played' }
  /** The dice, none in a quick deal, and who gets the first hand by them. */
  | { readonly code: 'dealt'; readonly first: Seat; readonly dice: readonly number[] }
  /** The cards of whoever listens, highest first. */
  | { readonly code: 'own-cards'; readonly seat: Seat; readonly cards: readonly Card[] }
  /** All have set: the dealer's cards lie open; `sets` where a person has them to set yet. */
  | {
      readonly code: 'dealer-shown';
      readonly seat: Seat;
      readonly cards: readonly Card[];
      readonly sets: boolean;
    }
  | ({ readonly code: 'dealer-set'; readonly seat: Seat } & HandsDescribed)
  /** What a player's hands were and what they brought; `brief` where nobody listens by that seat. */
  | ({
      readonly code: 'paid';
      readonly result: SeatResult;
      readonly brief: boolean;
      /** The commission was rounded up. */
      readonly rounded?: true;
      /** The dealer's hand for which the stake came back. */
      readonly push?: PushHand;
    } & HandsDescribed)
  | {
      readonly code: 'dealer-paid';
      readonly house: boolean;
      readonly result: DealerResult;
      readonly rounded?: true;
    }
  /** What a person has in the end. */
  | { readonly code: 'stack'; readonly seat: Seat; readonly chips: number };

/** The next hand of the table, before anybody stakes. */
export const announceStart = (
  { options: { dealer, house }, offered }: PaigowState,
  hand: number,
): PaigowAnnouncement => ({
  ...{ code: 'hand-started', hand, dealer, house },
  ...(offered !== null && { offered }),
});

/** A seat's cards as they are read out. */
const inOrder = ({ seats }: PaigowState, seat: Seat): readonly Card[] =>
  sorted(seats[seat]!.cards, 'rank');

/**
 * The cards of whoever listens, as the view shows them: none before the deal, and none of others.
 * Where several people share the device they are told only once that person asks for them.
 */
export function announceCards(
  view: PaigowState,
  seat: Seat | undefined,
): readonly PaigowAnnouncement[] {
  const cards = seat === undefined ? [] : view.seats[seat]!.cards;
  if (seat === undefined || cards.length === 0 || cards.includes(FACE_DOWN)) return [];
  return [{ code: 'own-cards', seat, cards: inOrder(view, seat) }];
}

/** What a seat's hands are, where the view shows them. */
function describeSeat({ seats, options }: PaigowState, seat: Seat): HandsDescribed {
  const { front, back } = seats[seat]!;
  return { front: describeTwo(front), back: describeFive(back, options.wheel) };
}

/** The same, with the card by which the five behind won or lost against the dealer's. */
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

/** What a player's hands were and what they brought. */
export function announceSeat(after: PaigowState, result: SeatResult): PaigowAnnouncement {
  const brief = !isPerson(after, result.seat);
  const rounded = brief ? {} : roundedOf(result, after);
  const { push } = after.results!;
  const back = push !== null && !result.foul ? { push } : {};
  return { code: 'paid', result, brief, ...rounded, ...back, ...describePaid(after, result.seat) };
}

/** What the dealer won of all of them, and what people have then. */
export function announcePaid(after: PaigowState): readonly PaigowAnnouncement[] {
  const { dealer, stacks } = after.results!;
  const left = stacks.flatMap((chips, seat): readonly PaigowAnnouncement[] =>
    chips === null || !isPerson(after, seat) ? [] : [{ code: 'stack', seat, chips }],
  );
  const { house } = after.options;
  const paid = { code: 'dealer-paid', house, result: dealer, ...roundedOf(dealer, after) } as const;
  return [paid, ...left];
}

/** Whom the bank is offered to, or that the house keeps it. */
const announceOffer = ({ offered }: PaigowState): readonly PaigowAnnouncement[] =>
  offered === null ? [{ code: 'house-deals' }] : [{ code: 'bank-offered', seat: offered }];

/** What one move is told as, by the view after the whole step. */
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
    // The end is told as it comes to be seen: see `reveal`.
    case 'settle':
      return [];
  }
}

/** That all have staked or set, where the step's own move was the last one. */
function announceTurn(before: PaigowState, after: PaigowState): readonly PaigowAnnouncement[] {
  const seat = after.options.dealer;
  if (before.phase === 'set' && after.phase !== 'set') {
    const sets = after.phase === 'dealer';
    return [{ code: 'dealer-shown', seat, cards: inOrder(after, seat), sets }];
  }
  return before.phase === 'bets' && after.phase === 'over' ? [{ code: 'nobody-played' }] : [];
}

/**
 * What is spoken of a step, by the views before it and after it of the seat that listens; without
 * one, by what anybody may see. No figure in it is of a card that the view hides.
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
