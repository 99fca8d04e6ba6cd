import { waitFor } from 'storybook/test';
import { loadBots } from '../src/games/seven-twenty-seven/element/game.js';
import type { Seven27Table } from '../src/games/seven-twenty-seven/element/element.js';
import { deckOf } from '../test/support/seven27-hands.js';
import { atOnce, click, parts } from './table-playing.js';

/** The cards to deal: hands from the dealer's left, and the cards that are taken later. */
interface Stage {
  readonly hands?: readonly string[];
  readonly drawn?: string;
  /** The dealer. The seat to its left begins. */
  readonly dealer?: number;
}

/** The story's table, with its first hand dealt from these cards by this dealer, instead of by chance. */
export async function dealt(
  canvas: HTMLElement,
  { hands = ['5H AH', 'TS KD'], drawn = 'AC', dealer = 1 }: Stage = {},
): Promise<Seven27Table> {
  const table = canvas.querySelector('seven27-table');
  if (!table) throw new Error('no table on the canvas');
  atOnce(table);
  await table.updateComplete;
  // The bots then act without a delay, as from their second turn on.
  await loadBots();
  for (let times = 0; times < 200; times++) {
    const problem = table.newGame({ deck: deckOf(hands, drawn) });
    if (problem) throw new Error(`The story's deck is refused: ${JSON.stringify(problem)}`);
    if (table.run!.dealer === dealer) break;
  }
  await table.updateComplete;
  return table;
}

/** Presses the main button (ante, check or call, stand) this often, or until the hand is over. */
export async function playOut(table: Seven27Table, times = 40): Promise<void> {
  for (let time = 0; time < times; time++) {
    const main = await waitFor(() => {
      const found = parts(table, 'button primary').find((node) => node.closest('.board'));
      if (!found) throw new Error('nothing to be done');
      return found;
    });
    if (table.outcome) return;
    await click(table, main);
  }
}
