import type { SeatMove, Seven27State } from '../rules/state.js';
import { type Seven27Advice, adviseSeven27, isSameMove } from './advice.js';
import { isSure } from './estimate.js';
import type { ChoiceAdvice } from './tally.js';

/** A decision, compared with the advice for it. */
export interface JudgedDecision {
  readonly advice: Seven27Advice;
  readonly chosen: ChoiceAdvice;
  /** Whether the choice is the first of the advice. */
  readonly isSame: boolean;
  /** Whether the choice is as good as the best, as far as the samples can tell. */
  readonly agrees: boolean;
  /** The average cost in chips: 0 if the choice is as good as the best. */
  readonly cost: number;
}

/** Compares a choice with the advice. Returns `undefined` if the advice did not try it. */
export function judgedBy(advice: Seven27Advice, move: SeatMove): JudgedDecision | undefined {
  const chosen = advice.choices.find((choice) => isSameMove(choice.move, move));
  if (!chosen) return undefined;
  const agrees = !isSure(chosen.behind);
  const isSame = chosen === advice.choices[0];
  return { advice, chosen, isSame, agrees, cost: agrees ? 0 : chosen.behind.value };
}

/**
 * Judges a choice by what the seat saw before it.
 *
 * @returns `undefined` if the cards did not matter yet, as in the ante
 */
export function judgeSeven27Decision(
  viewBefore: Seven27State,
  move: SeatMove,
  samples?: number,
): JudgedDecision | undefined {
  const advice = adviseSeven27(viewBefore, move.seat, { samples, also: move });
  return advice && judgedBy(advice, move);
}
