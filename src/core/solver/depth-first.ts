import { PairTable } from './pair-table.js';

const LOST = 1;
const WON = 2;
/** Looked at, and left before it was settled. */
const OPEN = 3;

/**
 * Looks for a win, depth first, over positions of two 32-bit words (signed). No way may lead back to a
 * position (a game's moves use something up): so one that is met again is settled, and what was
 * found out from one start serves the next.
 */
export class DepthFirst {
  private readonly known = new PairTable();
  /** What is to be looked at: two words, and whether it is on the way that is being tried. */
  private readonly stack: number[] = [];
  private won = false;

  /** @param expand calls `push` or `win` for each position one step further, the best one last. */
  constructor(private readonly expand: (first: number, second: number) => void) {}

  /** How many positions are known. */
  get size(): number {
    return this.known.size;
  }

  /** Begins anew, from what is pushed next. What was left before it was settled can be looked at again. */
  clear(): void {
    if (!this.won) this.markWay(OPEN);
    this.stack.length = 0;
    this.won = false;
  }

  push(first: number, second: number): void {
    this.stack.push(first, second, 0);
  }

  /** One step further is a win. */
  win(): void {
    this.won = true;
  }

  /** Whether a win can be reached; `undefined` where so many positions more do not tell. */
  step(nodes: number): boolean | undefined {
    const { stack } = this;
    for (const end = this.size + nodes; !this.won && stack.length > 0;) {
      if (this.size >= end) return undefined;
      this.visit(stack.length - 3);
    }
    // All positions on the way lead to the win.
    if (this.won) this.markWay(WON);
    return this.won;
  }

  /** Gives all positions on the way that is being tried this value. */
  private markWay(value: number): void {
    const { stack, known } = this;
    for (let at = 0; at < stack.length; at += 3) {
      if (stack[at + 2]) known.set(stack[at]!, stack[at + 1]!, value);
    }
  }

  /** Looks at a position, which stays on the stack until all that it leads to is settled. */
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
