import { type ProvingSearch, type Verdict, finish } from '../../../core/solver/search.js';
import { Packed } from './packed.js';
import { proofOf } from './proof.js';
import type { KlondikeMove, KlondikeState } from '../rules/state.js';
import { Walk } from './walk.js';

/** How many positions are kept at most unless told otherwise: with them, some 140 MB. */
const BUDGET = 12_500_000;
/** How many moves are tried before it is asked whether the game is lost … */
const EASY = 1000;
/** … even if any card of stock and waste could be had at any time; and for how many moves it is. */
const AIDED = 500_000;

/** Whether a game can still be won, all cards known. */
class KlondikeSearch implements ProvingSearch<KlondikeMove> {
  private readonly walk: Walk;
  /** The same game with that aid. */
  private aided: Walk | undefined;
  private asking = false;
  private found: Verdict | undefined;

  constructor(
    private readonly state: KlondikeState,
    private readonly budget: number,
  ) {
    this.walk = new Walk(new Packed(state, false));
  }

  get searched(): number {
    return this.walk.tried + (this.aided?.tried ?? 0);
  }

  step(nodes: number): Verdict | undefined {
    for (const end = this.searched + nodes; !this.found && this.searched < end;) {
      const count = Math.min(EASY - (this.searched % EASY), end - this.searched);
      this.found = this.asking ? this.ask(count) : this.go(count);
    }
    return this.found;
  }

  proof(): readonly KlondikeMove[] | undefined {
    return this.found === 'winnable' ? proofOf(this.state, this.walk.at.line()) : undefined;
  }

  private go(count: number): Verdict | undefined {
    const { walk } = this;
    const won = walk.step(count);
    if (won) return 'winnable';
    if (won === false) return walk.at.supply.capped ? 'unknown' : 'unwinnable';
    // Asked after the same moves whatever the slices, or machines would differ near the budget.
    if (walk.size >= this.budget && this.searched % EASY === 0) return 'unknown';
    if (walk.tried >= EASY && !this.aided && !walk.at.supply.atWill) {
      this.aided = new Walk(new Packed(this.state, true));
      this.asking = true;
    }
    return undefined;
  }

  /** A game that is lost with an aid is lost without. */
  private ask(count: number): Verdict | undefined {
    const aided = this.aided!;
    const won = aided.step(count);
    if (won === false) return 'unwinnable';
    this.asking = !won && aided.tried < AIDED;
    return undefined;
  }
}

/**
 * Whether the game can still be won, to be found out in slices, under the rules of every option.
 * The answer is exact within the budget.
 *
 * @param budget how many positions are kept at most; beyond it the verdict is `unknown`
 * @throws RangeError where no game comes to the position: more cards lie face down than were dealt
 */
export const search = (state: KlondikeState, budget = BUDGET): ProvingSearch<KlondikeMove> =>
  new KlondikeSearch(state, budget);

/** The same at once. */
export const verdict = (state: KlondikeState, budget?: number): Verdict =>
  finish(search(state, budget));
