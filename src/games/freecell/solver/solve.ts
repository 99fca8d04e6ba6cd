import { BestFirst } from '../../../core/solver/best-first.js';
import { type ProvingSearch, type Verdict, finish } from '../../../core/solver/search.js';
import { type Phase, planOf } from './orders.js';
import { FreecellSpace } from './packed-moves.js';
import { proofOf } from './proof.js';
import type { FreecellMove, FreecellState } from '../rules/game.js';
import { SYSTEMS } from '../rules/variants.js';

/** The default budget of positions. It takes 170 MB, at times 220 MB. */
const BUDGET = 4_000_000;

/** A finished search's arrays for the next one: most searches are short, and allocating arrays is slow. */
let spare: readonly [FreecellSpace, BestFirst] | undefined;

/**
 * Searches by several orders, each for a number of positions, then by all moves, until a win is found or
 * nothing is left to try.
 */
class FreecellSearch implements ProvingSearch<FreecellMove> {
  private readonly plan: readonly Phase[];
  private turn = 0;
  private readonly space: FreecellSpace;
  private readonly tree: BestFirst;
  private line: Int32Array = new Int32Array(0);
  /** The positions of earlier phases: expanded, and kept. */
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
    // If an order has nothing left to try, neither have others: skip to the next phase with all moves.
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
    const { kingsOnly, foundationReturn } = SYSTEMS[this.state.options.variant];
    this.turn = turn;
    // If no card comes back and empty columns accept only kings, all moves are cheap enough to try.
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
 * Starts to search whether the game can still be won. The answer is exact within the budget, in every variant
 * with any number of cells.
 *
 * @param budget the most positions to keep. Beyond it the verdict is `unknown`
 */
export const search = (state: FreecellState, budget = BUDGET): ProvingSearch<FreecellMove> =>
  new FreecellSearch(state, budget);

/** Like `search`, all at once. */
export const verdict = (state: FreecellState, budget?: number): Verdict =>
  finish(search(state, budget));
