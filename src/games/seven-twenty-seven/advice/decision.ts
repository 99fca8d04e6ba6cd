import type { SeatMove, Seven27State } from '../rules/state.js';
import { type Seven27Advice, adviseSeven27, isSameMove } from './advice.js';
import { isSure } from './estimate.js';
import type { ChoiceAdvice } from './tally.js';

/** A decision beside the advice for it. */
export interface JudgedDecision {
  readonly advice: Seven27Advice;
  readonly chosen: ChoiceAdvice;
  /** It is what the advice has first. */
  readonly isSame: boolean;
  /** It is as good as that, as far as the samples can tell. */
  readonly agrees: boolean;
  /** What it cost in chips, on average: 0 where it agrees. */
  readonly cost: number;
}

/** The advice of a choice that was made; nothing where the advice did not try it. */
export function judgedBy(advice: Seven27Advice, move: SeatMove): JudgedDecision | undefined {
  const chosen = advice.choices.find((choice) => isSameMove(choice.move, move));
  if (!chosen) return undefined;
  const agrees = !isSure(chosen.behind);
  const isSame = chosen === advice.choices[0];
  return { advice, chosen, isSame, agrees, cost: agrees ? 0 : chosen.behind.value };
}

/**
 * Judges what a seat did by what it saw before.
 *
 * @returns nothing where there was nothing to decide by cards, as in the ante
 */
export function judgeSeven27Decision(
  viewBefore: Seven27State,
  move: SeatMove,
  samples?: number,
): JudgedDecision | undefined {
  const advice = adviseSeven27(viewBefore, move.seat, { samples, also: move });
  return advice && judgedBy(advice, move);
}
