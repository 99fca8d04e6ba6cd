import type { Card } from '../../../core/cards/card.js';
import { topOf } from '../../../core/patience/piles.js';
import { homeMove } from '../../../core/patience/rules/automatic.js';
import { flip, turn } from '../../../core/patience/rules/moves.js';
import { needsFlip } from '../../../core/patience/rules/state.js';
import { type KlondikeMove, type KlondikeState, klondike } from '../rules/game.js';
import { CARD, RAISE } from './packed.js';
import { COLUMNS, STOCK, WASTE } from './piles.js';

/** Converts a search's moves to moves of the game. Each is legal when it is played. */
class Writer {
  readonly moves: KlondikeMove[] = [];
  private readonly table;

  constructor(private state: KlondikeState) {
    this.table = klondike.tableOf(state.options);
    this.flipAll();
  }

  write(move: number): void {
    const card = move & CARD;
    let from = this.pileOf(card);
    if (from === STOCK || from === WASTE) {
      while (topOf(this.state.piles[WASTE]) !== card) this.play(turn(this.table, this.state)!);
      from = WASTE;
    }
    const pile = this.state.piles[from]!;
    const above = pile.length - 1 - pile.indexOf(card);
    if (!(move & RAISE)) this.lay(from, above + 1);
    else {
      // The cards on it can lie on its twin instead.
      if (above > 0) this.lay(from, above);
      this.play(homeMove(this.table, this.state, from)!);
    }
  }

  private pileOf(card: Card): string {
    return this.table.piles.find((id) => this.state.piles[id]!.includes(card))!;
  }

  private lay(from: string, count: number): void {
    const to = COLUMNS.find((id) => !klondike.refusal(this.state, { from, to: id, count }))!;
    this.play({ from, to, count });
  }

  private play(move: KlondikeMove): void {
    this.state = klondike.play(this.state, move);
    this.moves.push(move);
    this.flipAll();
  }

  private flipAll(): void {
    for (const column of COLUMNS) if (needsFlip(this.state, column)) this.play(flip(column));
  }
}

/**
 * The moves of a search as legal moves of the game, including draws, redeals and flips. A player whose cards
 * are turned over automatically skips the flips.
 */
export function proofOf(state: KlondikeState, moves: readonly number[]): readonly KlondikeMove[] {
  const writer = new Writer(state);
  for (const move of moves) writer.write(move);
  return writer.moves;
}
