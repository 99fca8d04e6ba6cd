import { BestFirst } from '../../../core/solver/best-first.js';
import { type ProvingSearch, type Verdict, finish } from '../../../core/solver/search.js';
import { type Phase, planOf } from './orders.js';
import { FreecellSpace } from './packed-moves.js';
import { proofOf } from './proof.js';
import { type FreecellMove, type FreecellState, systemOf } from '../rules/state.js';

/** How many positions are kept at most unless told otherwise: with them, 170 MB, and 220 MB at times. */
const BUDGET = 4_000_000;

/** What a search that has ended leaves for the next: most searches are short, and arrays are not free. */
let spare: readonly [FreecellSpace, BestFirst] | undefined;

/**
 * Looks for a win by several orders in turn, each for so many positions; then by every single move,
 * until a win is found or nothing is left to try.
 */
class FreecellSearch implements ProvingSearch<FreecellMove> {
  private readonly plan: readonly Phase[];
  private turn = 0;
  private readonly space: FreecellSpace;
  private readonly tree: BestFirst;
  private line: Int32Array = new Int32Array(0);
  /** Positions of the phases before: gone on from, and kept. */
  private earlier = 0;
  private dropped = 0;
  private found: Verdict | undefined;

  constructor(
    private readonly state: FreecellState,
    private readonly budget: number,
  ) {
    this.plan = planOf(state.options);
    const { order } = this.plan[0]!;
    if (spare) {
      [this.space, this.tree] = spare;
      spare = undefined;
      this.space.enter(state);
    } else {
      this.space = new FreecellSpace(state, order, false);
      this.tree = new BestFirst(this.space, budget);
    }
    this.begin(0);
  }

  get searched(): number {
    return this.earlier + (this.found ? 0 : this.tree.searched);
  }

  step(nodes: number): Verdict | undefined {
    for (const end = this.searched + nodes; !this.found && this.searched < end;) {
      const found = this.go(end - this.searched);
      if (found) this.end(found);
    }
    return this.found;
  }

  proof(): readonly FreecellMove[] | undefined {
    return this.found === 'winnable' ? proofOf(this.state, this.line) : undefined;
  }

  private go(nodes: number): Verdict | undefined {
    const { tree, space, plan } = this;
    const quota = plan[this.turn]!.positions;
    const won = tree.step(Math.min(nodes, quota - tree.searched));
    if (won) return 'winnable';
    if (won === false && space.all) return 'unwinnable';
    if (tree.size >= tree.limit) return 'unknown';
    // Where an order has nothing left to try, other orders have no more: every single move is left.
    if (won === false) this.next(plan.findIndex(({ all }, turn) => all && turn > this.turn));
    else if (tree.searched >= quota) this.next(this.turn + 1);
    return undefined;
  }

  private next(turn: number): void {
    this.earlier += this.tree.searched;
    this.dropped += this.tree.size;
    this.begin(turn);
  }

  private begin(turn: number): void {
    const { tree, space } = this;
    const { order, all, few = false } = this.plan[turn]!;
    const { kingsOnly, foundationReturn } = systemOf(this.state.options);
    this.turn = turn;
    // Where no card comes back and no column takes any, all single moves are tried at any rate.
    space.all = all || (kingsOnly && !foundationReturn && !few);
    space.restart(order);
    tree.start(space, this.budget - this.dropped);
  }

  private end(found: Verdict): void {
    const { tree, space } = this;
    this.earlier += tree.searched;
    this.found = found;
    this.line = space.line();
    if (tree.isSmall) spare = [space, tree];
  }
}

/**
 * Whether the game can still be won, to be found out in slices. The answer is exact within the
 * budget, under the rules of every variant and any number of cells.
 *
 * @param budget how many positions are kept at most; beyond it the verdict is `unknown`.
 */
export const search = (state: FreecellState, budget = BUDGET): ProvingSearch<FreecellMove> =>
  new FreecellSearch(state, budget);

/** The same at once. */
export const verdict = (state: FreecellState, budget?: number): Verdict =>
  finish(search(state, budget));
