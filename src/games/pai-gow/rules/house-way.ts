import type { Card } from '../../../core/cards/card.js';
import type { Wheel } from './hand-rank.js';
import type { Split } from './split.js';

/** A hand set by a house way: both lists have the highest card first, the joker after the aces. */
export interface SetHands<Rule extends string = string> extends Split {
  /** The name of the rule that set it, for the words of the table. */
  readonly rule: Rule;
}

/** Sets any seven cards, in whatever order they come; never foul. */
export type HouseWay<Rule extends string = string> = (
  cards: readonly Card[],
  wheel: Wheel,
) => SetHands<Rule>;
