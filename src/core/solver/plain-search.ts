/**
 * A game for a plain search. Grades depend on the order of `next`, the figures and the orders. If you change
 * one of them, grades change, so rename `GRADING`.
 */
export interface PlainSpace<Position, State> {
  start(position: Position): State;
  /** All positions after one move, in a fixed order. */
  next(state: State): readonly State[];
  /** A key. Positions that differ in nothing relevant have the same key. */
  key(state: State): string;
  /** The cost factors of a position, integers. An order weighs them. */
  figures(state: State): readonly number[];
  isWon(state: State): boolean;
  /** One search per order: a weight for each move made, then one for each figure. Integers. */
  readonly orders: readonly (readonly number[])[];
  /** The most positions that each search expands. */
  readonly most: number;
}

interface Node<State> {
  readonly state: State;
  /** The number of moves before it, and how many of them were the only legal ones. */
  readonly moves: number;
  readonly forced: number;
}

/** The moves of a win, and how many of them were the only legal ones. */
export interface FoundWin {
  readonly moves: number;
  readonly forced: number;
}

/** One of the searches whose work is the effort of a deal. */
export interface EffortSearch {
  /** The number of positions expanded. */
  readonly searched: number;
  readonly win: FoundWin | undefined;
  /**
   * Expands one more position.
   *
   * @returns whether there is more to search
   */
  step(): boolean;
}

/** The searches whose work is the effort of a deal. */
export interface EffortSearches<Position> {
  /** How many there are: a power of two. */
  readonly count: number;
  /** The most positions that each of them expands. */
  readonly most: number;
  begin(position: Position, index: number): EffortSearch;
}

/**
 * A best-first search by one order of weights. It expands a position of the lowest cost, the latest one of
 * several, up to a maximum. It depends neither on time nor on chance.
 */
export class PlainSearch<Position, State> implements EffortSearch {
  searched = 0;
  win: FoundWin | undefined;
  private readonly queues: Node<State>[][] = [];
  private nearest = 0;
  private readonly seen = new Set<string>();

  constructor(
    private readonly space: PlainSpace<Position, State>,
    private readonly weights: readonly number[],
    position: Position,
  ) {
    this.add({ state: space.start(position), moves: 0, forced: 0 });
  }

  step(): boolean {
    const { queues, space } = this;
    while (this.nearest < queues.length && queues[this.nearest]!.length === 0) this.nearest++;
    const node = queues[this.nearest]?.pop();
    if (!node || this.win) return false;
    this.searched++;
    const next = space.next(node.state);
    const moves = node.moves + 1;
    const forced = node.forced + (next.length === 1 ? 1 : 0);
    for (const state of next) {
      if (space.isWon(state)) {
        this.win = { moves, forced };
        return false;
      }
      this.add({ state, moves, forced });
    }
    return this.searched < space.most;
  }

  private add(node: Node<State>): void {
    const key = this.space.key(node.state);
    if (this.seen.has(key)) return;
    this.seen.add(key);
    const [ply = 0, ...weights] = this.weights;
    const figures = this.space.figures(node.state);
    const cost = weights.reduce((sum, weight, n) => sum + weight * figures[n]!, ply * node.moves);
    // Nearly equal costs count as equal, so that the search goes deep.
    const index = Math.max(0, cost >> 2);
    while (this.queues.length <= index) this.queues.push([]);
    this.queues[index]!.push(node);
    this.nearest = Math.min(this.nearest, index);
  }
}

/** The plain searches of a game, one for each order. The number of orders must be a power of two. */
export const plainSearches = <Position, State>(
  space: PlainSpace<Position, State>,
): EffortSearches<Position> => ({
  count: space.orders.length,
  most: space.most,
  begin: (position, index) => new PlainSearch(space, space.orders[index]!, position),
});
