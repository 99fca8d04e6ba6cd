import { BestFirst } from '../../../core/solver/best-first.js';
import { type CountedSearch, type Verdict, finish } from '../../../core/solver/search.js';
import type { PyramidMove, PyramidState } from '../rules/game.js';
import { Bound } from './bound.js';
import { InPasses } from './in-passes.js';
import { InWastes } from './in-wastes.js';

/** The default budget of positions: some 12 MB, with one waste and with several. */
export const budgetOf = ({ options }: PyramidState): number =>
  options.wastes === 1 ? 750_000 : 250_000;

export interface PyramidSearch extends CountedSearch {
  /**
   * The first moves of a win, once the verdict is `winnable`. They lead to a position from which any card is
   * available at any time. Empty if that is true from the start, and with one waste.
   */
  readonly line: readonly PyramidMove[];
}

const within = (nodes: number, room: number): number => Math.max(0, Math.min(nodes, room));

/** A search by the order of the cards. */
interface InOrder {
  /** The number of positions known. */
  readonly size: number;
  step(nodes: number): boolean | undefined;
}

/**
 * Searches whether a game can still be won, with all cards known: first by the bound, then by the order of
 * the cards.
 */
class Searching implements PyramidSearch {
  private readonly bound: Bound;
  private inOrder: InOrder | undefined;
  private wastes: InWastes | undefined;
  /** The most positions of the search by order. The bound's positions grow with them, unevenly. */
  private room = 0;
  private found: Verdict | undefined;

  constructor(
    private readonly state: PyramidState,
    private readonly budget: number,
  ) {
    this.bound = new Bound(state);
  }

  step(nodes: number): Verdict | undefined {
    return (this.found ??= this.inOrder
      ? this.stepInOrder(this.inOrder, nodes)
      : this.stepBound(nodes));
  }

  get searched(): number {
    return this.bound.atWill.size + (this.inOrder?.size ?? 0);
  }

  get line(): readonly PyramidMove[] {
    return this.found === 'winnable' ? (this.wastes?.line ?? []) : [];
  }

  private stepBound(nodes: number): Verdict | undefined {
    const { atWill } = this.bound;
    const { budget } = this;
    const verdict = this.bound.step(within(nodes, budget - atWill.size));
    if (verdict === undefined) return atWill.size < budget ? undefined : 'unknown';
    if (verdict !== 'passes') return verdict;
    this.room = budget - atWill.size;
    this.inOrder = this.state.options.wastes === 1 ? this.oneWaste() : this.severalWastes();
    return undefined;
  }

  private oneWaste(): InOrder {
    const { atWill, shape, order, left, turned, redeals } = this.bound;
    const passes = new InPasses(shape, order, atWill);
    passes.start(left, turned, redeals);
    return passes;
  }

  private severalWastes(): InOrder {
    const { atWill, shape, redeals } = this.bound;
    this.wastes = new InWastes(shape, atWill, this.state, redeals);
    return new BestFirst(this.wastes, this.room);
  }

  private stepInOrder(search: InOrder, nodes: number): Verdict | undefined {
    const won = search.step(within(nodes, this.room - search.size));
    if (won !== undefined) return won ? 'winnable' : 'unwinnable';
    return search.size < this.room ? undefined : 'unknown';
  }
}

/**
 * Starts to search whether the game can still be won. The answer is exact within the budget, in every
 * variant.
 *
 * @param budget the most positions to keep. Beyond it the verdict is `unknown`
 */
export const search = (state: PyramidState, budget = budgetOf(state)): PyramidSearch =>
  new Searching(state, budget);

/** Like `search`, all at once. */
export const verdict = (state: PyramidState, budget?: number): Verdict =>
  finish(search(state, budget));
