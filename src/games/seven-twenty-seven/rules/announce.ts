import { type Card, FACE_DOWN } from '../../../core/cards/card.js';
import type { Seat } from '../../../core/engine/rules.js';
import type { SteppedChange } from '../../../core/engine/session.js';
import { type Explanation, explainPot } from './explain.js';
import { toCall } from './figures.js';
import type { Declaration, Totals } from './results.js';
import { totalsOf } from './scoring.js';
import { type Phase, type Seven27Move, type Seven27State, seatsThat } from './state.js';

/** An announcement about a hand: a code with its figures. Seats count from 0. */
export type Seven27Announcement =
  | {
      readonly code: 'hand-started';
      readonly hand: number;
      readonly dealer: Seat;
      readonly ante: number;
      /** Chips carried over from an earlier hand into this pot. */
      readonly carried: number;
    }
  | { readonly code: 'sits-out' | 'cut' | 'check' | 'fold' | 'bust'; readonly seat: Seat }
  /** Fewer than two players anted, so nothing was dealt. */
  | { readonly code: 'nobody-played' }
  /** The cards were dealt. Lists the face-up cards of each other seat, from the dealer's left. */
  | {
      readonly code: 'dealt';
      readonly shown: readonly { readonly seat: Seat; readonly cards: readonly Card[] }[];
    }
  /** The listener's own cards, with their totals in half points. */
  | {
      readonly code: 'own-cards';
      readonly seat: Seat;
      readonly cards: readonly Card[];
      readonly totals: Totals;
    }
  | {
      readonly code: 'ante' | 'call' | 'bet' | 'raise';
      readonly seat: Seat;
      readonly amount: number;
      readonly allIn: boolean;
    }
  /**
   * A card was taken. `card` is `null` if it is hidden, `totals` are given for the listener's own
   * hand.
   */
  | {
      readonly code: 'take';
      readonly seat: Seat;
      readonly card: Card | null;
      readonly totals: Totals | null;
    }
  | { readonly code: 'stand'; readonly seat: Seat; readonly frozen: boolean }
  /** `targets` is `null` as long as the declaration is secret. */
  | { readonly code: 'declare'; readonly seat: Seat; readonly targets: Declaration | null }
  /** Secret declarations are revealed together. */
  | {
      readonly code: 'declared';
      readonly all: readonly { readonly seat: Seat; readonly targets: Declaration }[];
    }
  /** The hand enters another phase. */
  | { readonly code: 'phase'; readonly phase: Phase }
  /** It is the listener's turn; `call` is the price of staying in. */
  | { readonly code: 'turn'; readonly seat: Seat; readonly call: number }
  | { readonly code: 'line'; readonly line: Explanation }
  /** The chips of a person at the end of the hand. */
  | { readonly code: 'stack'; readonly seat: Seat; readonly chips: number };

type Announcements = readonly Seven27Announcement[];

export const announceStart = (
  { options: { dealer, ante, carried } }: Seven27State,
  hand: number,
): Seven27Announcement => ({ code: 'hand-started', hand, dealer, ante, carried });

const totalsIn = ({ seats, options }: Seven27State, seat: Seat): Totals =>
  totalsOf(seats[seat]!.cards, options.scoring, options.tens);

/**
 * Announces the listener's own cards, if the view shows them. If several people share the device,
 * this is called only when that person asks for their cards.
 */
export function announceCards(view: Seven27State, seat: Seat | undefined): Announcements {
  const cards = seat === undefined ? [] : view.seats[seat]!.cards;
  if (seat === undefined || cards.length === 0 || cards.includes(FACE_DOWN)) return [];
  return [{ code: 'own-cards', seat, cards, totals: totalsIn(view, seat) }];
}

/** All seats, from the dealer's left. */
const around = (state: Seven27State): readonly Seat[] => seatsThat(state, () => true);

/** Announces the face-up cards of the deal, and the listener's cards. */
function dealt(after: Seven27State, listener: Seat | undefined): Announcements {
  const shown = around(after).flatMap((seat) => {
    const { cards, up } = after.seats[seat]!;
    const open = cards.filter((_, at) => up[at]);
    return seat === listener || open.length === 0 ? [] : [{ seat, cards: open }];
  });
  return [{ code: 'dealt', shown }, ...announceCards(after, listener)];
}

type Announcer<Type extends Seven27Move['type']> = (
  move: Seven27Move & { readonly type: Type },
  after: Seven27State,
  listener: Seat | undefined,
) => Announcements;

const byName: Announcer<'cut' | 'check' | 'fold'> = ({ type, seat }) => [{ code: type, seat }];

/** For moves with chips: the amount is in the seat's last action. */
const withChips: Announcer<'ante' | 'call' | 'bet' | 'raise'> = ({ type, seat }, { seats }) => {
  const { amount = 0, allIn = false } = seats[seat]!.last ?? {};
  return [{ code: type, seat, amount, allIn }];
};

const ANNOUNCERS: { readonly [Type in Seven27Move['type']]: Announcer<Type> } = {
  deal: (_, after, listener) => dealt(after, listener),
  settle: () => [],
  ante: withChips,
  call: withChips,
  bet: withChips,
  raise: withChips,
  cut: byName,
  check: byName,
  fold: byName,
  'sit-out': ({ seat }) => [{ code: 'sits-out', seat }],
  take: ({ seat }, after, listener) => {
    const card = after.seats[seat]!.cards.at(-1)!;
    const totals = seat === listener ? totalsIn(after, seat) : null;
    return [{ code: 'take', seat, card: card === FACE_DOWN ? null : card, totals }];
  },
  stand: ({ seat }, { seats }) => [{ code: 'stand', seat, frozen: seats[seat]!.frozen }],
  declare: ({ seat }, { seats, options }, listener) => {
    const open = options.declare === 'sequential' || seat === listener;
    return [{ code: 'declare', seat, targets: open ? seats[seat]!.declared : null }];
  },
};

/** Announces one move, by the view after the whole step. */
const announceMove = (
  move: Seven27Move,
  after: Seven27State,
  listener: Seat | undefined,
): Announcements =>
  (ANNOUNCERS[move.type] as Announcer<Seven27Move['type']>)(move, after, listener);

/** Announces who went bust in a step, and the pots that were paid before the end of the hand. */
function announceBusts(before: Seven27State, after: Seven27State): Announcements {
  const busts = around(after).filter(
    (seat) => after.seats[seat]!.status === 'bust' && before.seats[seat]!.status !== 'bust',
  );
  const paid = after.results ? [] : after.paidPots.slice(before.paidPots.length);
  const lines = paid.flatMap((pot) => explainPot(after, pot, 1, 2));
  return [
    ...busts.map((seat) => ({ code: 'bust', seat }) as const),
    ...lines.map((line) => ({ code: 'line', line }) as const),
  ];
}

/** Announces secret declarations after all players have declared. */
function announceDeclared(before: Seven27State, after: Seven27State): Announcements {
  if (before.phase !== 'declare' || after.phase !== 'over') return [];
  if (after.options.declare !== 'simultaneous') return [];
  const all = around(after).flatMap((seat) => {
    const { declared } = after.seats[seat]!;
    return declared === null ? [] : [{ seat, targets: declared }];
  });
  return [{ code: 'declared', all }];
}

/** Announces the chips of each person at the end of the hand. */
export function announceStacks({ results, options }: Seven27State): Announcements {
  return (results?.stacks ?? []).flatMap((chips, seat): Announcements =>
    chips === null || options.kinds[seat] !== 'human' ? [] : [{ code: 'stack', seat, chips }],
  );
}

/**
 * Announces another phase, or the listener's turn. `reveal` announces the end of the hand, step by
 * step.
 */
function announceTurn(
  before: Seven27State,
  after: Seven27State,
  listener: Seat | undefined,
): Announcements {
  if (after.phase === 'over') return after.results ? [] : [{ code: 'nobody-played' }];
  const { phase, turn } = after;
  const goesOn = phase !== before.phase && phase !== 'ante';
  const acts = turn !== null && turn === listener && (turn !== before.turn || goesOn);
  return [
    ...(goesOn ? [{ code: 'phase', phase } as const] : []),
    ...(acts ? [{ code: 'turn', seat: turn, call: toCall(after, turn) } as const] : []),
  ];
}

/**
 * Announces a step, by the views of the listening seat before and after it. Without a seat, these
 * are the views of a spectator. Announcements contain nothing that the view hides.
 */
export function announce(
  before: Seven27State,
  { step }: SteppedChange<Seven27Move>,
  after: Seven27State,
  listener?: Seat,
): Announcements {
  return [
    ...[step.move, ...step.automatic].flatMap((move) => announceMove(move, after, listener)),
    ...announceBusts(before, after),
    ...announceDeclared(before, after),
    ...announceTurn(before, after, listener),
  ];
}
