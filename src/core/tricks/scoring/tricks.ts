import { listOf } from '../../cards/list.js';
import type { BookScore, ExactScore, MajorityScore } from '../rules.js';
import type { TrickState } from '../state.js';
import { type TrickTable, seatsOf, sideOf } from '../trick-table.js';
import { honoursOf } from '../trump.js';
import { type SideScore, onlyBest, sideTricks } from './side-score.js';

/** The number of honours that a side was dealt. */
function honoursHeld(table: TrickTable, state: TrickState, side: number): number {
  const honours = honoursOf(table, state.trump);
  const plays = state.tricks.flatMap((trick) => trick.plays);
  return plays.filter(({ seat, card }) => honours.includes(card) && sideOf(table, seat) === side)
    .length;
}

/**
 * The points for honours. A side one point short of the game gets none. Tricks count first: if they end the game,
 * nobody scores honours.
 */
function honourPoints(
  table: TrickTable,
  state: TrickState,
  { honours, target, book }: BookScore,
  side: number,
): number {
  const { scores } = state.options;
  const isDecided = scores.some(
    (score, of) => score + Math.max(0, sideTricks(table, state, of) - book) >= target,
  );
  if (!honours || isDecided || scores[side] === target - 1) return 0;
  const held = honoursHeld(table, state, side);
  return held === 4 ? 4 : held === 3 ? 2 : 0;
}

/** Points of Whist: the tricks over the book, and the honours. */
export const bookScores = (
  table: TrickTable,
  state: TrickState,
  score: BookScore,
): readonly SideScore[] =>
  listOf(table.sides, (side) => {
    const honours = honourPoints(table, state, score, side);
    const over = Math.max(0, sideTricks(table, state, side) - score.book);
    return { points: over + honours, honours };
  });

/** The highest score wins once it has reached the target. */
export function bookWinners(
  scores: readonly number[],
  { target }: BookScore,
): readonly number[] | null {
  const best = Math.max(...scores);
  const only = onlyBest(scores, best);
  return best < target || only === null ? null : [only];
}

/** Points of Oh hell: a bonus and the bid for exactly as many tricks. */
export const exactScores = (
  table: TrickTable,
  state: TrickState,
  { bonus }: ExactScore,
): readonly SideScore[] =>
  listOf(table.sides, (side) => {
    const bid = state.seats[seatsOf(table, side)[0]!]!.bid ?? 0;
    const isMade = sideTricks(table, state, side) === bid;
    return { points: isMade ? bonus + bid : 0, bid, isMade };
  });

/** The highest score wins after the last hand. Several may win. */
export function exactWinners(
  scores: readonly number[],
  { hands }: ExactScore,
  hand: number,
): readonly number[] | null {
  if (hand < hands) return null;
  const best = Math.max(...scores);
  return listOf(scores.length, (side) => side).filter((side) => scores[side] === best);
}

/** The score of knock-out whist: the tricks of this hand. */
export const survivalScores = (table: TrickTable, state: TrickState): readonly SideScore[] =>
  listOf(table.sides, (side) => {
    const score = sideTricks(table, state, side);
    return { points: score, score };
  });

/** The last one with a trick wins. */
export function survivalWinners(scores: readonly number[]): readonly number[] | null {
  const left = listOf(scores.length, (side) => side).filter((side) => scores[side]! > 0);
  return left.length === 1 ? left : null;
}

/** A point for most of the last tricks. */
export const majorityScores = (
  table: TrickTable,
  { tricks, ...state }: TrickState,
  { last }: MajorityScore,
): readonly SideScore[] => {
  const counted = { ...state, tricks: tricks.slice(-last) };
  const won = listOf(table.sides, (side) => sideTricks(table, counted, side));
  const best = onlyBest(won, Math.max(...won));
  return won.map((count, side) => ({ points: side === best ? 1 : 0, cardPoints: count }));
};

/** One hand is a game. */
export const majorityWinners = (
  scores: readonly number[],
  before: readonly number[],
): readonly number[] =>
  listOf(scores.length, (side) => side).filter((side) => scores[side]! > before[side]!);
