/**
 * A game as a plain search looks at it. What is written here decides grades: whoever changes the order of
 * `next`, the figures or the orders of a game changes them, and gives `GRADING` another name.
 */
export interface PlainSpace<Position, State> {
  start(position: Position): State;
  /** All positions one move further, in a fixed order. */
  next(state: State): readonly State[];
  /** The same text for positions between which nothing makes a difference. */
  key(state: State): string;
  /** What makes a position dear: whole numbers, which an order weighs. */
  figures(state: State): readonly number[];
  isWon(state: State): boolean;
  /** One search each: a weight for each move made, then one for each figure; whole numbers. */
  readonly orders: readonly (readonly number[])[];
  /** How many positions each search goes on from before it gives up. */
  readonly most: number;
}

interface Node<State> {
  readonly state: State;
  /** How many moves led there, and before how many of them there was no choice. */
  readonly moves: number;
  readonly forced: number;
}

/** A win that a plain search has found. */
export interface PlainWin {
  readonly moves: number;
  readonly forced: number;
}

/**
 * Looks for a win by one order: it always goes on from a position of the lowest cost, among equal ones from
 * the one found last. It gives up after so many positions. Nothing in it depends on time or on chance.
 */
export class PlainSearch<Position, State> {
  /** How many positions it has gone on from. */
  searched = 0;
  win: PlainWin | undefined;
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

  /** Goes on from one more position; whether there is more to look at. */
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
