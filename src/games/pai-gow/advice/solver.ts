import type { Card } from '../../../core/cards/card.js';
import type { Solver } from '../../../core/solver/search.js';
import { type PaigowAdvice, type AdviceOptions, beginAdvice } from './advice.js';

/** The player's seven cards, and the rules for setting them. */
export interface AdviceQuestion extends AdviceOptions {
  readonly cards: readonly Card[];
}

/**
 * Answers Pai Gow's questions to the worker: the chances of each way to set seven cards. One node
 * of this search is a microsecond.
 */
export const solver: Solver<AdviceQuestion, PaigowAdvice | number> = {
  game: 'pai-gow',
  search: ({ cards, ...options }, now) => {
    const advising = beginAdvice(cards, options, now);
    return { step: (nodes) => advising.run(nodes / 1000) ?? advising.progress };
  },
};
