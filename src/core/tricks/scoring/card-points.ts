import { listOf } from '../../cards/list.js';
import type { CardPointsScore } from '../rules.js';
import type { TrickState } from '../state.js';
import { type TrickTable, sideOf } from '../trick-table.js';
import { type SideScore, sideCardPoints } from './side-score.js';

/** The bid of an auction as king and queen of trump changed it: lower for the bidder's side, higher for the others. */
export function bidWithPair(
  table: TrickTable,
  { seats, bidder, pair }: TrickState,
  { pair: rule }: CardPointsScore,
): number {
  const bid = bidder === null ? 0 : (seats[bidder]!.bid ?? 0);
  if (pair === null || bidder === null || !rule) return bid;
  const isOwn = sideOf(table, pair) === sideOf(table, bidder);
  // A bid below the least stays as it is.
  return isOwn
    ? Math.min(bid, Math.max(rule.least, bid - rule.by))
    : Math.min(rule.most, bid + rule.by);
}

/** Game points of Twenty-Nine, for the bidder's side only. */
export function cardPointsScores(
  table: TrickTable,
  state: TrickState,
  score: CardPointsScore,
): readonly SideScore[] {
  const bidder = state.bidder!;
  const bid = bidWithPair(table, state, score);
  const lastWinner = sideOf(table, state.tricks.at(-1)!.winner!);
  const isHigh = score.high !== undefined && state.seats[bidder]!.bid! >= score.high;
  const worth = (isHigh ? 2 : 1) * state.stake;
  return listOf(table.sides, (side) => {
    const last = side === lastWinner ? score.lastTrick : 0;
    const cardPoints = sideCardPoints(table, state, side) + last;
    if (side !== sideOf(table, bidder)) return { points: 0, cardPoints };
    const isMade = cardPoints >= bid;
    return { points: isMade ? worth : -worth, cardPoints, bid, isMade };
  });
}

/** A side that reaches the target wins; one that falls to minus the target loses. */
export function cardPointsWinners(
  scores: readonly number[],
  { target }: CardPointsScore,
): readonly number[] | null {
  const sides = listOf(scores.length, (side) => side);
  const winners = sides.filter((side) => scores[side]! >= target);
  if (winners.length > 0) return winners;
  const losers = sides.filter((side) => scores[side]! <= -target);
  return losers.length > 0 ? sides.filter((side) => !losers.includes(side)) : null;
}
