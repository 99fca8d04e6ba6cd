import { topOf } from '../../../core/patience/piles.js';
import { supermoveLimit } from '../../../core/patience/rules/refusal.js';
import { type FreecellMove, type FreecellState, freecell } from '../rules/game.js';
import { SYSTEMS } from '../rules/variants.js';
import { CELL, UP } from './packed.js';

/** Converts a search's moves to moves of the game. Each is legal when it is played. */
class Writer {
  readonly moves: FreecellMove[] = [];
  private readonly table;

  constructor(private state: FreecellState) {
    this.table = freecell.tableOf(state.options);
  }

  /** Plays a move of one card, or of a run to a column. */
  write(move: number): void {
    const [from, to, count, card] = [move & 15, (move >> 4) & 15, (move >> 8) & 15, move >> 12];
    const source = this.pileOf(from, card);
    if (to === UP) this.play(source, this.homeOf(card), 1);
    else if (to === CELL) this.play(source, this.freeCells()[0]!, 1);
    else this.run(source, this.table.columns[to]!, count);
  }

  private pileOf(place: number, card: number): string {
    if (place < CELL) return this.table.columns[place]!;
    const { piles } = this.state;
    return [...this.table.cells, ...this.table.foundations].find(
      (id) => topOf(piles[id]) === card,
    )!;
  }

  private homeOf(card: number): string {
    const { piles } = this.state;
    const below = card < 4 ? undefined : card - 4;
    return this.table.foundations.find((id) => topOf(piles[id]) === below)!;
  }

  private freeCells(): readonly string[] {
    return this.table.cells.filter((id) => this.state.piles[id]!.length === 0);
  }

  /** Moves a run. A run that is too long moves via an empty column, or card by card. */
  private run(from: string, to: string, count: number): void {
    if (count <= supermoveLimit(this.table, this.state, to)) {
      this.play(from, to, count);
      return;
    }
    const cells = this.freeCells();
    const spare = this.spare(to);
    if (spare === undefined || count <= cells.length + 1) {
      const parked = cells.slice(0, count - 1);
      for (const cell of parked) this.play(from, cell, 1);
      this.play(from, to, 1);
      for (const cell of parked.reverse()) this.play(cell, to, 1);
      return;
    }
    // Half of the cards that could move with this empty column can move to it.
    const part = Math.min(count - 1, (cells.length + 1) * 2 ** (this.spares(to) - 1));
    this.run(from, spare, part);
    this.run(from, to, count - part);
    this.run(spare, to, part);
  }

  private spares(to: string): number {
    const { piles, options } = this.state;
    if (SYSTEMS[options.variant].kingsOnly) return 0;
    return this.table.columns.filter((id) => id !== to && piles[id]!.length === 0).length;
  }

  private spare(to: string): string | undefined {
    const { piles } = this.state;
    if (this.spares(to) === 0) return undefined;
    return this.table.columns.find((id) => id !== to && piles[id]!.length === 0);
  }

  private play(from: string, to: string, count: number): void {
    const move = { from, to, count };
    this.state = freecell.play(this.state, move);
    this.moves.push(move);
  }
}

/**
 * The moves of a search as legal moves of the game. A run that the rules don't allow at once moves in parts.
 */
export function proofOf(state: FreecellState, moves: Iterable<number>): readonly FreecellMove[] {
  const writer = new Writer(state);
  for (const move of moves) writer.write(move);
  return writer.moves;
}
