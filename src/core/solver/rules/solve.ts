import type { Transfer } from '../../patience/piles.js';
import type { PatienceRules } from '../../patience/rules/rules.js';
import type { PatienceState } from '../../patience/rules/state.js';
import { tableOf } from '../../patience/rules/table.js';
import type { ProvingSearch, Verdict } from '../search.js';
import { MOST_CARDS, MOST_PILES, Plan } from './plan.js';
import { winningMoves } from './proof.js';
import { RulesSpace } from './space.js';
import { Tree } from './tree.js';

/** The default budget of positions. */
const BUDGET = 1_000_000;

const plans = new WeakMap<PatienceRules, Plan>();

/** The plan of rules. It is made once for each object of rules. */
export function planOf(rules: PatienceRules): Plan {
  const known = plans.get(rules) ?? new Plan(tableOf(rules));
  plans.set(rules, known);
  return known;
}

/** Searches compact positions, best first. The verdict is `winnable` only if the game's own rules confirm the moves. */
class RulesSearch implements ProvingSearch<Transfer> {
  private readonly space: RulesSpace;
  private readonly tree: Tree;
  private found: Verdict | undefined;
  private line: readonly Transfer[] | undefined;

  constructor(
    private readonly plan: Plan,
    private readonly state: PatienceState,
    budget: number,
  ) {
    this.space = new RulesSpace(plan, state);
    this.tree = new Tree(this.space, budget);
  }

  get searched(): number {
    return this.tree.size;
  }

  step(nodes: number): Verdict | undefined {
    return (this.found ??= this.go(nodes));
  }

  proof(): readonly Transfer[] | undefined {
    return this.line;
  }

  private go(nodes: number): Verdict | undefined {
    const { tree, space } = this;
    const won = tree.step(nodes);
    if (won === undefined) return tree.size >= tree.limit ? 'unknown' : undefined;
    if (!won) return space.isCut ? 'unknown' : 'unwinnable';
    this.line = winningMoves(this.plan, this.state, space.path);
    return this.line ? 'winnable' : 'unknown';
  }
}

const UNKNOWN: ProvingSearch<Transfer> = {
  searched: 0,
  step: () => 'unknown',
  proof: () => undefined,
};

/**
 * Starts to search whether a patience can still be won, with all cards known. The answer is exact within the budget.
 *
 * @param budget the most positions to keep. Beyond it the verdict is `unknown`
 */
export function searchRules(
  rules: PatienceRules,
  state: PatienceState,
  budget = BUDGET,
): ProvingSearch<Transfer> {
  const plan = planOf(rules);
  const cards = Object.values(state.piles).reduce((sum, pile) => sum + pile.length, 0);
  if (plan.size > MOST_PILES || cards > MOST_CARDS) return UNKNOWN;
  return new RulesSearch(plan, state, budget);
}
