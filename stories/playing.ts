import { userEvent } from 'storybook/test';
import { endOf } from '../src/elements/base/pile-buttons.js';
import type { FreecellGame } from '../src/games/freecell/element/element.js';
import { type SeenGame, card, part, parts, pile } from '../test/elements/support/board.js';

/** Helpers for stories that play: the game on the canvas, clicks and keys. */

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

/** Any game, as far as stories play it. */
export type Played = SeenGame &
  Pick<
    FreecellGame,
    'load' | 'moveCount' | 'newGame' | 'outcome' | 'paused' | 'play' | 'updateComplete'
  >;

/** The game on the canvas. */
async function gameOn(canvas: HTMLElement): Promise<Played> {
  const found = [...canvas.querySelectorAll('*')].find((node) => node.localName.endsWith('-game'));
  if (!found) throw new Error('no game on the canvas');
  const game = found as Played;
  await game.updateComplete;
  return game;
}

/** Starts the story's deal again, so that a story always begins the same. */
export async function dealt(
  canvas: HTMLElement,
  setup: Parameters<FreecellGame['newGame']>[0] = { deal: 617 },
): Promise<Played> {
  const game = await gameOn(canvas);
  const problem = game.newGame(setup);
  if (problem) throw new Error(`The story's deal is refused: ${JSON.stringify(problem)}`);
  await game.updateComplete;
  return game;
}

/** Loads a save into the story's game. */
export async function takenUp(canvas: HTMLElement, save: object): Promise<Played> {
  const game = await gameOn(canvas);
  const problem = game.load(save);
  if (problem) throw new Error(`The story's save is refused: ${JSON.stringify(problem)}`);
  await game.updateComplete;
  return game;
}

/** A card by its code, or a pile's top by its id: face up, face down, or the empty place. */
const nodeOf = (game: Played, name: string): HTMLElement =>
  name.length === 2 ? card(game, name) : endOf(pile(game, name))!;

/** The face-down cards of a pile. */
export const backs = (game: Played, id: string): readonly HTMLElement[] =>
  parts(game, 'card face-down').filter((back) => pile(game, id).contains(back));

/** Clicks a node, or a card by its code, or the top of a pile by its id. */
export async function click(game: Played, at: string | Element): Promise<void> {
  await userEvent.click(typeof at === 'string' ? nodeOf(game, at) : at);
  await game.updateComplete;
}

/** Chooses an item of the menu. */
export async function choose(game: Played, line: string): Promise<void> {
  await click(game, part(game, 'button-menu'));
  const lines = parts(game, 'menu-item');
  await click(
    game,
    lines.find((item) => item.textContent.trim() === line)!,
  );
}

/** Double-clicks, which sends a card to a foundation. */
export async function doubleClick(game: Played, name: string): Promise<void> {
  await userEvent.dblClick(nodeOf(game, name));
  await game.updateComplete;
}

/** Presses keys where the focus is, as user-event writes them: `{Enter}`, `u`, `{ArrowLeft}`. */
export async function press(game: Played, keys: string): Promise<void> {
  await userEvent.keyboard(keys);
  await game.updateComplete;
}

/** Puts the focus on a card, or on the top of a pile. */
export async function focusOn(game: Played, name: string): Promise<void> {
  nodeOf(game, name).focus();
  await game.updateComplete;
}
