import { klondike } from '../../../src/core.js';
import type { KlondikeGame } from '../../../src/games/klondike/element/element.js';
import { formatDeck } from './deck.js';
import { type Attributes, mountDeckOf, mountGame } from './mount.js';

const TAG = 'klondike-game';

/**
 * A deck that deals these cards on top of the columns (the last of each is the top card, the only face-up
 * one) and the stock (the next card first). All others are under them, aces first.
 */
export function klondikeDeck(columns: readonly string[], stock = ''): string {
  const slots: string[] = [];
  for (let row = 0; row < 7; row++) {
    for (let column = row; column < 7; column++) {
      const own = (columns[column] ?? '').split(' ').filter(Boolean);
      slots.push(own[row - (column + 1 - own.length)] ?? '');
    }
  }
  return formatDeck([...slots, ...stock.split(' ')]);
}

/** Klondike's deal 15, or another deal, or the named cards on top of columns and stock. */
export const mountKlondike = (
  attributes: Attributes = {},
  columns?: readonly string[],
  stock?: string,
): Promise<KlondikeGame> =>
  columns
    ? mountDeckOf(TAG, klondikeDeck(columns, stock), attributes)
    : mountGame(TAG, { deal: '15', ...attributes });

/** Plays moves for the page, in the game's notation: `7h 56 s wh`. */
export async function playOn(game: KlondikeGame, text: string): Promise<void> {
  for (const token of text.split(' ')) {
    const refusal = game.play(klondike.readMove(game.state!, token)!);
    if (refusal) throw new Error(`${token}: ${JSON.stringify(refusal)}`);
  }
  await game.updateComplete;
}
