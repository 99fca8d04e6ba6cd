import { FARTHEST, Route, enlarged } from '../best-first.js';
import { KeySet } from '../key-set.js';
import type { RulesSpace } from './space.js';

/** The most moves of a position. */
const MOST_MOVES = 1024;
const COSTS = FARTHEST + 1;
/** How many positions are taken from a queue in a row: neighbours are reached by few moves. */
const BATCH = 32;

/** Positions by their cost. The latest of equal ones is the first. */
class Queue {
  readonly last = new Int32Array(COSTS).fill(-1);
  nearest = COSTS;

  add(node: number, cost: number, before: Int32Array): void {
    before[node] = this.last[cost]!;
    this.last[cost] = node;
    if (cost < this.nearest) this.nearest = cost;
  }

  /** Removes the position with the lowest cost that was not expanded yet. Returns -1 if all were. */
  take(before: Int32Array, isDone: Uint8Array): number {
    const { last } = this;
    for (; this.nearest < COSTS; this.nearest++) {
      for (let node = last[this.nearest]!; node >= 0; node = last[this.nearest]!) {
        last[this.nearest] = before[node]!;
        if (!isDone[node]) return node;
      }
    }
    return -1;
  }
}

/**
 * A search for a win and for a loss at once: if no position is left, there is no win.
 *
 * It expands the nearest position of all, and the nearest one of each stage in turn. A stage is how much of the game is
 * left: cards to go up, to be dealt, to be turned over. Without stages, a deal that looks good takes the search to where
 * it is stuck, and it never returns.
 */
export class Tree {
  /** The number of positions found. */
  size = 0;
  searched = 0;
  private room = 1 << 11;
  parent: Int32Array = new Int32Array(this.room);
  move: Int32Array = new Int32Array(this.room);
  depth: Int32Array = new Int32Array(this.room);
  private before: Int32Array = new Int32Array(this.room);
  private beforeInStage: Int32Array = new Int32Array(this.room);
  private isDone: Uint8Array = new Uint8Array(this.room);
  private readonly all = new Queue();
  private readonly stages: (Queue | undefined)[] = [];
  private stage = 0;
  private turn = 0;
  private readonly seen = new KeySet(1 << 12);
  /** The node of the space's current position. */
  private at = 0;
  private readonly list = new Int32Array(MOST_MOVES);
  private readonly route = new Route();

  /** @param limit the most positions to keep. One expansion may exceed it */
  constructor(
    private readonly space: RulesSpace,
    readonly limit: number,
  ) {
    this.seen.add(space.key);
    this.keep(-1, 0, 0);
  }

  /**
   * Expands up to that many positions.
   *
   * @returns whether a win can be reached, or `undefined` if that is not known yet
   */
  step(nodes: number): boolean | undefined {
    const { space } = this;
    for (const end = this.searched + nodes; !space.won; this.searched++) {
      if (this.searched >= end || this.size >= this.limit) return undefined;
      const node = this.next();
      if (node < 0) return false;
      this.isDone[node] = 1;
      this.goTo(node);
      this.expand(node);
    }
    return true;
  }

  /** The next position: some from all stages, then as many from one of them. -1 if there is none. */
  private next(): number {
    const { stages } = this;
    this.turn = (this.turn + 1) % (2 * BATCH);
    if (this.turn < BATCH) return this.all.take(this.before, this.isDone);
    if (this.turn === BATCH) this.stage--;
    for (let tried = 0; tried <= stages.length; tried++) {
      if (this.stage < 0) this.stage = stages.length - 1;
      const node = stages[this.stage]?.take(this.beforeInStage, this.isDone) ?? -1;
      if (node >= 0) return node;
      this.stage--;
    }
    return -1;
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
      space.make(move);
      if (seen.add(space.key) && !space.isLost) {
        this.keep(node, move, depth);
        if (space.won) {
          this.at = this.size - 1;
          return;
        }
      }
      space.unmake();
    }
  }

  private keep(parent: number, move: number, depth: number): void {
    if (this.size === this.room) this.grow();
    const { space } = this;
    const node = this.size++;
    const [cost, stage] = [space.cost(), space.stage()];
    this.parent[node] = parent;
    this.move[node] = move;
    this.depth[node] = depth;
    this.all.add(node, cost, this.before);
    (this.stages[stage] ??= new Queue()).add(node, cost, this.beforeInStage);
  }

  private grow(): void {
    this.room = Math.min(2 * this.room, this.limit + MOST_MOVES);
    this.parent = enlarged(this.parent, this.room);
    this.move = enlarged(this.move, this.room);
    this.depth = enlarged(this.depth, this.room);
    this.before = enlarged(this.before, this.room);
    this.beforeInStage = enlarged(this.beforeInStage, this.room);
    const isDone = new Uint8Array(this.room);
    isDone.set(this.isDone);
    this.isDone = isDone;
  }
}
