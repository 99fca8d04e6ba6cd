import type { Card } from '../../cards/card.js';
import type { Seat } from '../../engine/rules.js';
import { passCount } from '../passing.js';
import type { TrickMove, TrickState } from '../state.js';
import { HEIGHT, type TableFacts } from './facts.js';
import { masksOf } from './hand-strength.js';
import { below, sizeOf, topOf } from './masks.js';

/** How much a hand wants to be rid of each card, as in Hearts. */
function dangerOfCard(facts: TableFacts, masks: Int32Array, code: number): number {
  const suit = code >> 4;
  const height = code & HEIGHT;
  const length = sizeOf(masks[suit]!);
  const lower = sizeOf(below(masks[suit]!, height));
  const points = facts.points[code]!;
  if (points < 0) return -50;
  const dear = dearIn(facts, suit);
  if (dear >= 0) {
    const isGuarded = length >= 5 || (length === 4 && lower >= 2);
    if (height === dear) return isGuarded ? -10 : 60;
    if (height > dear) return isGuarded ? -5 : 36 + height;
    return -20;
  }
  // High cards of short suits go first; low cards protect them.
  const short = points > 0 ? 0 : 3 * Math.max(0, 4 - length);
  return height + short - 3 * lower + (points > 0 ? 3 : 0);
}

/** The height of a suit's card with many points; −1 if it has none. */
function dearIn(facts: TableFacts, suit: number): number {
  for (let height = topOf(facts.full[suit]!); height >= 0; height--) {
    if (facts.points[16 * suit + height]! > 1) return height;
  }
  return -1;
}

/** The cards of a hand, those to pass first at the front. */
export function byDanger(facts: TableFacts, cards: readonly Card[]): readonly Card[] {
  const masks = masksOf(facts, cards);
  const danger = (card: Card): number => dangerOfCard(facts, masks, facts.codes[card]!);
  return [...cards].sort((a, b) => danger(b) - danger(a));
}

/** The cards of a hand in the order of their heights, trumps above all others. */
function byHeight(facts: TableFacts, cards: readonly Card[], trump: number): readonly Card[] {
  const heightOf = (card: Card): number => {
    const code = facts.codes[card]!;
    return (code & HEIGHT) + (code >> 4 === trump ? 20 : 0);
  };
  return [...cards].sort((a, b) => heightOf(b) - heightOf(a));
}

/** Passes dangerous cards. With a nil at the side, its seat passes its highest cards and gets low ones. */
export function quickPass(facts: TableFacts, view: TrickState, seat: Seat): TrickMove {
  const { cards, bid } = view.seats[seat]!;
  const count = passCount(facts.table);
  const isNil = bid === 0;
  const order =
    facts.score.type === 'points'
      ? byDanger(facts, cards)
      : byHeight(facts, cards, view.trump ?? -1);
  const passed =
    facts.score.type === 'points' || isNil ? order.slice(0, count) : order.slice(-count);
  return { type: 'pass', seat, cards: passed };
}
