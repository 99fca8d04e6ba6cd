import { type Card, SUITS } from '../../cards/card.js';
import { listOf, sumOf } from '../../cards/list.js';
import { parseCard } from '../../cards/notation.js';
import type { Seat } from '../../engine/rules.js';
import type { CardPointsScore } from '../rules.js';
import { bidWithPair } from '../scoring/card-points.js';
import { moonShooter } from '../scoring/points.js';
import { scoresOf } from '../scoring/results.js';
import { type SideScore, sideCardPoints } from '../scoring/side-score.js';
import type { Trick, TrickState } from '../state.js';
import { type TrickTable, pointsOf, sideOf } from '../trick-table.js';
import type { Outlook } from './outlook.js';

/** What a seat is certain to win: the number of tricks, and cards that will be in them. */
export interface Gain {
  readonly tricks: number;
  readonly cards: readonly Card[];
}

export const NO_GAIN: Gain = { tricks: 0, cards: [] };

/** The most ways to share tricks among seats that are tried. */
const MOST_SPLITS = 1000;

/** The number of ways to share `total` tricks among `seats` seats. */
function splitCount(total: number, seats: number): number {
  let count = 1;
  for (let at = 1; at < seats; at++) count = (count * (total + at)) / at;
  return count;
}

/** Whether a test holds for all ways to share `total` tricks among the seats from `at` on. */
function everySplit(
  total: number,
  seats: readonly Seat[],
  test: (split: readonly Seat[]) => boolean,
  given: readonly Seat[] = [],
): boolean {
  const [seat, ...others] = seats;
  if (seat === undefined || total === 0) return total === 0 && test(given);
  for (let count = others.length === 0 ? total : 0; count <= total; count++) {
    const more = [...given, ...listOf(count, () => seat)];
    if (!everySplit(total - count, others, test, more)) return false;
  }
  return true;
}

const repeated = (seat: Seat, count: number): readonly Seat[] => listOf(count, () => seat);

const wonBy = (winner: Seat, cards: readonly Card[] = []): Trick => ({
  ...{ trumpFrom: null, winner },
  plays: cards.map((card) => ({ seat: winner, card })),
});

/** The hand with more tricks, won by these seats. */
const withTricks = (view: TrickState, winners: readonly Seat[]): TrickState => ({
  ...view,
  tricks: [...view.tricks, ...winners.map((winner) => wonBy(winner))],
});

/**
 * The seats among which tricks are shared to try all scores of a side. A contract depends on the tricks of the side's
 * own seats, the other scores on the tricks of sides: of all sides, or only of this one.
 */
function sharersFor({ live, sides, rules }: TrickTable, side: number): readonly Seat[] {
  const { type } = rules.score;
  const own = live.filter((seat) => seat % sides === side);
  const [other] = live.filter((seat) => !own.includes(seat));
  if (type === 'contract') return [...own, other!];
  const isAlone = sides === 2 || type === 'exact' || type === 'survival';
  return isAlone ? [...own.slice(0, 1), other!] : live;
}

/** Whether a side's figures pass a test for all ways to share the tricks that are left. */
function forEverySplit(
  table: TrickTable,
  state: TrickState,
  { side, total }: { readonly side: number; readonly total: number },
  test: (figures: SideScore) => boolean,
): boolean {
  const seats = sharersFor(table, side);
  const figuresFor = (winners: readonly Seat[]): SideScore =>
    scoresOf(table, withTricks(state, winners), null)[side]!;
  // All tricks to one seat first: in most positions, two of these have different scores.
  return (
    splitCount(total, seats.length) <= MOST_SPLITS &&
    seats.every((winner) => test(figuresFor(repeated(winner, total)))) &&
    everySplit(total, seats, (split) => test(figuresFor(split)))
  );
}

/** Whether two scores of a side are the same for the rest of the game. */
const isSame = (one: SideScore, other: SideScore): boolean =>
  one.points === other.points && one.bags === other.bags && one.honours === other.honours;

/** Whether the scores are the same whoever wins the tricks that are not certain, in games that count tricks. */
function areTricksSettled({ table, view, seat, tricksLeft }: Outlook, gain: Gain): boolean {
  const total = tricksLeft - gain.tricks;
  if (total === 0) return true;
  const sure = withTricks(view, repeated(seat, gain.tricks));
  const example = scoresOf(table, withTricks(sure, repeated(seat, total)), null);
  return example.every((figures, side) =>
    forEverySplit(table, sure, { side, total }, (one) => isSame(one, figures)),
  );
}

/** The cards that a seat is certain to win. If it wins all tricks and no card is undealt, these are all cards. */
const surelyWon = ({ view, tricksLeft, remaining }: Outlook, { tricks, cards }: Gain) =>
  tricks === tricksLeft && view.stock.length === 0 ? remaining : cards;

/** Whether no card with points is left for anyone but the seat. */
function arePointsSettled(outlook: Outlook, gain: Gain): boolean {
  const own = surelyWon(outlook, gain);
  return outlook.remaining.every(
    (card) => pointsOf(outlook.table, card) === 0 || own.includes(card),
  );
}

/** The lowest and the highest number that the bid can become if somebody shows king and queen of trump. */
function bidRange(
  { table, view, remaining }: Outlook,
  score: CardPointsScore,
): readonly [low: number, high: number] {
  const bid = bidWithPair(table, view, score);
  const { bidder, trump, pair } = view;
  const played = view.trick!.plays.map(({ card }) => card);
  const isOpen = SUITS.some((letter, suit) => {
    const isPossible = trump === null || trump === suit;
    const cards = ['K', 'Q'].map((rank) => parseCard(rank + letter)!);
    return isPossible && cards.every((card) => remaining.includes(card) && !played.includes(card));
  });
  if (!isOpen || pair !== null || bidder === null) return [bid, bid];
  const opponent = (bidder + 1) % table.rules.players;
  return [
    bidWithPair(table, { ...view, pair: bidder }, score),
    bidWithPair(table, { ...view, pair: opponent }, score),
  ];
}

/** Whether the bidder's side makes its bid, or misses it, whoever wins the cards that are not certain. */
function isBidSettled(outlook: Outlook, gain: Gain, score: CardPointsScore): boolean {
  const { table, view, seat, tricksLeft, remaining } = outlook;
  const side = sideOf(table, view.bidder!);
  const isOwn = side === sideOf(table, seat);
  const pointsIn = (cards: readonly Card[]): number =>
    sumOf(cards.map((card) => pointsOf(table, card)));
  const isLast = gain.tricks === tricksLeft;
  const sure = pointsIn(surelyWon(outlook, gain)) + (isLast ? score.lastTrick : 0);
  const left = pointsIn(remaining) + score.lastTrick - sure;
  const low = sideCardPoints(table, view, side) + (isOwn ? sure : 0);
  const high = isLast && !isOwn ? low : low + left;
  const [least, most] = bidRange(outlook, score);
  return low >= most || high < least;
}

/** Whether a score counts the cards in tricks, and not only the tricks. */
export const countsCards = ({ rules: { score } }: TrickTable): boolean =>
  score.type === 'points' || score.type === 'card-points';

/** Whether the rest of the hand can't change the score any more, once a seat has won what is certain. */
export function isSettled(outlook: Outlook, gain: Gain): boolean {
  const { score } = outlook.table.rules;
  if (score.type === 'points') return arePointsSettled(outlook, gain);
  if (score.type === 'card-points') return isBidSettled(outlook, gain, score);
  return areTricksSettled(outlook, gain);
}

/** Whether no other way to share the tricks gives the seat's side more points. */
function isMostForTricks({ table, view, seat, tricksLeft: total }: Outlook): boolean {
  const side = sideOf(table, seat);
  const own = scoresOf(table, withTricks(view, repeated(seat, total)), null)[side]!;
  return forEverySplit(table, view, { side, total }, ({ points }) => points <= own.points);
}

/** Whether a seat takes no more points, or all of them. */
function isLeastForPoints(outlook: Outlook, gain: Gain): boolean {
  const { table, view, seat, remaining } = outlook;
  if (remaining.every((card) => pointsOf(table, card) <= 0)) return true;
  const trick = wonBy(seat, surelyWon(outlook, gain));
  return moonShooter(table, { ...view, tricks: [...view.tricks, trick] }) === seat;
}

/** Whether nothing can be better for a seat than a gain after which the score is settled. */
export function isBest(outlook: Outlook, gain: Gain): boolean {
  const { score } = outlook.table.rules;
  if (score.type === 'points') return isLeastForPoints(outlook, gain);
  // More card points are never worse, for the bidder's side and for its opponents.
  return score.type === 'card-points' || isMostForTricks(outlook);
}
