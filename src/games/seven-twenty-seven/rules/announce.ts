import { type Card, FACE_DOWN } from '../../../core/cards/card.js';
import type { Seat } from '../../../core/engine/rules.js';
import type { SteppedChange } from '../../../core/engine/session.js';
import { type Explanation, explainPot } from './explain.js';
import { toCall } from './figures.js';
import type { Declaration, Totals } from './results.js';
import { totalsOf } from './scoring.js';
import { type Phase, type Seven27Move, type Seven27State, seatsThat } from './state.js';

/** What is told of a hand of Seven Twenty-Seven, as keys with their figures; seats are from 0. */
export type Seven27Announcement =
  | {
      readonly code: 'hand-started';
      readonly hand: number;
      readonly dealer: Seat;
      readonly ante: number;
      /** Chips of an earlier hand that it is played for too. */
      readonly carried: number;
    }
  | { readonly code: 'sits-out' | 'cut' | 'check' | 'fold' | 'bust'; readonly seat: Seat }
  /** Fewer than two were in, so nothing was dealt. */
  | { readonly code: 'nobody-played' }
  /** The cards were dealt; what each seat shows, from the dealer's left. */
  | {
      readonly code: 'dealt';
      readonly shown: readonly { readonly seat: Seat; readonly cards: readonly Card[] }[];
    }
  /** The cards of whoever listens, and what they come to, in half points. */
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
  /** A card that was taken: which one, where it is seen; what one's own hand comes to with it. */
  | {
      readonly code: 'take';
      readonly seat: Seat;
      readonly card: Card | null;
      readonly totals: Totals | null;
    }
  | { readonly code: 'stand'; readonly seat: Seat; readonly frozen: boolean }
  /** `null`: what it was is not seen yet. */
  | { readonly code: 'declare'; readonly seat: Seat; readonly targets: Declaration | null }
  /** What was declared in secret is shown, all at once. */
  | {
      readonly code: 'declared';
      readonly all: readonly { readonly seat: Seat; readonly targets: Declaration }[];
    }
  /** The hand goes on to something else. */
  | { readonly code: 'phase'; readonly phase: Phase }
  /** Whoever listens is to act; `call` is what staying in costs. */
  | { readonly code: 'turn'; readonly seat: Seat; readonly call: number }
  | { readonly code: 'line'; readonly line: Explanation }
  /** What a person has in the end. */
  | { readonly code: 'stack'; readonly seat: Seat; readonly chips: number };

type Told = readonly Seven27Announcement[];

/** The next hand of the table, before anybody antes. */
export const announceStart = (
  { options: { dealer, ante, carried } }: Seven27State,
  hand: number,
): Seven27Announcement => ({ code: 'hand-started', hand, dealer, ante, carried });

const totalsIn = ({ seats, options }: Seven27State, seat: Seat): Totals =>
  totalsOf(seats[seat]!.cards, options.scoring, options.tens);

/**
 * The cards of whoever listens, as the view shows them: none before the deal, and none of others.
 * Where several people share the device they are told only once that person asks for them.
 */
export function announceCards(view: Seven27State, seat: Seat | undefined): Told {
  const cards = seat === undefined ? [] : view.seats[seat]!.cards;
  if (seat === undefined || cards.length === 0 || cards.includes(FACE_DOWN)) return [];
  return [{ code: 'own-cards', seat, cards, totals: totalsIn(view, seat) }];
}

/** All seats, from the dealer's left. */
const around = (state: Seven27State): readonly Seat[] => seatsThat(state, () => true);

/** What lies open after the deal, and the cards of whoever listens. */
function dealt(after: Seven27State, listener: Seat | undefined): Told {
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
) => Told;

const byName: Announcer<'cut' | 'check' | 'fold'> = ({ type, seat }) => [{ code: type, seat }];

/** By what the seat did last: the chips that it took. */
const withChips: Announcer<'ante' | 'call' | 'bet' | 'raise'> = ({ type, seat }, { seats }) => {
  const { amount = 0, allIn = false } = seats[seat]!.last ?? {};
  return [{ code: type, seat, amount, allIn }];
};

const TELLERS: { readonly [Type in Seven27Move['type']]: Announcer<Type> } = {
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

/** What one move is told as, by the view after the whole step. */
const announceMove = (move: Seven27Move, after: Seven27State, listener: Seat | undefined): Told =>
  (TELLERS[move.type] as Announcer<Seven27Move['type']>)(move, after, listener);

/** Who went bust by a step, and the pots that were paid in the middle of the hand. */
function announceBusts(before: Seven27State, after: Seven27State): Told {
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

/** What was declared in secret, once all have. */
function announceDeclared(before: Seven27State, after: Seven27State): Told {
  if (before.phase !== 'declare' || after.phase !== 'over') return [];
  if (after.options.declare !== 'simultaneous') return [];
  const all = around(after).flatMap((seat) => {
    const { declared } = after.seats[seat]!;
    return declared === null ? [] : [{ seat, targets: declared }];
  });
  return [{ code: 'declared', all }];
}

/** What people have in the end. */
export function announceStacks({ results, options }: Seven27State): Told {
  return (results?.stacks ?? []).flatMap((chips, seat): Told =>
    chips === null || options.kinds[seat] !== 'human' ? [] : [{ code: 'stack', seat, chips }],
  );
}

/** Where a step led: to another phase, or to the listener's turn. The end is told as it comes to be seen: see `reveal`. */
function announceTurn(before: Seven27State, after: Seven27State, listener: Seat | undefined): Told {
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
 * What is spoken of a step, by the views before it and after it of the seat that listens; without
 * one, by what anybody may see. No figure in it is of a card that the view hides.
 */
export function announce(
  before: Seven27State,
  { step }: SteppedChange<Seven27Move>,
  after: Seven27State,
  listener?: Seat,
): Told {
  return [
    ...[step.move, ...step.automatic].flatMap((move) => announceMove(move, after, listener)),
    ...announceBusts(before, after),
    ...announceDeclared(before, after),
    ...announceTurn(before, after, listener),
  ];
}
