import type { Checked } from '../../core/engine/reason.js';
import { loadProblem } from '../base/lazy.js';
import type { ReplayedGame as Steps } from '../controllers/links.js';
import type { Watched } from './watched.js';

/** What the game says of its link is the replay's to say, once. */
const hush = (event: Event): void => event.stopPropagation();

/** The steps of a link's game, shown by an element that stands on the page; or why there are none. */
export async function stepsOf(game: Watched, link: string): Promise<Checked<Steps>> {
  game.addEventListener('game-error', hush);
  try {
    return await game.replay(link);
  } catch (error) {
    return { problem: loadProblem(error, 'links') };
  } finally {
    game.removeEventListener('game-error', hush);
  }
}

/** Whether board and tools of a game take a press; what it says is heard either way. */
export async function setPlayable(game: Watched, playable: boolean): Promise<void> {
  game.className = playable ? 'game' : 'game watched';
  await game.updateComplete;
  const nodes = game.shadowRoot!.querySelectorAll<HTMLElement>(
    '[part~="toolbar"], [part~="board"]',
  );
  for (const node of nodes) node.inert = !playable;
}
