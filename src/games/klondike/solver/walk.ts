import { Hopeless } from './hopeless.js';
import type { Packed } from './packed.js';
import { PackedMoves } from './packed-moves.js';

/** What a walk knows of positions. */
export interface Known {
  /** Whether there is nothing more to find out. */
  readonly isOver?: boolean;
  /** Notes a position; false where there is no need to go on from it. */
  add(first: number, second: number): boolean;
}

/** How many words a frame has. */
const FRAME = 2;

/**
 * Looks for a win, depth first, from where a position is; none is gone on from twice. Where nothing
 * is left to try, all that can be reached has been seen, and there is no win.
 */
export class Walk {
  /** How many moves have been tried. */
  tried = 0;
  /** How many positions the way has that is being tried, the first one included. */
  depth = 0;
  /** The least that `depth` has been since this was set. */
  shallowest = 0;
  private readonly moves: PackedMoves;
  private readonly hopeless: Hopeless;
  /** For each position on the way: where its moves end on the stack, and how many led before it. */
  private frames = new Int32Array(256);

  constructor(
    readonly at: Packed,
    private readonly known: Known,
  ) {
    this.moves = new PackedMoves(at);
    this.hopeless = new Hopeless(at);
  }

  /** Begins anew where the position is. */
  start(): void {
    this.depth = this.moves.top = 0;
    this.enter(this.at.made);
  }

  /** Whether a win can be reached, or what is known is over; `undefined` where so many moves more do not tell. */
  step(count: number): boolean | undefined {
    const { at, moves, known } = this;
    for (const end = this.tried + count; !at.won && !known.isOver;) {
      if (this.depth === 0) return false;
      if (moves.top === this.frames[FRAME * (this.depth - 1)]) this.leave();
      else if (this.tried >= end) return undefined;
      else this.try();
    }
    return true;
  }

  /** How many moves led to a position of the way, counted from 0. */
  madeTo(place: number): number {
    return place + 1 < this.depth ? this.frames[FRAME * (place + 1) + 1]! : this.at.made;
  }

  /** Gives up a position of the way, counted from 0, with all that follows it. */
  drop(place: number): void {
    this.moves.top = this.frames[FRAME * place]!;
    this.depth = place + 1;
    this.leave();
  }

  private leave(): void {
    this.depth--;
    if (this.depth < this.shallowest) this.shallowest = this.depth;
    this.at.rewind(this.frames[FRAME * this.depth + 1]!);
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
    const place = FRAME * this.depth++;
    if (place === this.frames.length) {
      const longer = new Int32Array(2 * place);
      longer.set(this.frames);
      this.frames = longer;
    }
    this.frames[place] = moves.top;
    this.frames[place + 1] = before;
    moves.find();
    return true;
  }
}
