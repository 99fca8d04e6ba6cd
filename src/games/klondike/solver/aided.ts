import { PairTable } from '../../../core/solver/pair-table.js';
import type { KlondikeState } from '../rules/state.js';
import { Packed } from './packed.js';
import { type Known, Walk } from './walk.js';

const LOST = 1;
const OPEN = 2;
const FORGOTTEN = 3;
/** With more positions than this, all are forgotten before the next search. */
const MOST = 1 << 19;

/** Which positions are lost, and of which that is not known, or there is a win. */
class Memory implements Known {
  /** Whether the search has met a position that need not be lost. */
  isOver = false;
  private table = new PairTable();
  /** The positions that this search has added, as two words each, where it may forget them. */
  private readonly added: number[] = [];

  constructor(private readonly forgets: boolean) {}

  add(first: number, second: number): boolean {
    const value = this.table.get(first, second);
    if (value === OPEN) this.isOver = true;
    if (value === OPEN || value === LOST) return false;
    // It is lost unless the search is stopped on its way through it.
    this.table.set(first, second, LOST);
    if (this.forgets) this.added.push(first, second);
    return true;
  }

  /** Forgets what this search has added. */
  forget(): void {
    const { added, table } = this;
    for (let n = 0; n < added.length; n += 2) table.set(added[n]!, added[n + 1]!, FORGOTTEN);
  }

  keepOpen(first: number, second: number): void {
    this.table.set(first, second, OPEN);
  }

  start(): void {
    this.isOver = false;
    this.added.length = 0;
    if (this.table.size > MOST) this.table = new PairTable();
  }
}

/**
 * The same game made easier: every card of stock and waste can be had at any time. A position that
 * is lost even so is lost. What one search finds out serves the next ones.
 */
export class Aided {
  private readonly memory: Memory;
  private readonly walk: Walk;
  /** How many moves led to where the search began. */
  private base = 0;

  constructor(state: KlondikeState) {
    // Where cards come back, what was given up may lead to a position on the way of a search.
    this.memory = new Memory(state.options.foundationReturn);
    this.walk = new Walk(new Packed(state, 'at will'), this.memory);
  }

  /** How many moves all searches have tried. */
  get tried(): number {
    return this.walk.tried;
  }

  /** Begins to search from where the first moves of another position led. */
  start(from: Packed, made: number): void {
    const { at } = this.walk;
    let same = 0;
    while (same < Math.min(made, at.made) && at.moveAt(same) === from.moveAt(same)) same++;
    at.rewind(same);
    while (at.made < made) at.make(from.moveAt(at.made));
    this.base = made;
    this.memory.start();
    this.walk.start();
  }

  /** False where it is lost, true where it need not be; `undefined` where more moves may tell. */
  step(count: number): boolean | undefined {
    const won = this.walk.step(count);
    if (won) this.stop();
    return won;
  }

  /** Ends a search that has not come to its end: nothing is known of the positions on its way. */
  stop(): void {
    const { walk, memory } = this;
    const { at } = walk;
    memory.forget();
    memory.keepOpen(at.first, at.second);
    while (walk.depth > 0) {
      at.rewind(walk.madeTo(walk.depth - 1));
      memory.keepOpen(at.first, at.second);
      walk.drop(walk.depth - 1);
    }
    at.rewind(this.base);
  }
}
