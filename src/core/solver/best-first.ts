import { KeySet } from './key-set.js';

/** A position in which moves are made and taken back. A move is one number. */
export interface Space {
  /** What tells positions apart: `KEY` words of the position as it is. */
  readonly key: Int32Array;
  /** The key that `lookAhead` has found. */
  readonly ahead: Int32Array;
  readonly won: boolean;
  /** Writes all moves that are to be tried here; returns how many. */
  moves(out: Int32Array): number;
  /**
   * Finds the key after a move without making it.
   *
   * @returns the cost after it; `UNSEEN` where the move has to be made to know key and cost, because
   *   more may follow by itself, or it may win
   */
  lookAhead(move: number): number;
  /** Makes a move and what follows by itself. */
  make(move: number): void;
  unmake(): void;
  /** How far this seems from a win, 0 to `FARTHEST`. */
  cost(): number;
}

/** Room that may be kept for a next search. */
const SMALL = 1 << 14;
export const FARTHEST = 2047;
/** The cost after a move that has to be made for it. */
export const UNSEEN = -1;
/** The most moves that a position may have. */
const MOST_MOVES = 512;

/** The same in a larger array. */
export function enlarged(from: Int32Array, length: number): Int32Array {
  const to = new Int32Array(length);
  to.set(from);
  return to;
}

/**
 * Looks for a win from the position that seems nearest to one, of those found last where several
 * do. A position is not kept but by the move that led to it, so that to go on from another one the
 * moves to their last common one are taken back. Where no position is left, there is no win.
 */
export class BestFirst {
  /** How many positions have been found. */
  size = 0;
  /** How many have been gone on from. */
  searched = 0;
  private room = 1 << 11;
  private parent: Int32Array = new Int32Array(this.room);
  private move: Int32Array = new Int32Array(this.room);
  private depth: Int32Array = new Int32Array(this.room);
  /** Positions of the same cost: the one found last, and for each the one found before. */
  private readonly last = new Int32Array(FARTHEST + 1);
  private before: Int32Array = new Int32Array(this.room);
  private nearest = 0;
  private readonly seen = new KeySet(1 << 12);
  /** Where the space is. */
  private at = 0;
  private readonly list = new Int32Array(MOST_MOVES);
  private path: Int32Array = new Int32Array(256);

  /** @param limit how many positions may be kept before it stops; one step further may be added */
  constructor(
    private space: Space,
    public limit: number,
  ) {
    this.start(space, limit);
  }

  /** Whether it takes too little memory to be thrown away. */
  get isSmall(): boolean {
    return this.room <= SMALL;
  }

  /** Begins anew from where a space is. */
  start(space: Space, limit: number): void {
    this.space = space;
    this.limit = Math.ceil(limit);
    this.size = this.searched = this.at = this.nearest = 0;
    this.last.fill(-1);
    this.seen.clear();
    this.seen.add(space.key);
    this.keep(-1, 0, 0, space.cost());
  }

  /** Whether a win can be reached; `undefined` where so many positions more do not tell. */
  step(nodes: number): boolean | undefined {
    const { last, space } = this;
    for (const end = this.searched + nodes; !space.won; this.searched++) {
      while (this.nearest <= FARTHEST && last[this.nearest]! < 0) this.nearest++;
      if (this.nearest > FARTHEST) return false;
      if (this.searched >= end || this.size >= this.limit) return undefined;
      const node = last[this.nearest]!;
      last[this.nearest] = this.before[node]!;
      this.goTo(node);
      this.expand(node);
    }
    return true;
  }

  private goTo(node: number): void {
    const { parent, depth, space } = this;
    let from = this.at;
    for (; depth[from]! > depth[node]!; from = parent[from]!) space.unmake();
    let length = 0;
    for (let to = node; from !== to; to = parent[to]!) {
      if (length === this.path.length) this.path = enlarged(this.path, 2 * length);
      this.path[length++] = this.move[to]!;
      if (depth[from] === depth[to]) {
        space.unmake();
        from = parent[from]!;
      }
    }
    while (length > 0) space.make(this.path[--length]!);
    this.at = node;
  }

  /** Finds all positions one move further; stays at one that is won. */
  private expand(node: number): void {
    const { space, list, seen } = this;
    const depth = this.depth[node]! + 1;
    const count = space.moves(list);
    for (let n = 0; n < count; n++) {
      const move = list[n]!;
      const cost = space.lookAhead(move);
      if (cost !== UNSEEN) {
        if (seen.add(space.ahead)) this.keep(node, move, depth, cost);
        continue;
      }
      space.make(move);
      if (seen.add(space.key)) {
        this.keep(node, move, depth, space.cost());
        if (space.won) {
          this.at = this.size - 1;
          return;
        }
      }
      space.unmake();
    }
  }

  private keep(parent: number, move: number, depth: number, cost: number): void {
    if (this.size === this.room) this.grow();
    const node = this.size++;
    this.parent[node] = parent;
    this.move[node] = move;
    this.depth[node] = depth;
    this.before[node] = this.last[cost]!;
    this.last[cost] = node;
    if (cost < this.nearest) this.nearest = cost;
  }

  private grow(): void {
    // No more than is allowed: the last time is the one that counts.
    this.room = Math.min(2 * this.room, this.limit + MOST_MOVES);
    this.parent = enlarged(this.parent, this.room);
    this.move = enlarged(this.move, this.room);
    this.depth = enlarged(this.depth, this.room);
    this.before = enlarged(this.before, this.room);
  }
}
