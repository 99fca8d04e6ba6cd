import type { Card } from '../../../cards/card.js';
import type { Declaration, Target, Totals } from '../../../games/seven-twenty-seven/results.js';
import { GOALS } from '../../../games/seven-twenty-seven/scoring.js';
import { corner } from '../kit.js';

/** What each target is called, and each declaration. */
export const GOAL_NAMES: Readonly<Record<Target, string>> = { low: '7', high: '27' };
export const DECLARED: Readonly<Record<Declaration, string>> = { ...GOAL_NAMES, both: 'ambos' };

/** Half points as points: `6½`, `½`, `27`. */
export const points = (halves: number): string =>
  `${halves > 1 || halves === 0 ? halves >> 1 : ''}${halves & 1 ? '½' : ''}`;

/** What one of several pots is called; the only one is `Bote`. */
export const potName = (pot: number, pots: number): string => {
  if (pots < 2) return 'Bote';
  return pot === 0 ? 'Bote principal' : `Bote secundario${pots > 2 ? ` ${pot}` : ''}`;
};

/** A hand by its ranks alone: `5-A-A`. */
export const ranks = (cards: readonly Card[]): string => cards.map(corner).join('-');

/** `7` where it is exact, else `6½, a ½ de 7`. */
export const nearText = (total: number, target: Target): string => {
  const off = Math.abs(total - GOALS[target]);
  return `${points(total)}${off === 0 ? '' : `, a ${points(off)} de ${GOAL_NAMES[target]}`}`;
};

/** How near a hand is to both: `7 y 27`, `6½, a ½ de 7, y 26, a 1 de 27`. */
export function bothText({ low, high }: Totals): string {
  const off = high - GOALS.high;
  // One total for both is said once.
  if (low === high) return `${nearText(low, 'low')} y a ${points(Math.abs(off))} de 27`;
  const [near, far] = [nearText(low, 'low'), nearText(high, 'high')];
  return `${near}${near.includes(',') ? ',' : ''} y ${far}`;
}

/** What a hand comes to: `6½ para 7, 16½ para 27`; where aces make no difference, `16½`. */
export const totalsText = ({ low, high }: Totals): string =>
  low === high ? points(low) : `${points(low)} para 7, ${points(high)} para 27`;
