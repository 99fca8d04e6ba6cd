import { listOf } from '../../cards/list.js';

/** The values of moves in the same deals, so that their differences have small errors. */
export class Tally {
  /** For each move, its value in each deal that it was tried in. */
  readonly values: readonly number[][];
  /** The moves that may still be the best. */
  alive: readonly number[];

  constructor(count: number) {
    this.values = listOf(count, () => []);
    this.alive = this.values.map((_, move) => move);
  }

  mean(move: number): number {
    const values = this.values[move]!;
    let sum = 0;
    for (const value of values) sum += value;
    return sum / values.length;
  }

  /** The move with the best mean of those that are alive; the first of several. */
  best(): number {
    let found = this.alive[0]!;
    let most = this.mean(found);
    for (const move of this.alive) {
      const mean = this.mean(move);
      if (mean > most) {
        found = move;
        most = mean;
      }
    }
    return found;
  }

  /** How far a move is behind another in the deals of both, and the standard error. */
  behind(move: number, other: number): { readonly by: number; readonly error: number } {
    const [one, two] = [this.values[move]!, this.values[other]!];
    const count = Math.min(one.length, two.length);
    let sum = 0;
    let squares = 0;
    for (let at = 0; at < count; at++) {
      const difference = two[at]! - one[at]!;
      sum += difference;
      squares += difference ** 2;
    }
    const by = sum / count;
    return { by, error: Math.sqrt(Math.max(0, squares / count - by ** 2) / count) };
  }

  /** The standard error of a move's value. */
  error(move: number): number {
    const values = this.values[move]!;
    const mean = this.mean(move);
    const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
    return Math.sqrt(squares) / values.length;
  }

  /** Drops moves that are surely worse than the best, so many standard errors at least. */
  prune(errors: number): void {
    const best = this.best();
    this.alive = this.alive.filter((move) => {
      if (move === best) return true;
      const { by, error } = this.behind(move, best);
      return by <= errors * error;
    });
  }
}
