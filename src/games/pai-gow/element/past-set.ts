import { toJson } from '../../../core/engine/json.js';
import type { Card } from '../../../core/cards/card.js';
import type { Seat } from '../../../core/engine/rules.js';
import { adviceOptionsOf } from '../advice/advice-options.js';
import type { AdviceQuestion } from '../advice/solver.js';
import { realCommission } from './adviser-question.js';
import { sorted } from '../rules/arrange.js';
import { type PaigowState, isSet } from '../rules/state.js';

/** How a person set seven cards in a hand that is over, and what is to be asked about them. */
export interface PastSet {
  /** By which it is known again. */
  readonly key: string;
  readonly question: AdviceQuestion;
  readonly front: readonly Card[];
}

/** How a seat set its cards; nothing where it set none, or dealt. */
export function setOf(view: PaigowState, seat: Seat): PastSet | undefined {
  const { seats, options } = view;
  const one = seats[seat]!;
  if (seat === options.dealer || !isSet(one)) return undefined;
  const cards = sorted(one.cards, 'rank');
  const commission = realCommission(view, seat);
  const set = { question: { cards, ...adviceOptionsOf(options), commission }, front: one.front };
  return { ...set, key: toJson(set) };
}
