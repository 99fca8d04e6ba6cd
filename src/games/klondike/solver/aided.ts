import { PairTable } from '../../../core/solver/pair-table.js';
import type { KlondikeState } from '../rules/game.js';
import { Packed } from './packed.js';
import { type Known, Walk } from './walk.js';

const LOST = 1;
const OPEN = 2;
const FORGOTTEN = 3;
/** With more positions than this, all are forgotten before the next search. */
const MOST = 1 << 19;

/** Which positions are lost, and which are undecided or winnable. */
class Memory implements Known {
  /** Whether the search has met a position that may not be lost. */
  isOver = false;
  private table = new PairTable();
  /** The positions that this search has added, two words each, if it may have to forget them. */
  private readonly added: number[] = [];

  constructor(private readonly forgets: boolean) {}

  add(first: number, second: number): boolean {
    const value = this.table.get(first, second);
    if (value === OPEN) this.isOver = true;
    if (value === OPEN || value === LOST) return false;
    // Lost, unless the search stops on its way through it.
    this.table.set(first, second, LOST);
    if (this.forgets) this.added.push(first, second);
    return true;
  }

  /** Forgets the positions that this search has added. */
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
 * Searches an easier game, in which every card of stock and waste is available at any time. A position that
 * is lost there is lost. Results of one search serve the next ones.
 */
export class Aided {
  private readonly memory: Memory;
  private readonly walk: Walk;
  /** The number of moves before the start of the search. */
  private base = 0;

  constructor(state: KlondikeState) {
    // If cards may come back from foundations, an abandoned position may lead to one on a later path.
    this.memory = new Memory(state.options.foundationReturn);
    this.walk = new Walk(new Packed(state, 'at will'), this.memory);
  }

  /** The number of moves tried, in all searches. */
  get tried(): number {
    return this.walk.tried;
  }

  /** Starts a search from the position after the first moves of another one. */
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

  /**
   * Tries up to that many moves.
   *
   * @returns `false` if the position is lost, `true` if it may not be, `undefined` if more moves are needed
   */
  step(count: number): boolean | undefined {
    const won = this.walk.step(count);
    if (won) this.stop();
    return won;
  }

  /** Ends an unfinished search. The positions on its path stay undecided. */
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
