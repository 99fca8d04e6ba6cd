import { PairSet } from '../../../core/solver/pair-set.js';
import { type ProvingSearch, type Verdict, finish } from '../../../core/solver/search.js';
import { Guided } from './guided.js';
import { Packed } from './packed.js';
import { proofOf } from './proof.js';
import { Pruner } from './pruner.js';
import type { KlondikeMove, KlondikeState } from '../rules/game.js';
import { Walk } from './walk.js';

/** The default budget of positions: some 140 MB, and up to 35 MB for the easier game. */
const BUDGET = 12_500_000;
/**
 * The budget by which days' deals are chosen (DAILY_BUDGET). Those deals must not change. So within it, nothing
 * is pruned after the start, and the guided search is off. The budget must always be checked after the same
 * moves.
 */
const PLAIN = 100_000;
/** The number of moves between two checks of the budget. */
const CHECK = 1000;

/** Searches whether a game can still be won, with all cards known. */
class KlondikeSearch implements ProvingSearch<KlondikeMove> {
  private readonly known = new PairSet();
  private readonly walk: Walk;
  private readonly pruner: Pruner | undefined;
  /** Set if the walk has found no win soon. */
  private guided: Guided | undefined;
  private found: Verdict | undefined;

  constructor(
    private readonly state: KlondikeState,
    private readonly budget: number,
  ) {
    this.walk = new Walk(new Packed(state, this.isPlain ? 'daily' : 'by rules'), this.known);
    if (!this.walk.at.supply.atWill) {
      this.pruner = new Pruner(state, this.walk, this.isPlain);
    }
    this.walk.start();
  }

  get searched(): number {
    return this.walk.tried + (this.pruner?.tried ?? 0) + (this.guided?.searched ?? 0);
  }

  step(nodes: number): Verdict | undefined {
    for (const end = this.searched + nodes; !this.found && this.searched < end;) {
      const count = end - this.searched;
      if (this.pruner?.isAsking) this.pruner.step(count);
      else this.found = this.isGuided ? this.guide(count) : this.go(count);
    }
    return this.found;
  }

  proof(): readonly KlondikeMove[] | undefined {
    if (this.found !== 'winnable') return undefined;
    return proofOf(this.state, this.walk.at.won ? this.walk.at.line() : this.guided!.line());
  }

  /** Whether a loss proves nothing, because fewer redeals were searched than there are. */
  private get isCut(): boolean {
    return this.walk.at.supply.capped && !this.pruner?.isLost;
  }

  private get isPlain(): boolean {
    return this.budget <= PLAIN;
  }

  private get isGuided(): boolean {
    return this.guided !== undefined && !this.guided.isOver;
  }

  /** The number of moves until the next check of the budget. */
  private get untilCheck(): number {
    return CHECK - ((this.isPlain ? this.searched : this.walk.tried) % CHECK);
  }

  private go(count: number): Verdict | undefined {
    const { walk, pruner } = this;
    const due = pruner?.due ?? Infinity;
    const won = walk.step(Math.min(count, this.untilCheck, due - walk.tried));
    if (won) return 'winnable';
    if (won === false) return this.isCut ? 'unknown' : 'unwinnable';
    // Checked after the same moves for all slices. Otherwise machines would differ near the budget.
    if (this.untilCheck === CHECK && this.known.size >= this.budget) return 'unknown';
    if (walk.tried < due) return undefined;
    if (this.guided || this.isPlain) pruner!.ask();
    else this.guided = new Guided(this.state);
    return undefined;
  }

  private guide(count: number): Verdict | undefined {
    return this.guided!.step(count) ? 'winnable' : undefined;
  }
}

/**
 * Starts to search whether the game can still be won, with any options. The answer is exact within the
 * budget.
 *
 * @param budget the most positions to keep. Beyond it the verdict is `unknown`
 * @throws RangeError if no game can reach the position: more cards are face down than were dealt
 */
export const search = (state: KlondikeState, budget = BUDGET): ProvingSearch<KlondikeMove> =>
  new KlondikeSearch(state, budget);

/** Like `search`, all at once. */
export const verdict = (state: KlondikeState, budget?: number): Verdict =>
  finish(search(state, budget));
