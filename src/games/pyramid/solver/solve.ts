import { type CountedSearch, type Verdict, finish } from '../../../core/solver/search.js';
import { Bound } from './bound.js';
import { InPasses } from './in-passes.js';
import type { PyramidState } from '../rules/state.js';

/** How many positions are kept at most unless told otherwise: some 12 MB. */
export const BUDGET = 750_000;

/** So many positions, or as many as there is room for. */
const within = (nodes: number, room: number): number => Math.max(0, Math.min(nodes, room));

/** Whether a game can still be won, all cards known. */
class PyramidSearch implements CountedSearch {
  private readonly bound: Bound;
  private passes: InPasses | undefined;
  /** How many positions the passes may know: the bound goes on to grow with them, unevenly. */
  private room = 0;
  private found: Verdict | undefined;

  constructor(
    private readonly state: PyramidState,
    private readonly budget: number,
  ) {
    this.bound = new Bound(state);
  }

  step(nodes: number): Verdict | undefined {
    return (this.found ??= this.passes ? this.stepPasses(nodes) : this.stepBound(nodes));
  }

  /** How many positions are known. */
  get searched(): number {
    return this.bound.atWill.size + (this.passes?.size ?? 0);
  }

  private stepBound(nodes: number): Verdict | undefined {
    const { atWill, shape, order, left, turned, resets } = this.bound;
    const { budget } = this;
    const verdict = this.bound.step(within(nodes, budget - atWill.size));
    if (verdict === undefined) return atWill.size < budget ? undefined : 'unknown';
    if (verdict !== 'passes') return verdict;
    this.passes = new InPasses(shape, order, atWill);
    this.passes.start(left, turned, resets);
    this.room = budget - atWill.size;
    return undefined;
  }

  /** A way to win with one waste is one with several; that there is none says nothing of these. */
  private stepPasses(nodes: number): Verdict | undefined {
    const passes = this.passes!;
    const won = passes.step(within(nodes, this.room - passes.size));
    if (won) return 'winnable';
    if (won === false) return this.state.options.wastes > 1 ? 'unknown' : 'unwinnable';
    return passes.size < this.room ? undefined : 'unknown';
  }
}

/**
 * Whether the game can still be won, to be found out in slices. With one waste the answer is exact
 * within the budget, in every variant; with several it is where resets have no limit.
 *
 * @param budget how many positions are kept at most; beyond it the verdict is `unknown`.
 */
export const search = (state: PyramidState, budget = BUDGET): CountedSearch =>
  new PyramidSearch(state, budget);

/** The same at once. */
export const verdict = (state: PyramidState, budget?: number): Verdict =>
  finish(search(state, budget));
