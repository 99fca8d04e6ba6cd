import type { Search, Verdict } from '../../solver/search.js';
import { Packed } from './packed.js';
import { Walk } from './walk.js';
import type { KlondikeState } from './state.js';

const BUDGET = 12_500_000;
const T = +(process.env.T ?? 2000), TB = +(process.env.TB ?? 1000);
export class KlondikeSearch implements Search {
  readonly walk: Walk;
  private aid: Walk | undefined;
  private found: Verdict | undefined;
  private forget = false;
  checks=0; cuts=0;

  constructor(private readonly state: KlondikeState, private readonly budget: number) {
    this.walk = new Walk(new Packed(state, false));
  }
  get size() { return this.walk.size; }
  get searched() { return this.walk.tried + (this.aid?.tried ?? 0); }

  step(nodes: number): Verdict | undefined {
    return (this.found ??= this.look(nodes));
  }

  private look(nodes: number): Verdict | undefined {
    const { walk } = this;
    for (let left = nodes; left > 0; left -= T) {
      const won = walk.step(Math.min(T, left));
      if (won) return 'winnable';
      if (won === false) return walk.at.supply.capped ? 'unknown' : 'unwinnable';
      if (walk.size >= this.budget) return 'unknown';
      if (walk.at.supply.atWill) continue;
      this.aid ??= new Walk(new Packed(this.state, true));
      while (walk.depth > 0) {
        this.checks++;
        this.aid.startAt(walk.at, this.forget);
        const lost = this.aid.step(TB) === false;
        this.forget = !lost;
        if (!lost) break;
        this.cuts++;
        walk.leave();
      }
    }
  }
}
export const search = (state: KlondikeState, budget = BUDGET) => new KlondikeSearch(state, budget);
