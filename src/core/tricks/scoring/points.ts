import { listOf, sumOf } from '../../cards/list.js';
import type { Seat } from '../../engine/rules.js';
import type { MoonChoice, PointsScore } from '../rules.js';
import { type TrickState, takenBy } from '../state.js';
import { type TrickTable, pointsOf, sideOf } from '../trick-table.js';
import { type SideScore, onlyBest, sideCardPoints } from './side-score.js';

/** The seat that took all cards with positive points; `null` if nobody did. */
export function moonShooter(table: TrickTable, state: TrickState): Seat | null {
  const counted = [...table.pack].filter((card) => pointsOf(table, card) > 0);
  const shooter = table.live.find((seat) => {
    const taken = takenBy(state, seat);
    return counted.every((card) => taken.includes(card));
  });
  return shooter ?? null;
}

/** What happens with all points: as the rules say, or as the player chose. */
export const moonChoice = ({ moon }: PointsScore, chosen: MoonChoice | null): MoonChoice =>
  chosen ?? (moon === 'subtract' ? 'subtract' : 'add');

/** Points of Hearts. Cards with negative points count for who took them, whoever has the others. */
export function pointsScores(
  table: TrickTable,
  state: TrickState,
  score: PointsScore,
  chosen: MoonChoice | null,
): readonly SideScore[] {
  const shooter = moonShooter(table, state);
  const all = sumOf([...table.pack].map((card) => Math.max(0, pointsOf(table, card))));
  const choice = moonChoice(score, chosen);
  return listOf(table.sides, (side) => {
    const cardPoints = sideCardPoints(table, state, side);
    if (shooter === null) return { points: cardPoints, cardPoints };
    const isShooter = sideOf(table, shooter) === side;
    // The shooter's cards with positive points don't count as such.
    const rest = cardPoints - (isShooter ? all : 0);
    if (choice === 'add') return { points: rest + (isShooter ? 0 : all), cardPoints };
    return { points: rest - (isShooter ? all : 0), cardPoints };
  });
}

/** The lowest score wins once somebody has reached the target. If several have it, the game goes on. */
export function pointsWinners(
  scores: readonly number[],
  { target }: PointsScore,
): readonly number[] | null {
  if (Math.max(...scores) < target) return null;
  const best = onlyBest(scores, Math.min(...scores));
  return best === null ? null : [best];
}
