import { BestFirst } from '../../../core/solver/best-first.js';
import { type ProvingSearch, type Verdict, finish } from '../../../core/solver/search.js';
import { type Phase, planOf } from './orders.js';
import { FreecellSpace } from './packed-moves.js';
import { proofOf } from './proof.js';
import { type FreecellMove, type FreecellState, systemOf } from '../rules/state.js';

/** How many positions are kept at most unless told otherwise: with them, 170 MB, and 220 MB at times. */
const BUDGET = 4_000_000;

/**
 * Looks for a win by several orders in turn, each for so many positions; then by every single move,
 * until a win is found or nothing is left to try.
 */
class FreecellSearch implements ProvingSearch<FreecellMove> {
  private readonly plan: readonly Phase[];
  private turn = 0;
  private space: FreecellSpace;
  private readonly tree: BestFirst;
  /** Positions of the phases before: gone on from, and kept. */
  private earlier = 0;
  private dropped = 0;
  private found: Verdict | undefined;

  constructor(
    private readonly state: FreecellState,
    private readonly budget: number,
  ) {
    this.plan = planOf(state.options);
    this.space = this.spaceOf(0);
    this.tree = new BestFirst(this.space, budget);
  }

  get searched(): number {
    return this.earlier + this.tree.searched;
  }

  step(nodes: number): Verdict | undefined {
    for (const end = this.searched + nodes; !this.found && this.searched < end;) {
      this.found = this.go(end - this.searched);
    }
    return this.found;
  }

  proof(): readonly FreecellMove[] | undefined {
    return this.found === 'winnable' ? proofOf(this.state, this.space.line()) : undefined;
  }

  private go(nodes: number): Verdict | undefined {
    const { tree, space, plan } = this;
    const quota = plan[this.turn]!.positions;
    const won = tree.step(Math.min(nodes, quota - tree.searched));
    if (won) return 'winnable';
    if (won === false && space.all) return 'unwinnable';
    if (tree.size >= tree.limit) return 'unknown';
    // Where an order has nothing left to try, others have no more.
    if (won === false) this.begin(plan.findIndex(({ all }, turn) => all && turn > this.turn));
    else if (tree.searched >= quota) this.begin(this.turn + 1);
    return undefined;
  }

  private begin(turn: number): void {
    const { tree } = this;
    this.turn = turn;
    this.earlier += tree.searched;
    this.dropped += tree.size;
    this.space = this.spaceOf(turn);
    tree.start(this.space, this.budget - this.dropped);
  }

  private spaceOf(turn: number): FreecellSpace {
    const { order, all } = this.plan[turn]!;
    const { kingsOnly, foundationReturn } = systemOf(this.state.options);
    // Where no card comes back and no column takes any, all single moves are tried at any rate.
    return new FreecellSpace(this.state, order, all || (kingsOnly && !foundationReturn));
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
