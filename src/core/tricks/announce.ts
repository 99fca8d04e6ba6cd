import { type Card, FACE_DOWN, type Suit } from '../cards/card.js';
import type { Seat } from '../engine/rules.js';
import type { SteppedChange } from '../engine/session.js';
import type { RevealStep } from '../table/hand-log.js';
import type { SideResult } from './results.js';
import type { MoonChoice } from './rules.js';
import type { TrickMove, TrickState } from './state.js';

/** How one side did, for an announcement. `side` is that of the seats with this number. */
export interface SideLine extends SideResult {
  readonly side: number;
}

/** An announcement about a hand: a code with its figures. Seats count from 0. */
export type TrickAnnouncement =
  | { readonly code: 'hand-started'; readonly hand: number; readonly dealer: Seat }
  | { readonly code: 'own-cards'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly code: 'cut' | 'passed-cards' | 'pair' | 'asked' | 'claimed'; readonly seat: Seat }
  | { readonly code: 'double' | 'redouble' | 'no-double' | 'blind-nil'; readonly seat: Seat }
  /** A number; `null` for a pass. */
  | { readonly code: 'bid'; readonly seat: Seat; readonly bid: number | null }
  /** Trump was named. Its suit is `null` while it is concealed. */
  | { readonly code: 'trump'; readonly seat: Seat; readonly suit: Suit | null }
  | { readonly code: 'laid'; readonly seat: Seat; readonly card: Card | null }
  | { readonly code: 'trump-shown'; readonly suit: Suit }
  | { readonly code: 'turned'; readonly card: Card }
  /** The cards that the listener got from another player. */
  | { readonly code: 'received'; readonly seat: Seat; readonly cards: readonly Card[] }
  /** A card was played. `isLead` for the first one of a trick. */
  | { readonly code: 'play'; readonly seat: Seat; readonly card: Card; readonly isLead: boolean }
  | { readonly code: 'trick-won'; readonly seat: Seat }
  /** The listener drew a card. */
  | { readonly code: 'drew'; readonly seat: Seat; readonly card: Card }
  /** It is the listener's turn. */
  | { readonly code: 'turn'; readonly seat: Seat }
  | { readonly code: 'not-played' }
  | { readonly code: 'moon'; readonly seat: Seat; readonly choice: MoonChoice }
  | { readonly code: 'side'; readonly line: SideLine }
  | { readonly code: 'game-won'; readonly sides: readonly number[] };

type Announcements = readonly TrickAnnouncement[];
type Change = SteppedChange<TrickMove>;

export const announceStart = ({ options: { dealer, hand } }: TrickState): TrickAnnouncement => ({
  code: 'hand-started',
  hand,
  dealer,
});

/** The listener's own cards, if the view shows them. */
export function announceCards(view: TrickState, seat: Seat | undefined): Announcements {
  const cards = seat === undefined ? [] : view.seats[seat]!.cards;
  if (seat === undefined || cards.length === 0 || cards.includes(FACE_DOWN)) return [];
  return [{ code: 'own-cards', seat, cards }];
}

/** A move before the tricks, as an announcement. */
function announceEarly(move: TrickMove, after: TrickState): TrickAnnouncement | undefined {
  switch (move.type) {
    case 'bid':
      return { code: 'bid', seat: move.seat, bid: move.bid };
    case 'trump':
      return { code: 'trump', seat: move.seat, suit: after.trump };
    case 'lay':
      return { code: 'laid', seat: move.seat, card: after.laid === FACE_DOWN ? null : after.laid };
    case 'pass':
      return { code: 'passed-cards', seat: move.seat };
    default:
      return undefined;
  }
}

/** A move of a seat, as an announcement. The moves of a shuffle need none. */
function announceMove(
  before: TrickState,
  move: TrickMove,
  after: TrickState,
): TrickAnnouncement | undefined {
  switch (move.type) {
    case 'cut':
    case 'pair':
    case 'double':
    case 'redouble':
    case 'no-double':
    case 'blind-nil':
      return { code: move.type, seat: move.seat };
    case 'ask':
      return { code: 'asked', seat: move.seat };
    case 'claim':
      return { code: 'claimed', seat: move.seat };
    case 'play': {
      const isLead = before.trick?.plays.length === 0;
      return { code: 'play', seat: move.seat, card: move.card, isLead };
    }
    default:
      return announceEarly(move, after);
  }
}

/** The cards that the listener got since, and a card that it drew. */
function announceNewCards(before: TrickState, after: TrickState, listener: Seat): Announcements {
  const [was, is] = [before.seats[listener]!, after.seats[listener]!];
  const isDealt = is.dealt.length > was.dealt.length;
  if (isDealt && before.phase === 'play') {
    const card = is.dealt.at(-1)!;
    return card === FACE_DOWN ? [] : [{ code: 'drew', seat: listener, card }];
  }
  const isSeen = is.cards.length > 0 && !is.cards.includes(FACE_DOWN);
  const isFirst = was.cards.length === 0 || was.cards.includes(FACE_DOWN) || isDealt;
  const own: Announcements = isSeen && isFirst ? announceCards(after, listener) : [];
  const isGiven = is.received.length > was.received.length && is.received[0] !== FACE_DOWN;
  return isGiven ? [...own, { code: 'received', seat: listener, cards: is.received }] : own;
}

/** Trump as the table shows it since: turned up by the deal, or shown because somebody asked. */
function announceTrump(before: TrickState, after: TrickState): Announcements {
  if (before.phase === 'ready' && after.turned !== null) {
    return [{ code: 'turned', card: after.turned }];
  }
  const isShown = after.trumpShown && !before.trumpShown && before.phase === 'play';
  return isShown && after.trump !== null ? [{ code: 'trump-shown', suit: after.trump }] : [];
}

/** The trick that the step completed. */
function announceTrick(before: TrickState, after: TrickState): Announcements {
  const trick = after.tricks.length === before.tricks.length + 1 ? after.tricks.at(-1) : undefined;
  return trick ? [{ code: 'trick-won', seat: trick.winner! }] : [];
}

/** Whether it is the listener's turn since this step. */
const announceTurn = (before: TrickState, after: TrickState, listener: Seat): Announcements =>
  after.turn === listener && before.turn !== listener && after.phase !== 'over'
    ? [{ code: 'turn', seat: listener }]
    : [];

/** Announces a step, as the listening seat sees it. */
export function announce(
  before: TrickState,
  { step: { move } }: Change,
  after: TrickState,
  listener: Seat | undefined,
): Announcements {
  const said = announceMove(before, move, after);
  return [
    ...(said ? [said] : []),
    ...announceTrick(before, after),
    ...announceTrump(before, after),
    ...(listener === undefined ? [] : announceNewCards(before, after, listener)),
    ...(listener === undefined ? [] : announceTurn(before, after, listener)),
  ];
}

/** The result of a finished hand, line by line. */
export function announceResults({ results }: TrickState): Announcements {
  if (!results) return [];
  if (!results.played) return [{ code: 'not-played' }];
  const { moon, sides, winners } = results;
  return [
    ...(moon ? [{ code: 'moon', ...moon } as const] : []),
    ...sides.map((side, number) => ({ code: 'side', line: { ...side, side: number } }) as const),
    ...(winners ? [{ code: 'game-won', sides: winners } as const] : []),
  ];
}

/** The end of a hand: first the last trick as it lies there, then the score. */
export function reveal(view: TrickState): readonly RevealStep<TrickState, TrickAnnouncement>[] {
  if (!view.results) return [];
  const end = { view, announcements: announceResults(view) };
  if (!view.results.played) return [end];
  return [{ view: { ...view, phase: 'play', results: null }, announcements: [] }, end];
}
