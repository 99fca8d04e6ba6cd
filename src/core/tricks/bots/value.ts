import { listOf } from '../../cards/list.js';
import type { Seat } from '../../engine/rules.js';
import type { TrickOptions } from '../options.js';
import type { BookScore, CardPointsScore, ContractScore } from '../rules.js';
import type { TableFacts } from './facts.js';
import type { OpenTable } from './open-table.js';

/** What a knock-out costs, in tricks. */
const KNOCKED_OUT = 3;
/** What a card point is worth beside game points, so that of equal results the one with more points is better. */
const CARD_POINT = 0.01;
/** What a trick is worth beside a point for most of the tricks. */
const LATE_TRICK = 0.02;

/** The sum of an array's numbers for the seats of a side. */
function sumFor(open: OpenTable, numbers: Int32Array, side: number): number {
  const { facts } = open;
  let sum = 0;
  for (let seat = 0; seat < facts.players; seat++) {
    if (facts.side[seat] === side) sum += numbers[seat]!;
  }
  return sum;
}

/**
 * Minus the points that the hand costs. A moon counts by how far it moves the seat from the mean of the others, in points
 * that the seat would have to take for the same: with four players, half of all points.
 */
function pointsValue(open: OpenTable, seat: Seat): number {
  const { facts, counted, points } = open;
  const { allPoints, live } = facts;
  const bonus = counted[seat]! - points[seat]!;
  if (counted[seat] === allPoints) return bonus + (allPoints * (live - 2)) / live;
  const isMoon = counted.some((count) => count === allPoints);
  return bonus - (isMoon ? (2 * allPoints) / live : counted[seat]!);
}

/** The points of a side for its contract and nils. A bag costs its share of the penalty. */
function contractPoints(open: OpenTable, side: number, score: ContractScore): number {
  const { facts, bids, tricks } = open;
  let bid = 0;
  let taken = 0;
  let loose = 0;
  let points = 0;
  for (let seat = 0; seat < facts.players; seat++) {
    if (facts.side[seat] !== side) continue;
    const count = tricks[seat]!;
    if (bids[seat] !== 0) {
      bid += Math.max(0, bids[seat]!);
      taken += count;
      continue;
    }
    points += count === 0 ? score.nil : -score.nil;
    if (score.nilTricks === 'count') taken += count;
    else loose += count;
  }
  const isMade = taken >= bid;
  const bags = (isMade ? taken - bid : 0) + loose;
  const bag = score.bags ? 1 - score.bags.penalty / score.bags.count : 1;
  return points + (isMade ? bid : -bid) * score.trick + bags * bag;
}

/** Own points, less the mean of the others'. */
function lead(open: OpenTable, own: number, pointsOf: (side: number) => number): number {
  const { sides } = open.facts.table;
  let others = 0;
  for (let side = 0; side < sides; side++) if (side !== own) others += pointsOf(side);
  return pointsOf(own) - others / (sides - 1);
}

/** Points of whist; those beyond the target are worth little. */
function bookPoints(
  open: OpenTable,
  side: number,
  { book, target }: BookScore,
  scores: readonly number[],
): number {
  const over = Math.max(0, sumFor(open, open.tricks, side) - book);
  const left = Math.max(1, target - scores[side]!);
  return over <= left ? over : left + 0.05 * (over - left);
}

function cardPointsValue(open: OpenTable, own: number, score: CardPointsScore): number {
  const { facts, bidder, lastWinner, points, contract, stake } = open;
  if (bidder < 0) return 0;
  const side = facts.side[bidder]!;
  const last = facts.side[lastWinner] === side ? score.lastTrick : 0;
  const taken = sumFor(open, points, side) + last;
  const isHigh = score.high !== undefined && contract >= score.high;
  const worth = (isHigh ? 2 : 1) * stake;
  const value = (taken >= contract ? worth : -worth) + CARD_POINT * (taken - contract);
  return side === own ? value : -value;
}

function majorityValue(open: OpenTable, own: number): number {
  const counts = listOf(open.facts.table.sides, (side) => sumFor(open, open.tricks, side));
  const others = Math.max(...counts.filter((_, side) => side !== own));
  const difference = counts[own]! - others;
  return Math.sign(difference) + LATE_TRICK * difference;
}

/**
 * What a finished hand is worth for a seat's side, in the unit of `unitOf`.
 *
 * Points (Hearts): minus the points that the hand costs the seat. With four players, the own moon is worth half of all
 * points, and another's costs half, because it costs the others too.
 * Contracts, tricks over the book, exact bids: the points of the side, less the mean of the other sides'. Each bag
 * costs its share of the penalty; points over the target of whist count little. Card points (Twenty-Nine): the game
 * points that the side wins, minus those it loses or the others win. Most of the last tricks: 1 or −1. In these two, a
 * hundredth decides between equal results. Knock-out: the number of tricks, −3 for none.
 */
export function valueFor(open: OpenTable, seat: Seat, { scores }: TrickOptions): number {
  const { score, side } = open.facts;
  const own = side[seat]!;
  switch (score.type) {
    case 'points':
      return pointsValue(open, seat);
    case 'contract':
      return lead(open, own, (of) => contractPoints(open, of, score));
    case 'book':
      return lead(open, own, (of) => bookPoints(open, of, score, scores));
    case 'exact':
      return lead(open, own, (of) =>
        open.tricks[of] === open.bids[of] ? score.bonus + open.bids[of]! : 0,
      );
    case 'card-points':
      return cardPointsValue(open, own, score);
    case 'survival':
      return open.tricks[seat] === 0 ? -KNOCKED_OUT : open.tricks[seat]!;
    case 'majority':
      return majorityValue(open, own);
  }
}

/** The unit of `valueFor`. */
export const unitOf = ({ score }: TableFacts): 'tricks' | 'points' =>
  score.type === 'survival' ? 'tricks' : 'points';
