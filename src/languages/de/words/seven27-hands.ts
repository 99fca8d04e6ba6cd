import type { Card } from '../../../cards/card.js';
import type { Declaration, Target, Totals } from '../../../games/seven-twenty-seven/results.js';
import { kit } from '../kit.js';

/** What each target is called, and each declaration. */
export const GOAL_NAMES: Readonly<Record<Target, string>> = { low: '7', high: '27' };
export const DECLARED: Readonly<Record<Declaration, string>> = { ...GOAL_NAMES, both: 'beides' };

/** The targets in half points. */
const GOALS: Readonly<Record<Target, number>> = { low: 14, high: 54 };

/** Half points as points: `6½`, `½`, `27`. */
export const points = (halves: number): string =>
  `${halves > 1 || halves === 0 ? halves >> 1 : ''}${halves & 1 ? '½' : ''}`;

/** What one of several pots is called; the only one is `Pot`. */
export const potName = (pot: number, pots: number): string =>
  pots < 2 ? 'Pot' : pot === 0 ? 'Hauptpot' : `Nebenpot${pots > 2 ? ` ${pot}` : ''}`;

/** Cards by their names. */
export const cardsText = (cards: readonly Card[]): string => kit.list(cards.map(kit.cardName));

/** `7` where it is exact, else `6½, ½ von 7 entfernt`. */
export const nearText = (total: number, target: Target): string => {
  const off = Math.abs(total - GOALS[target]);
  return `${points(total)}${off === 0 ? '' : `, ${points(off)} von ${GOAL_NAMES[target]} entfernt`}`;
};

/** A text before an `und`, closed by a comma where there is one in it. */
export const closed = (text: string): string => (text.includes(',') ? `${text},` : text);

/** How near a hand is to both: `7 und 27`, `6½, ½ von 7 entfernt, und 26, 1 von 27 entfernt`. */
export function bothText({ low, high }: Totals): string {
  const near = nearText(low, 'low');
  // One total for both is said once.
  if (low === high) {
    const off = points(Math.abs(high - GOALS.high));
    return low === GOALS.low
      ? `${near}, ${off} von 27 entfernt`
      : `${near.replace(' entfernt', '')} und ${off} von 27 entfernt`;
  }
  return `${closed(near)} und ${nearText(high, 'high')}`;
}

/** What a hand comes to: `6½ für 7, 16½ für 27`; where aces make no difference, `16½`. */
export const totalsText = ({ low, high }: Totals): string =>
  low === high ? points(low) : `${points(low)} für 7, ${points(high)} für 27`;
