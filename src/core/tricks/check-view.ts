import { type Card, DECK_SIZE, FACE_DOWN } from '../cards/card.js';
import { sumOf, withIndex } from '../cards/list.js';
import { toJson } from '../engine/json.js';
import { isOneOf } from '../engine/option.js';
import type { Seat } from '../engine/rules.js';
import type { TableRun } from '../table/table-run.js';
import { finished, redealt } from './scoring/results.js';
import { TRICK_PHASES, type Trick, type TrickSeat, type TrickState } from './state.js';
import { type TrickTable, nextLive, trickWinner } from './trick-table.js';

/** What a view is checked by. */
interface Given {
  readonly table: TrickTable;
  readonly view: TrickState;
  /** An earlier view of the same hand. */
  readonly known: TrickState;
  /** The table before the hand. */
  readonly run: TableRun;
}

const isBetween = (value: unknown, least: number, most: number): boolean =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most;

const areCards = (cards: readonly Card[], least: number): boolean =>
  cards.every((card) => isBetween(card, least, DECK_SIZE - 1));

const areDistinct = (values: readonly unknown[]): boolean => new Set(values).size === values.length;

const isSeen = (card: Card): boolean => card !== FACE_DOWN;

/** Whether the options are those of the hand, which follow from the table. */
function areOptionsKept({ view, known, run }: Given): boolean {
  const { kinds, dealer, hand, scores, bagCounts } = known.options;
  const { match } = run;
  const ofRun = [run.kinds, run.dealer, match?.hand, match?.scores, match?.bagCounts];
  return (
    toJson(view.options) === toJson(known.options) &&
    toJson([kinds, dealer, hand, scores, bagCounts]) === toJson(ofRun)
  );
}

function arePlainFieldsGood({ view, table: { live } }: Given): boolean {
  const { phase, trump, trumpShown, stake, passing } = view;
  const seats = [view.turn, view.bidder, view.firstBidder, view.asked, view.pair];
  return (
    isOneOf<unknown>(TRICK_PHASES, phase) &&
    seats.every((seat) => seat === null || live.includes(seat)) &&
    (trump === null || isBetween(trump, 0, 3)) &&
    typeof trumpShown === 'boolean' &&
    [1, 2, 4].includes(stake) &&
    passing.every((seat) => live.includes(seat)) &&
    areDistinct(passing)
  );
}

const isSeatGood = ({ cards, dealt, passed, received, places, bid }: TrickSeat): boolean =>
  [cards, dealt, passed, received].every((some) => areCards(some, FACE_DOWN)) &&
  dealt.length === places.length &&
  (bid === null || isBetween(bid, 0, DECK_SIZE));

/** Whether each place of the deck is named once, and the deck itself is hidden. */
function isDeckGood({ view: { deck, stock, seats } }: Given): boolean {
  const places = [...stock, ...seats.flatMap((seat) => seat.places)];
  return (
    deck.length === DECK_SIZE &&
    !deck.some(isSeen) &&
    areDistinct(places) &&
    places.every((place) => isBetween(place, 0, DECK_SIZE - 1))
  );
}

/** All tricks, with the one on the table. */
const allTricks = ({ tricks, trick }: TrickState): readonly Trick[] =>
  trick ? [...tricks, trick] : tricks;

/** Whether a trick's cards were played in turn. */
const isInTurn = (table: TrickTable, { plays }: Trick, leader: Seat | undefined): boolean =>
  plays.every(({ seat }, at) => {
    const due = at === 0 ? leader : nextLive(table, plays[at - 1]!.seat);
    return table.live.includes(seat) && (due === undefined || seat === due);
  });

function isTrickGood({ table, view }: Given, trick: Trick, leader: Seat | undefined): boolean {
  const { plays, trumpFrom, winner } = trick;
  const isComplete = plays.length === table.live.length;
  return (
    (trumpFrom === null || isBetween(trumpFrom, 0, plays.length)) &&
    areCards(
      plays.map(({ card }) => card),
      0,
    ) &&
    isInTurn(table, trick, leader) &&
    winner === (isComplete ? trickWinner(table, view, trick) : null)
  );
}

/** Whether all tricks were played and won by the rules, and it is the right seat's turn. */
function areTricksGood(given: Given): boolean {
  const { table, view } = given;
  const { tricks, trick, phase, turn } = view;
  const areWon = withIndex(tricks).every(
    ([at, one]) =>
      one.plays.length === table.live.length &&
      isTrickGood(given, one, tricks[at - 1]?.winner ?? undefined),
  );
  if (!areWon || (trick !== null) !== (phase === 'play')) return false;
  if (trick === null) return true;
  const leader = tricks.at(-1)?.winner ?? undefined;
  if (trick.plays.length >= table.live.length || !isTrickGood(given, trick, leader)) return false;
  const last = trick.plays.at(-1);
  const due = last ? nextLive(table, last.seat) : leader;
  return turn !== null && (due === undefined || turn === due);
}

/** Whether each seat has as many cards as it was dealt and got, without those that it played, passed on or laid. */
function areCountsGood({ view }: Given): boolean {
  const { seats, laid, bidder } = view;
  const played = allTricks(view).flatMap(({ plays }) => plays.map(({ seat }) => seat));
  return seats.every(({ cards, dealt, passed, received }, seat) => {
    const gone = played.filter((one) => one === seat).length + passed.length;
    const isLaid = laid !== null && bidder === seat;
    return cards.length === dealt.length + received.length - gone - (isLaid ? 1 : 0);
  });
}

/** Whether no card is in two places, and each is one of the game. */
function areCardsGood({ table: { pack }, view }: Given): boolean {
  const { seats, laid, phase, turned } = view;
  const played = allTricks(view).flatMap(({ plays }) => plays.map(({ card }) => card));
  const aside = phase === 'pass' ? seats.flatMap(({ passed }) => passed) : [];
  const all = [...seats.flatMap(({ cards }) => cards), ...played, ...aside, laid ?? FACE_DOWN];
  const lists = [all.filter(isSeen), seats.flatMap(({ dealt }) => dealt).filter(isSeen)];
  return (
    lists.every((cards) => areDistinct(cards) && cards.every((card) => pack.has(card))) &&
    (turned === null || pack.has(turned))
  );
}

/** Whether nothing that was on the table has changed since. */
function isContinued({ view, known }: Given): boolean {
  const playsOf = (state: TrickState) => allTricks(state).flatMap(({ plays }) => plays);
  const [before, after] = [playsOf(known), playsOf(view)];
  const isSamePlay = before.every(
    ({ seat, card }, at) => after[at]?.seat === seat && after[at].card === card,
  );
  return (
    isSamePlay &&
    known.seats.every(({ dealt, places }, seat) => {
      const now = view.seats[seat]!;
      return (
        places.every((place, at) => now.places[at] === place) &&
        dealt.every((card, at) => !isSeen(card) || now.dealt[at] === card)
      );
    })
  );
}

/** Whether the results are those of the tricks by the rules. */
function areResultsGood({ table, view }: Given): boolean {
  const { results, phase, seats } = view;
  if ((results !== null) !== (phase === 'over')) return false;
  if (!results) return true;
  const before = { ...view, results: null };
  const right = results.played
    ? finished(table, before, results.moon?.choice ?? null)
    : redealt(table, before);
  const isPlayedOut = sumOf(seats.map(({ cards }) => cards.length)) === 0;
  return isPlayedOut === results.played && toJson(right.results) === toJson(results);
}

/** What is checked, in order. A later check relies on those before it. */
const CHECKS: readonly (readonly [part: string, isGood: (given: Given) => boolean])[] = [
  ['options', areOptionsKept],
  ['turn', arePlainFieldsGood],
  ['seats', ({ view }) => view.seats.every(isSeatGood)],
  ['deck', isDeckGood],
  ['tricks', areTricksGood],
  ['seats.cards', areCountsGood],
  ['cards', areCardsGood],
  ['past', isContinued],
  ['results', areResultsGood],
];

/** The part of a view that can't be of this hand; `undefined` if the view is possible. It may throw any error. */
export const wrongTrickView = (
  table: TrickTable,
  view: TrickState,
  known: TrickState,
  run: TableRun,
): string | undefined => CHECKS.find(([, isGood]) => !isGood({ table, view, known, run }))?.[0];
