import { Hopeless } from './hopeless.js';
import type { Packed } from './packed.js';
import { PackedMoves } from './packed-moves.js';

/** The positions that a walk knows. */
export interface Known {
  /** Whether the search can stop. */
  readonly isOver?: boolean;
  /**
   * Adds a position.
   *
   * @returns `false` if it need not be searched
   */
  add(first: number, second: number): boolean;
}

/** The number of words of a frame. */
const FRAME = 2;

/**
 * A depth-first search from the current position. No position is searched twice. If nothing is left to try,
 * there is no win.
 */
export class Walk {
  /** The number of moves tried. */
  tried = 0;
  /** The number of positions on the current path, including the start. */
  depth = 0;
  /** The lowest value of `depth` since this was set. */
  shallowest = 0;
  private readonly moves: PackedMoves;
  private readonly hopeless: Hopeless;
  /** For each position on the path: where its moves end on the stack, and the number of moves before it. */
  private frames = new Int32Array(256);

  constructor(
    readonly at: Packed,
    private readonly known: Known,
  ) {
    this.moves = new PackedMoves(at);
    this.hopeless = new Hopeless(at);
  }

  /** Restarts from the current position. */
  start(): void {
    this.depth = this.moves.top = 0;
    this.enter(this.at.made);
  }

  /**
   * Tries up to that many moves.
   *
   * @returns whether a win can be reached or the search can stop; `undefined` if that is not known yet
   */
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

  /** The number of moves before a position of the path, counted from 0. */
  madeTo(place: number): number {
    return place + 1 < this.depth ? this.frames[FRAME * (place + 1) + 1]! : this.at.made;
  }

  /** Drops a position of the path, counted from 0, and all after it. */
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

  /** Searches on from here, unless that is useless. */
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
