import { type Card, rankOf } from '../../../cards/card.js';
import type { Declaration, Target, Totals } from '../../../games/seven-twenty-seven/results.js';
import { CORNERS, kit } from '../kit.js';

/** What each target is called, and each declaration. */
export const GOAL_NAMES: Readonly<Record<Target, string>> = { low: '7', high: '27' };
export const DECLARED: Readonly<Record<Declaration, string>> = { ...GOAL_NAMES, both: '両方' };

/** The targets in half points. */
const GOALS: Readonly<Record<Target, number>> = { low: 14, high: 54 };

/** Half points as points: `6½`, `½`, `27`. */
export const points = (halves: number): string =>
  `${halves > 1 || halves === 0 ? halves >> 1 : ''}${halves & 1 ? '½' : ''}`;

/** What one of several pots is called; the only one is `ポット`. */
export const potName = (pot: number, pots: number): string => {
  if (pots < 2) return 'ポット';
  return pot === 0 ? 'メインポット' : `サイドポット${pots > 2 ? pot : ''}`;
};

/** A hand by its ranks alone: `5-A-A`. */
export const ranks = (cards: readonly Card[]): string =>
  cards.map((card) => CORNERS[rankOf(card) - 1]).join('-');

/** Cards by their names. */
export const cardsText = (cards: readonly Card[]): string => kit.list(cards.map(kit.cardName));

/** How far a total is from its target: `7との差½`. */
const offText = (total: number, target: Target): string =>
  `${GOAL_NAMES[target]}との差${points(Math.abs(total - GOALS[target]))}`;

/** `7` where it is exact, else `6½（7との差½）`. */
export const nearText = (total: number, target: Target): string =>
  total === GOALS[target] ? points(total) : `${points(total)}（${offText(total, target)}）`;

/** How near a hand is to both: `7と27`, `6½（7との差½）と26（27との差1）`. */
export const bothText = ({ low, high }: Totals): string =>
  // One total for both is said once.
  low === high
    ? `${points(low)}（${low === GOALS.low ? '' : `${offText(low, 'low')}、`}${offText(high, 'high')}）`
    : `${nearText(low, 'low')}と${nearText(high, 'high')}`;

/** What a hand comes to: `7狙いで6½、27狙いで16½`; where aces make no difference, `16½`. */
export const totalsText = ({ low, high }: Totals): string =>
  low === high ? points(low) : `7狙いで${points(low)}、27狙いで${points(high)}`;
