import { type Card, JOKER, rankOf } from '../../../core/cards/card.js';
import { lessCommission } from '../rules/push.js';
import type { Wheel } from '../rules/hand-rank.js';
import { ranksOf } from '../rules/settle.js';
import type { SplitAdvice } from './advice.js';
import type { Chances } from './coach.js';
import { DEALER_HANDS } from './advice-options.js';

/** What a set brings on average, in chips, of a stake that is covered: a win is paid in whole chips. */
export const expectedChips = (
  [wins, , losses]: Chances,
  covered: number,
  commission: number,
): number => (wins * lessCommission(covered, commission) - losses * covered) / DEALER_HANDS;

/** The percent that the commission is of a win of so many chips: more than it says, where it is rounded. */
export const effectiveCommission = (covered: number, commission: number): number =>
  covered === 0 ? commission : (100 * (covered - lessCommission(covered, commission))) / covered;

/** Chips to a hundredth. */
export const hundredths = (chips: number): number => Math.round(chips * 100) / 100;

const faceOf = (card: Card): number => (card === JOKER ? 0 : rankOf(card));

/** The ways of an advice, those together that differ in suits of equal value alone; best first. */
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
