import { sumOf } from '../../cards/list.js';
import type { SideResult } from '../results.js';
import { type TrickState, takenBy, tricksOf } from '../state.js';
import { type TrickTable, pointsOf, seatsOf } from '../trick-table.js';

/** How a side did in a hand. What it omits is 0 or `null`. The score is the old one with the points, unless given. */
export type SideScore = Partial<SideResult> & Pick<SideResult, 'points'>;

/** The number of tricks of a side. */
export const sideTricks = (table: TrickTable, state: TrickState, side: number): number =>
  sumOf(seatsOf(table, side).map((seat) => tricksOf(state, seat)));

/** The points of the cards that a side has taken. */
export const sideCardPoints = (table: TrickTable, state: TrickState, side: number): number =>
  sumOf(
    seatsOf(table, side).flatMap((seat) =>
      takenBy(state, seat).map((card) => pointsOf(table, card)),
    ),
  );

/** The number of the one side with the best score; `null` if several share it. */
export function onlyBest(scores: readonly number[], best: number): number | null {
  const count = scores.filter((score) => score === best).length;
  return count === 1 ? scores.indexOf(best) : null;
}
