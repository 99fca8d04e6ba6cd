import { type Card, JOKER, rankOf } from '../../../core/cards/card.js';
import { lessCommission } from '../rules/push.js';
import type { Wheel } from '../rules/hand-rank.js';
import { ranksOf } from '../rules/settle.js';
import type { SplitAdvice } from './advice.js';
import type { Chances } from './coach.js';
import { DEALER_HANDS } from './advice-options.js';

/** The average win of a set, in chips, for a covered stake. A win is paid in whole chips. */
export const expectedChips = (
  [wins, , losses]: Chances,
  covered: number,
  commission: number,
): number => (wins * lessCommission(covered, commission) - losses * covered) / DEALER_HANDS;

/**
 * The percentage that the commission takes of a win. It is higher than the table's if the
 * commission is rounded up.
 */
export const effectiveCommission = (covered: number, commission: number): number =>
  covered === 0 ? commission : (100 * (covered - lessCommission(covered, commission))) / covered;

/** Rounds chips to hundredths. */
export const hundredths = (chips: number): number => Math.round(chips * 100) / 100;

const faceOf = (card: Card): number => (card === JOKER ? 0 : rankOf(card));

/** Groups the ways of an advice that differ only in suits of equal value, the best first. */
export function waysOf(
  splits: readonly SplitAdvice[],
  wheel: Wheel,
): readonly (readonly [SplitAdvice, ...SplitAdvice[]])[] {
  const ways = new Map<string, [SplitAdvice, ...SplitAdvice[]]>();
  for (const split of splits) {
    const { front, back } = ranksOf(split.front, split.back, wheel);
    const faces = split.front.map(faceOf).sort((a, b) => a - b);
    const key = [...faces, front, back].join();
    const same = ways.get(key);
    if (same) same.push(split);
    else ways.set(key, [split]);
  }
  return [...ways.values()];
}
