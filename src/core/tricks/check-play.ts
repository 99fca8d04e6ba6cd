import { type Card, FACE_DOWN } from '../cards/card.js';
import type { Seat } from '../engine/rules.js';
import { begin, dealFirst, dealRound, drawCard } from './deal.js';
import { receiverOf } from './passing.js';
import type { TrickState } from './state.js';
import { type TrickTable, liveAfter, suitIn } from './trick-table.js';

/** The hand after the deal of this deck, with the cards that were drawn after the tricks of a view. */
function dealtAgain(table: TrickTable, view: TrickState, deck: readonly Card[]): TrickState {
  const { hand, before = hand, draw } = table.rules.deal;
  const first = dealFirst(table, begin(table, view.options, deck));
  if (draw !== true) return dealRound(table, first, hand - before);
  return view.tricks.reduce((state, { winner }) => {
    if (state.stock.length < table.live.length) return state;
    const others = liveAfter(table, winner!).filter((seat) => seat !== winner);
    return [winner!, ...others].reduce(drawCard, state);
  }, first);
}

/** Whether all cards of a view were dealt from this deck in the right order. */
function isFromDeck(table: TrickTable, view: TrickState, deck: readonly Card[]): boolean {
  const { seats } = dealtAgain(table, view, deck);
  const isRest = view.tricks.length > 0 || view.phase === 'play';
  return view.seats.every(({ dealt, places }, seat) => {
    const right = seats[seat]!;
    const isWhole = !isRest || dealt.length === right.dealt.length;
    return (
      isWhole &&
      places.every((place, at) => place === right.places[at]) &&
      dealt.every((card, at) => card === FACE_DOWN || card === right.dealt[at])
    );
  });
}

/** The cards that a seat has played, in order. */
const playedBy = ({ tricks }: TrickState, seat: Seat): readonly Card[] =>
  tricks.flatMap(({ plays }) => plays.filter((one) => one.seat === seat).map(({ card }) => card));

/** Whether each seat passed its own cards, got those that were passed to it, and played what it held then. */
function isOfHands(table: TrickTable, view: TrickState): boolean {
  return view.seats.every(({ dealt, passed, received }, seat) => {
    const held = [...dealt.filter((card) => !passed.includes(card)), ...received];
    const played = playedBy(view, seat);
    const isPassedOn =
      passed.length === 0 ||
      passed.every((card, at) => view.seats[receiverOf(table, seat)]!.received[at] === card);
    return (
      isPassedOn &&
      passed.every((card) => dealt.includes(card)) &&
      played.length === held.length &&
      played.every((card) => held.includes(card))
    );
  });
}

/**
 * Whether nobody revoked: who did not follow suit has played no card of that suit later. It is not known if cards were
 * drawn since, or if a card lay face down meanwhile.
 */
function isFollowed(table: TrickTable, view: TrickState): boolean {
  const { deal, trump } = table.rules;
  if (deal.draw === true || (trump.type === 'bidder' && trump.conceal === 'card')) return true;
  const later = view.seats.map((_, seat) => playedBy(view, seat));
  return view.tricks.every(({ plays }, at) => {
    const led = suitIn(table, plays[0]!.card);
    return plays.every(
      ({ seat, card }) =>
        suitIn(table, card) === led ||
        later[seat]!.slice(at + 1).every((one) => suitIn(table, one) !== led),
    );
  });
}

/** Whether an earlier view has the tricks with which the last one begins. */
const isBefore = ({ tricks }: TrickState, last: TrickState): boolean =>
  tricks.every(({ plays }, at) =>
    plays.every(({ seat, card }, n) => {
      const now = last.tricks[at]?.plays[n];
      return now?.seat === seat && now.card === card;
    }),
  );

/**
 * Checks the views of a finished hand by its deck: that every card was dealt from it in turn, and, if the hand was
 * played, that each seat played the cards it held and followed suit.
 */
export function checkTrickPlay(
  table: TrickTable,
  deck: readonly Card[],
  views: readonly TrickState[],
): readonly { readonly ok: boolean }[] {
  const last = views.at(-1)!;
  const dealt = views.filter(({ phase }) => phase !== 'ready');
  const wasPlayed = last.results?.played === true;
  return [
    dealt.every((view) => isFromDeck(table, view, deck) && isBefore(view, last)),
    !wasPlayed || (isOfHands(table, last) && isFollowed(table, last)),
  ].map((ok) => ({ ok }));
}
