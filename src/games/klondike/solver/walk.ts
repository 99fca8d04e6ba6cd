import { PairSet } from '../../../core/solver/pair-set.js';
import { Hopeless } from './hopeless.js';
import type { Packed } from './packed.js';
import { PackedMoves } from './packed-moves.js';

/**
 * Looks for a win, depth first, from where a position is; none is gone on from twice. Where nothing
 * is left to try, all that can be reached has been seen, and there is no win.
 */
export class Walk {
  /** How many moves have been tried. */
  tried = 0;
  private readonly moves: PackedMoves;
  private readonly hopeless: Hopeless;
  private readonly known = new PairSet();
  /** For each position on the way: where its moves end on the stack, and how many led before it. */
  private frames = new Int32Array(256);
  private top = 0;

  constructor(readonly at: Packed) {
    this.moves = new PackedMoves(at);
    this.hopeless = new Hopeless(at);
    this.enter(0);
  }

  /** How many positions are known. */
  get size(): number {
    return this.known.size;
  }

  /** Whether a win can be reached; `undefined` where so many moves more do not tell. */
  step(count: number): boolean | undefined {
    const { at, moves } = this;
    for (const end = this.tried + count; !at.won;) {
      if (this.top === 0) return false;
      if (moves.top === this.frames[this.top - 2]) {
        this.top -= 2;
        at.rewind(this.frames[this.top + 1]!);
      } else if (this.tried >= end) return undefined;
      else this.try();
    }
    return true;
  }

  private try(): void {
    const { at } = this;
    const before = at.made;
    this.tried++;
    this.moves.play();
    if (!this.enter(before)) at.rewind(before);
  }

  /** Goes on from here, unless that is in vain. */
  private enter(before: number): boolean {
    const { at, moves } = this;
    if (!this.known.add(at.first, at.second) || this.hopeless.test()) return false;
    if (this.top === this.frames.length) {
      const longer = new Int32Array(2 * this.top);
      longer.set(this.frames);
      this.frames = longer;
    }
    this.frames[this.top++] = moves.top;
    this.frames[this.top++] = before;
    moves.find();
    return true;
  }
}
