import type { Card } from '../../../cards/card.js';
import type { Declaration, Target, Totals } from '../../../games/seven-twenty-seven/results.js';
import { GOALS } from '../../../games/seven-twenty-seven/scoring.js';
import { kit, letterOf, ltr } from '../kit.js';

/** What each target is called, and each declaration. */
export const GOAL_NAMES: Readonly<Record<Target, string>> = { low: '7', high: '27' };
export const DECLARED: Readonly<Record<Declaration, string>> = { ...GOAL_NAMES, both: '7 و27' };

/** Half points as points: `6½`, `½`, `27`; a half stays at the right of its number. */
export const points = (halves: number): string => {
  const whole = halves > 1 || halves === 0 ? String(halves >> 1) : '';
  return (halves & 1) === 0 ? whole : ltr(`${whole}½`);
};

/** What one of several pots is called; the only one is `الوعاء`. */
export const potName = (pot: number, pots: number): string =>
  pots < 2 ? 'الوعاء' : pot === 0 ? 'الوعاء الرئيسي' : `وعاء جانبي${pots > 2 ? ` ${pot}` : ''}`;

/** A hand by its ranks alone: `5-A-A`. */
export const ranks = (cards: readonly Card[]): string => ltr(cards.map(letterOf).join('-'));

/** Cards by their names. */
export const cardsText = (cards: readonly Card[]): string => kit.list(cards.map(kit.cardName));

/** `7` where it is exact, else `6½ (½ عن 7)`. */
export const nearText = (total: number, target: Target): string => {
  const off = Math.abs(total - GOALS[target]);
  return `${points(total)}${off === 0 ? '' : `، بفارق ${points(off)} عن ${GOAL_NAMES[target]}`}`;
};

/** How near a hand is to both: `7 و27`, `6½، بفارق ½ عن 7، و26، بفارق 1 عن 27`. */
export function bothText({ low, high }: Totals): string {
  const off = high - GOALS.high;
  // One total for both is said once.
  if (low === high) return `${nearText(low, 'low')} و${points(Math.abs(off))} عن 27`;
  const [near, far] = [nearText(low, 'low'), nearText(high, 'high')];
  return `${near}${near.includes('،') ? '،' : ''} و${far}`;
}

/** What a hand comes to: `6½ لـ7، 16½ لـ27`; where aces make no difference, `16½`. */
export const totalsText = ({ low, high }: Totals): string =>
  low === high ? points(low) : `${points(low)} لـ7، ${points(high)} لـ27`;

/** `9 و12½`: two totals of one hand. */
export const both = ({ low, high }: Totals): string =>
  low === high ? points(low) : `${points(low)} و${points(high)}`;
