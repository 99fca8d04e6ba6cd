import { waitFor } from 'storybook/test';
import { loadBots } from '../src/games/seven-twenty-seven/element/game.js';
import type { Seven27Table } from '../src/games/seven-twenty-seven/element/element.js';
import { deckOf } from '../test/support/seven27-hands.js';
import { atOnce, click, parts } from './table-playing.js';

/** What is dealt: hands from the dealer's left, and the cards that are taken after. */
interface Stage {
  readonly hands?: readonly string[];
  readonly drawn?: string;
  /** Who deals; the seat to its left begins. */
  readonly dealer?: number;
}

/** The story's table, its first hand dealt from these, by the dealer who is wanted: that is chance. */
export async function dealt(
  canvas: HTMLElement,
  { hands = ['5H AH', 'TS KD'], drawn = 'AC', dealer = 1 }: Stage = {},
): Promise<Seven27Table> {
  const table = canvas.querySelector('seven27-table');
  if (!table) throw new Error('no table on the canvas');
  atOnce(table);
  await table.updateComplete;
  // The bots act at once then, as they do from their second turn on.
  await loadBots();
  for (let times = 0; times < 200; times++) {
    const problem = table.newGame({ deck: deckOf(hands, drawn) });
    if (problem) throw new Error(`The story's deck is refused: ${JSON.stringify(problem)}`);
    if (table.run!.dealer === dealer) break;
  }
  await table.updateComplete;
  return table;
}

/** The main button, so often or until the hand is over: antes, checks or calls, stands. */
export async function playOut(table: Seven27Table, times = 40): Promise<void> {
  for (let time = 0; time < times; time++) {
    const main = await waitFor(
      () => {
        const found = parts(table, 'button-primary').find((node) => node.closest('.board'));
        if (!found) throw new Error('nothing to be done');
        return found;
      },
      { timeout: 5000 },
    );
    if (table.outcome) return;
    await click(table, main);
  }
}
