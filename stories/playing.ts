import { userEvent } from 'storybook/test';
import { endOf } from '../src/elements/patience/board-nodes.js';
import { type FreecellGame } from '../src/games/freecell/element/element.js';
import { type SeenGame, card, part, parts, pile } from '../test/elements/support/board.js';

/** What stories that play need: the game on the canvas, and a hand to click and type with. */

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

/** A game of whatever kind, as far as stories play it. */
export type Played = SeenGame &
  Pick<
    FreecellGame,
    'load' | 'moveCount' | 'newGame' | 'outcome' | 'paused' | 'play' | 'updateComplete'
  >;

/** The game on the canvas: the tags of all of them end alike. */
async function gameOn(canvas: HTMLElement): Promise<Played> {
  const found = [...canvas.querySelectorAll('*')].find((node) => node.localName.endsWith('-game'));
  if (!found) throw new Error('no game on the canvas');
  const game = found as Played;
  await game.updateComplete;
  return game;
}

/** The story's game, dealt anew: a story played again begins where it began before. */
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

/** The story's game where a save has it. */
export async function takenUp(canvas: HTMLElement, save: object): Promise<Played> {
  const game = await gameOn(canvas);
  const problem = game.load(save);
  if (problem) throw new Error(`The story's save is refused: ${JSON.stringify(problem)}`);
  await game.updateComplete;
  return game;
}

/** A card by its code, or the top of a pile by its id: face up, face down, or the empty slot. */
const nodeOf = (game: Played, name: string): HTMLElement =>
  name.length === 2 ? card(game, name) : endOf(pile(game, name))!;

/** The cards of a pile that lie face down. */
export const backs = (game: Played, id: string): readonly HTMLElement[] =>
  parts(game, 'card-face-down').filter((back) => pile(game, id).contains(back));

/** Clicks a node, or a card by its code, or the top of a pile by its id. */
export async function click(game: Played, at: string | Element): Promise<void> {
  await userEvent.click(typeof at === 'string' ? nodeOf(game, at) : at);
  await game.updateComplete;
}

/** Takes a line of the menu. */
export async function choose(game: Played, line: string): Promise<void> {
  await click(game, part(game, 'button-menu'));
  const lines = parts(game, 'menu-item');
  await click(
    game,
    lines.find((item) => item.textContent.trim() === line)!,
  );
}

/** Clicks twice, as one does to send a card home. */
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
