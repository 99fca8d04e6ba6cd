import type { Problem } from '../core/engine/reason.js';
import type { StatsMessages } from './compiled/types.js';
import { type Words, problemText, textFor } from './words.js';

/** What is wrong with a file of games, with where they are stored, with a day, or with an input. */
export const historyProblemText = (
  { kit, history }: Words<'kit' | 'history'>,
  problem: Problem,
): string => textFor(history.problems, problem) ?? problemText(kit, problem);

/** Why games can't be kept, or `missing` without a problem. */
export function troubleText(
  { notStored, someUnreadable, missing }: StatsMessages,
  problem: Problem | undefined,
): string {
  if (!problem) return missing;
  return problem.code === 'storage' ? notStored : someUnreadable;
}
