import { PairTable } from './pair-table.js';

const LOST = 1;
const WON = 2;
/** Visited, and left before it was decided. */
const OPEN = 3;

/**
 * A depth-first search over positions of two signed 32-bit words. No path may lead back to a position,
 * because moves use something up. So every position is decided once, and results of one start serve the next.
 */
export class DepthFirst {
  private readonly known = new PairTable();
  /** The positions to visit: two words, and whether the position is on the current path. */
  private readonly stack: number[] = [];
  private won = false;

  /** @param expand calls `push` or `win` for each position after one move, the best one last */
  constructor(private readonly expand: (first: number, second: number) => void) {}

  /** The number of positions known. */
  get size(): number {
    return this.known.size;
  }

  /** Restarts. Then push the start position. Undecided positions may be visited again. */
  clear(): void {
    if (!this.won) this.markWay(OPEN);
    this.stack.length = 0;
    this.won = false;
  }

  push(first: number, second: number): void {
    this.stack.push(first, second, 0);
  }

  /** Reports that one more move wins. */
  win(): void {
    this.won = true;
  }

  /**
   * Visits up to that many more positions.
   *
   * @returns whether a win can be reached, or `undefined` if that is not known yet
   */
  step(nodes: number): boolean | undefined {
    const { stack } = this;
    for (const end = this.size + nodes; !this.won && stack.length > 0;) {
      if (this.size >= end) return undefined;
      this.visit(stack.length - 3);
    }
    // All positions on the path lead to the win.
    if (this.won) this.markWay(WON);
    return this.won;
  }

  /** Sets the value of all positions on the current path. */
  private markWay(value: number): void {
    const { stack, known } = this;
    for (let at = 0; at < stack.length; at += 3) {
      if (stack[at + 2]) known.set(stack[at]!, stack[at + 1]!, value);
    }
  }

  /** Visits a position. It stays on the stack until all positions after it are decided. */
  private visit(at: number): void {
    const { stack, known } = this;
    const [first, second] = [stack[at]!, stack[at + 1]!];
    const value = stack[at + 2] ? LOST : known.get(first, second);
    if (value === LOST) stack.length = at;
    else if (value === WON) this.won = true;
    else {
      known.set(first, second, LOST);
      stack[at + 2] = 1;
      this.expand(first, second);
    }
  }
}
