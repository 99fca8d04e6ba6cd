import { type Card, rankOf } from '../../../core/cards/card.js';
import { kitEn } from '../../../locales/kit-en.js';
import type { Declaration, Target, Totals } from '../rules/results.js';
import { GOALS } from '../rules/scoring.js';

const RANKS = 'A,2,3,4,5,6,7,8,9,10,J,Q,K'.split(',');

/** What each target is called, and each declaration. */
export const GOAL_NAMES: Readonly<Record<Target, string>> = { low: '7', high: '27' };
export const DECLARED: Readonly<Record<Declaration, string>> = { ...GOAL_NAMES, both: 'both' };

/** Half points as points: `6½`, `½`, `27`. */
export const points = (halves: number): string =>
  `${halves > 1 || halves === 0 ? halves >> 1 : ''}${halves & 1 ? '½' : ''}`;

/** What one of several pots is called; the only one is `Pot`. */
export const potName = (pot: number, pots: number): string =>
  pots < 2 ? 'Pot' : pot === 0 ? 'Main pot' : `Side pot${pots > 2 ? ` ${pot}` : ''}`;

/** A hand by its ranks alone: `5-A-A`. */
export const ranks = (cards: readonly Card[]): string =>
  cards.map((card) => RANKS[rankOf(card) - 1]).join('-');

/** Cards by their names. */
export const cardsText = (cards: readonly Card[]): string => kitEn.list(cards.map(kitEn.cardName));

/** `7` where it is exact, else `6½, ½ from 7`. */
export const nearText = (total: number, target: Target): string => {
  const off = Math.abs(total - GOALS[target]);
  return `${points(total)}${off === 0 ? '' : `, ${points(off)} from ${GOAL_NAMES[target]}`}`;
};

/** How near a hand is to both: `7 and 27`, `6½, ½ from 7, and 26, 1 from 27`. */
export function bothText({ low, high }: Totals): string {
  const off = high - GOALS.high;
  // One total for both is said once.
  if (low === high) return `${nearText(low, 'low')} and ${points(Math.abs(off))} from 27`;
  const [near, far] = [nearText(low, 'low'), nearText(high, 'high')];
  return `${near}${near.includes(',') ? ',' : ''} and ${far}`;
}

/** What a hand comes to: `6½ for 7, 16½ for 27`; where aces make no difference, `16½`. */
export const totalsText = ({ low, high }: Totals): string =>
  low === high ? points(low) : `${points(low)} for 7, ${points(high)} for 27`;
