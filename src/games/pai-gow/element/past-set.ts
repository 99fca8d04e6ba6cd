import type { Card } from '../../../core/cards/card.js';
import type { Seat } from '../../../core/engine/rules.js';
import { adviceOptionsOf } from '../advice/advice-options.js';
import type { AdviceQuestion } from '../advice/solver.js';
import { sorted } from '../rules/arrange.js';
import { type PaigowState, isSet } from '../rules/state.js';

/** How a person set seven cards in a hand that is over, and what is to be asked about them. */
export interface PastSet {
  readonly question: AdviceQuestion;
  readonly front: readonly Card[];
}

/** Whether a set was as good as the best, by `keyOf`. */
export type Judged = Map<string, boolean>;

/** How a seat set its cards; nothing where it set none, or dealt. */
export function setOf({ seats, options }: PaigowState, seat: Seat): PastSet | undefined {
  const one = seats[seat]!;
  if (seat === options.dealer || !isSet(one)) return undefined;
  const cards = sorted(one.cards, 'rank');
  return { question: { cards, ...adviceOptionsOf(options) }, front: one.front };
}

/** By which a set is known again; none has none. */
export const keyOf = (set: PastSet | undefined): string => (set ? JSON.stringify(set) : '');
