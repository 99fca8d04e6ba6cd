import type { Card } from '../../../core/cards/card.js';
import { foundationFor } from '../../../core/patience/foundations.js';
import { topOf } from '../../../core/patience/piles.js';
import { CARD, RAISE } from './packed.js';
import { refusal } from '../rules/refusal.js';
import { flip, play, turn } from '../rules/rules.js';
import {
  COLUMNS,
  FOUNDATIONS,
  type KlondikeMove,
  type KlondikeState,
  PILES,
  type PileId,
  STOCK,
  WASTE,
  needsFlip,
} from '../rules/state.js';

/** Converts a search's moves to moves of the game. Each is legal when it is played. */
class Writer {
  readonly moves: KlondikeMove[] = [];

  constructor(private state: KlondikeState) {
    this.flipAll();
  }

  write(move: number): void {
    const card = move & CARD;
    let from = this.pileOf(card);
    if (from === STOCK || from === WASTE) {
      while (topOf(this.state.piles[WASTE]) !== card) this.play(turn(this.state));
      from = WASTE;
    }
    const pile = this.state.piles[from]!;
    const above = pile.length - 1 - pile.indexOf(card);
    if (!(move & RAISE)) this.lay(from, above + 1);
    else {
      // The cards on it can lie on its twin instead.
      if (above > 0) this.lay(from, above);
      const to = foundationFor(this.state.piles, FOUNDATIONS, card)!;
      this.play({ from, to, count: 1 });
    }
  }

  private pileOf(card: Card): PileId {
    return PILES.find((id) => this.state.piles[id]!.includes(card))!;
  }

  private lay(from: PileId, count: number): void {
    const to = COLUMNS.find((id) => !refusal(this.state, { from, to: id, count }))!;
    this.play({ from, to, count });
  }

  private play(move: KlondikeMove): void {
    this.state = play(this.state, move);
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
