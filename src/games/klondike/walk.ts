import { PairTable } from '../../solver/pair-table.js';
import { Hopeless } from './hopeless.js';
import type { Packed } from './packed.js';
import { PackedMoves } from './packed-moves.js';

/** Words of the stack for each position on the way. */
const FRAME = 2;

/** Looks for a win, depth first, from where a position is. */
export class Walk {
  /** How many moves have been tried. */
  tried = 0;
  private readonly moves: PackedMoves;
  private readonly hopeless: Hopeless;
  private known = new PairTable();
  /** For each position on the way how many words its moves are on top of, and moves made before. */
  private frames = new Int32Array(128 * FRAME);
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

  get depth(): number {
    return this.top;
  }

  /** Begins anew where another one is, and keeps what is lost for sure. */
  startAt(other: Packed, forget: boolean): void {
    const { at } = this;
    at.rewind(0);
    for (let n = 0; n < other.made; n++) at.make(other.moveAt(n));
    if (forget) this.known = new PairTable();
    this.top = 0;
    this.moves.top = 0;
    this.enter(at.made);
  }

  /** Whether a win can be reached; `undefined` where so many moves more do not tell. */
  step(count: number): boolean | undefined {
    const { at, moves } = this;
    for (const end = this.tried + count; !at.won;) {
      if (this.top === 0) return false;
      if (moves.top === this.frames[this.top - FRAME]) {
        this.top -= FRAME;
        at.rewind(this.frames[this.top + 1]!);
        continue;
      }
      if (this.tried >= end) return undefined;
      this.tried++;
      const before = at.made;
      moves.play();
      if (!this.enter(before)) at.rewind(before);
    }
    return true;
  }

  /** Leaves the position where it is, as there is nothing to be found. */
  leave(): void {
    this.moves.top = this.frames[this.top - FRAME]!;
    this.step(0);
  }

  private enter(before: number): boolean {
    const { at, moves, known } = this;
    if (!known.add(at.first, at.second) || this.hopeless.test()) return false;
    if (this.top === this.frames.length) {
      const longer = new Int32Array(2 * this.top);
      longer.set(this.frames);
      this.frames = longer;
    }
    this.frames[this.top] = moves.top;
    this.frames[this.top + 1] = before;
    this.top += FRAME;
    moves.find();
    return true;
  }
}
