import { KeySet } from './key-set.js';

/** A position in which a search makes and unmakes moves. A move is an integer. */
export interface Space {
  /** The key of the current position: `KEY` words. */
  readonly key: Int32Array;
  /** The key that `lookAhead` found. */
  readonly ahead: Int32Array;
  readonly won: boolean;
  /**
   * Writes all moves to try here into `out`.
   *
   * @returns the number of moves
   */
  moves(out: Int32Array): number;
  /**
   * Finds the key after a move without making it.
   *
   * @returns the cost after it; `UNSEEN` if the move has to be made, because automatic moves may follow or it
   *   may win
   */
  lookAhead(move: number): number;
  /** Makes a move and the automatic moves after it. */
  make(move: number): void;
  unmake(): void;
  /** The estimated distance from a win, 0 to `FARTHEST`. */
  cost(): number;
}

/** The largest room (in positions) that is kept for the next search. */
const SMALL = 1 << 14;
export const FARTHEST = 2047;
/** The cost of a move that has to be made to know it. */
export const UNSEEN = -1;
/** The most moves of a position. */
const MOST_MOVES = 512;

/** Copies an array into a larger one. */
export function enlarged(from: Int32Array, length: number): Int32Array {
  const to = new Int32Array(length);
  to.set(from);
  return to;
}

/** Positions of a search. Each is stored as the move that led to it from another one. */
interface Nodes {
  readonly parent: Int32Array;
  readonly move: Int32Array;
  readonly depth: Int32Array;
}

/** The way from one position of a search to another one, by their common ancestor. */
export class Route {
  private moves: Int32Array = new Int32Array(256);

  /** Unmakes the moves down to the common ancestor, and makes those that lead to the other position. */
  follow(
    space: Pick<Space, 'make' | 'unmake'>,
    { parent, move, depth }: Nodes,
    start: number,
    end: number,
  ): void {
    let from = start;
    for (; depth[from]! > depth[end]!; from = parent[from]!) space.unmake();
    let length = 0;
    for (let to = end; from !== to; to = parent[to]!) {
      if (length === this.moves.length) this.moves = enlarged(this.moves, 2 * length);
      this.moves[length++] = move[to]!;
      if (depth[from] === depth[to]) {
        space.unmake();
        from = parent[from]!;
      }
    }
    while (length > 0) space.make(this.moves[--length]!);
  }
}

/**
 * A best-first search: it expands the position that seems nearest to a win, the latest one of several. A
 * position is stored only as the move that led to it. So to switch to another position, moves are unmade down
 * to the common ancestor. If no position is left, there is no win.
 */
export class BestFirst {
  /** The number of positions found. */
  size = 0;
  /** The number of positions expanded. */
  searched = 0;
  private room = 1 << 11;
  parent: Int32Array = new Int32Array(this.room);
  move: Int32Array = new Int32Array(this.room);
  depth: Int32Array = new Int32Array(this.room);
  /** The latest position of each cost, and for each position the one before it with the same cost. */
  private readonly last = new Int32Array(FARTHEST + 1);
  private before: Int32Array = new Int32Array(this.room);
  private nearest = 0;
  private readonly seen = new KeySet(1 << 12);
  /** The node of the space's current position. */
  private at = 0;
  private readonly list = new Int32Array(MOST_MOVES);
  private readonly route = new Route();

  /** @param limit the most positions to keep. One expansion may exceed it */
  constructor(
    private space: Space,
    public limit: number,
  ) {
    this.start(space, limit);
  }

  /** Whether it is small enough to be kept for reuse. */
  get isSmall(): boolean {
    return this.room <= SMALL;
  }

  /** Restarts from the current position of a space. */
  start(space: Space, limit: number): void {
    this.space = space;
    this.limit = Math.ceil(limit);
    this.size = this.searched = this.at = this.nearest = 0;
    this.last.fill(-1);
    this.seen.clear();
    this.seen.add(space.key);
    this.keep(-1, 0, 0, space.cost());
  }

  /**
   * Expands up to that many positions.
   *
   * @returns whether a win can be reached, or `undefined` if that is not known yet
   */
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
    this.route.follow(this.space, this, this.at, node);
    this.at = node;
  }

  /** Finds all positions after one move. Stays at a won one. */
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
    // Never above the limit, because the last growth is the largest.
    this.room = Math.min(2 * this.room, this.limit + MOST_MOVES);
    this.parent = enlarged(this.parent, this.room);
    this.move = enlarged(this.move, this.room);
    this.depth = enlarged(this.depth, this.room);
    this.before = enlarged(this.before, this.room);
  }
}
