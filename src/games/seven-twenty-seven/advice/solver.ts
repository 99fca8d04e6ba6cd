import type { Seat } from '../../../core/engine/rules.js';
import type { Solver } from '../../../core/solver/search.js';
import type { Seven27Move, Seven27State } from '../rules/state.js';
import { type Seven27Advice, beginSeven27Advice } from './advice.js';

/** What a seat sees, and optionally one more move to try. */
export interface AdviceQuestion {
  readonly view: Seven27State;
  readonly seat: Seat;
  readonly also?: Seven27Move | undefined;
}

/**
 * Lets the solver's worker compute the advice for Seven Twenty-Seven. One node of this search
 * stands for one microsecond.
 */
export const solver: Solver<AdviceQuestion, Seven27Advice | number> = {
  game: 'seven-twenty-seven',
  search: ({ view, seat, also }, now) => {
    const advising = beginSeven27Advice(view, seat, { also }, now);
    if (!advising) throw new RangeError(`Seat ${seat} has nothing to decide.`);
    return { step: (nodes) => advising.run(nodes / 1000) ?? advising.progress };
  },
};
