import { PairTable } from '../../solver/pair-table.js';
import type { Search, Verdict } from '../../solver/search.js';
import { Hopeless } from './hopeless.js';
import { Packed } from './packed.js';
import { PackedMoves } from './packed-moves.js';
import type { KlondikeState } from './state.js';

const BUDGET = 12_500_000;
export class KlondikeSearch implements Search {
  readonly at: Packed;
  private readonly moves: PackedMoves;
  private readonly known = new PairTable();
  private readonly hopeless = new Hopeless();
  /** For each position on the way: where its moves begin on the list, how many were made before. */
  private frames = new Int32Array(256);
  private depth = 0;
  private found: Verdict | undefined;
  searched = 0;

  constructor(state: KlondikeState, private readonly budget: number) {
    this.at = new Packed(state);
    this.moves = new PackedMoves(this.at);
    this.enter(0);
  }
  get size() { return this.known.size; }

  step(nodes: number): Verdict | undefined {
    return (this.found ??= this.look(nodes));
  }

  private look(nodes: number): Verdict | undefined {
    const { at, moves } = this;
    for (const end = this.searched + nodes; !at.won; ) {
      if (this.depth === 0) return at.supply.capped ? 'unknown' : 'unwinnable';
      if (this.known.size >= this.budget) return 'unknown';
      const frame = 2 * this.depth - 2;
      if (moves.top === this.frames[frame]!) {
        this.depth--;
        at.rewind(this.frames[frame + 1]!);
        continue;
      }
      if (this.searched >= end) return undefined;
      const before = at.made;
      moves.play();
      this.searched++;
      if (!this.enter(before)) at.rewind(before);
    }
    return 'winnable';
  }

  private enter(before: number): boolean {
    const { at, moves, known } = this;
    if (!known.add(at.first, at.second) || (!at.won && process.env.NOH !== '1' && this.hopeless.test(at))) return false;
    const frame = 2 * this.depth++;
    if (frame === this.frames.length) {
      const longer = new Int32Array(2 * frame);
      longer.set(this.frames);
      this.frames = longer;
    }
    this.frames[frame] = moves.top;
    this.frames[frame + 1] = before;
    moves.find();
    return true;
  }
}
export const search = (state: KlondikeState, budget = BUDGET) => new KlondikeSearch(state, budget);
