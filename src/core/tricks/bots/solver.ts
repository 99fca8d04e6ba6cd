import type { Solver } from '../../solver/search.js';
import { Advising } from './advise.js';
import type { TrickAdvice, TrickQuestion } from './question.js';

/**
 * Lets the solver's worker find the best move of a seat in any trick-taking game. One node of this search stands for one
 * microsecond. It throws a `RangeError` if the seat has nothing to decide.
 */
export const trickSolver: Solver<TrickQuestion, TrickAdvice | number> = {
  game: 'tricks',
  search(question, now) {
    const advising = new Advising(question);
    return {
      step(nodes) {
        const end = now() + nodes / 1000;
        do {
          const advice = advising.step();
          if (advice) return advice;
        } while (now() < end);
        return advising.progress;
      },
    };
  },
};

/**
 * The best move of a seat, at once.
 *
 * @param most the most samples. Default: by the level
 */
export function adviseTrick(question: TrickQuestion, most?: number): TrickAdvice {
  const advising = new Advising(question, most);
  for (;;) {
    const advice = advising.step();
    if (advice) return advice;
  }
}
