import { paiGowAdvice } from '../../locales/compiled/en/pai-gow-advice.js';
import type { PaiGowAdviceMessages } from '../../locales/compiled/types.js';
import type { SeatPerson } from '../../locales/format.js';
import type { Words } from '../../locales/words.js';
import { DEALER_HANDS } from './advice/advice-options.js';
import type { Chances, CoachTotals } from './advice/coach.js';

/** The messages of advice and coach in the language of a table. */
export const adviceWords = (words: Words): PaiGowAdviceMessages =>
  words.paiGowAdvice ?? paiGowAdvice;

/** Chances as shares of all hands that the dealer can have. */
export const sharesOf = ([wins, pushes, losses]: Chances) => ({
  wins: wins / DEALER_HANDS,
  pushes: pushes / DEALER_HANDS,
  losses: losses / DEALER_HANDS,
});

/** Smaller costs would be shown as 0.0%. */
const LEAST_COST = 0.0005;

/**
 * What the coach says about a set.
 *
 * @param cost as a share of the stake
 * @param chips the cost in chips
 */
export function verdictText(
  { verdicts }: PaiGowAdviceMessages,
  seat: SeatPerson,
  cost: number,
  chips: number,
): string {
  if (cost === 0) return verdicts.best({ seat });
  const isLess = cost < LEAST_COST;
  return verdicts.cost({ seat, isLess, cost: isLess ? 2 * LEAST_COST : cost, chips });
}

/** The totals of a person. */
export const totalsText = (
  { totals }: PaiGowAdviceMessages,
  { hands, best, cost, chips }: CoachTotals,
): string => totals({ hands, best, cost, chips, perHand: cost / hands });
