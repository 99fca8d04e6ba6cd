import { userEvent } from 'storybook/test';
import { type FreecellGame } from '../src/games/freecell/element.js';
import { place } from '../test/elements/support/board.js';

/** What stories that play need: the game on the canvas, and a hand to click and type with. */

/** A deck whose columns run down to the aces: once one ace is up, the game goes up by itself. */
export { FINISHABLE } from '../test/support/decks.js';
export {
  focused,
  held,
  part,
  parts,
  pickedUp,
  spoken,
  status,
  targets,
  tops,
} from '../test/elements/support/board.js';

/** The story's game, dealt anew: a story played again begins where it began before. */
export async function dealt(
  canvas: HTMLElement,
  setup: Parameters<FreecellGame['newGame']>[0] = { deal: 617 },
): Promise<FreecellGame> {
  const game = canvas.querySelector('freecell-game')!;
  await game.updateComplete;
  const problem = game.newGame(setup);
  if (problem) throw new Error(`The story's deal is refused: ${JSON.stringify(problem)}`);
  await game.updateComplete;
  return game;
}

/** Clicks a node, or a card by its code, or the top of a pile by its id. */
export async function click(game: FreecellGame, at: string | Element): Promise<void> {
  await userEvent.click(typeof at === 'string' ? place(game, at) : at);
  await game.updateComplete;
}

/** Presses keys where the focus is, as user-event writes them: `{Enter}`, `u`, `{ArrowLeft}`. */
export async function press(game: FreecellGame, keys: string): Promise<void> {
  await userEvent.keyboard(keys);
  await game.updateComplete;
}

/** Puts the focus on a card, or on the top of a pile. */
export async function focusOn(game: FreecellGame, name: string): Promise<void> {
  place(game, name).focus();
  await game.updateComplete;
}
