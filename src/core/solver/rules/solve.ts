import { toJson } from '../../engine/json.js';
import type { Transfer } from '../../patience/piles.js';
import { moves } from '../../patience/rules/moves.js';
import { outcome } from '../../patience/rules/outcome.js';
import { play } from '../../patience/rules/play.js';
import type { PatienceRules } from '../../patience/rules/rules.js';
import type { PatienceState } from '../../patience/rules/state.js';
import { type Table, tableOf } from '../../patience/rules/table.js';
import type { ProvingSearch, Verdict } from '../search.js';

/** The default budget of positions. */
const BUDGET = 1_000_000;

interface Node {
  readonly state: PatienceState;
  readonly before?: Node;
  readonly move?: Transfer;
}

/** Searches depth first through the engine's own moves. */
class RulesSearch implements ProvingSearch<Transfer> {
  private readonly seen = new Set<string>();
  private readonly stack: Node[] = [];
  private win: Node | undefined;
  private found: Verdict | undefined;

  constructor(
    private readonly table: Table,
    state: PatienceState,
    private readonly budget: number,
  ) {
    this.add({ state });
  }

  get searched(): number {
    return this.seen.size;
  }

  step(nodes: number): Verdict | undefined {
    for (let left = nodes; !this.found && left > 0; left--) {
      const node = this.stack.pop();
      if (!node) this.found = 'unwinnable';
      else if (this.seen.size > this.budget) this.found = 'unknown';
      else this.expand(node);
    }
    return this.found;
  }

  proof(): readonly Transfer[] | undefined {
    if (!this.win) return undefined;
    const line: Transfer[] = [];
    for (let node = this.win; node.before; node = node.before) line.push(node.move!);
    return line.reverse();
  }

  private expand(node: Node): void {
    for (const move of moves(this.table, node.state)) {
      this.add({ state: play(this.table, node.state, move), before: node, move });
    }
  }

  private add(node: Node): void {
    const { piles, faceDown, redeals } = node.state;
    const key = toJson([piles, faceDown, redeals]);
    if (this.seen.has(key)) return;
    this.seen.add(key);
    this.stack.push(node);
    if (outcome(this.table, node.state) !== 'won') return;
    this.win = node;
    this.found = 'winnable';
  }
}

/**
 * Starts to search whether a patience can still be won, with all cards known. The answer is exact within the budget.
 *
 * @param budget the most positions to keep. Beyond it the verdict is `unknown`
 */
export const searchRules = (
  rules: PatienceRules,
  state: PatienceState,
  budget = BUDGET,
): ProvingSearch<Transfer> => new RulesSearch(tableOf(rules), state, budget);
